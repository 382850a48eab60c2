import { FavoritesScreen } from '../../features/favorites/favorites-screen.tsx';
import { useWaitingStories, WaitingStrip } from '../../features/offline/waiting-strip.tsx';

export function FavoritesRoute() {
  const waiting = useWaitingStories().length > 0;
  return <FavoritesScreen arriving={waiting ? <WaitingStrip /> : null} />;
}
