import { MyStoriesScreen } from '../../features/library/shelf/my-stories-screen.tsx';
import { useWaitingStories, WaitingStrip } from '../../features/shell/offline/waiting-strip.tsx';

export function MyStoriesRoute() {
  const waiting = useWaitingStories().length > 0;
  return <MyStoriesScreen arriving={waiting ? <WaitingStrip /> : null} />;
}
