import { MyStoriesScreen } from '../../features/my-stories/my-stories-screen.tsx';
import { useWaitingStories, WaitingStrip } from '../../features/offline/waiting-strip.tsx';

export function MyStoriesRoute() {
  const waiting = useWaitingStories().length > 0;
  return <MyStoriesScreen arriving={waiting ? <WaitingStrip /> : null} />;
}
