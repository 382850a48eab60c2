import { FavoritesScreen } from '../../features/library/favorites/favorites-screen.tsx';
import { useWaitingStories, WaitingStrip } from '../../features/shell/offline/waiting-strip.tsx';

export function FavoritesRoute() {
  const waiting = useWaitingStories().length > 0;
  return <FavoritesScreen arriving={waiting ? <WaitingStrip /> : null} />;
}
