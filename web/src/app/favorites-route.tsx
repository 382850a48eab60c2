import { FavoritesScreen } from '../features/favorites/favorites-screen.tsx';
import { useWaitingStories, WaitingStrip } from '../features/offline/waiting-strip.tsx';

/** The favorites, below the stories that are being written. */
export function FavoritesRoute() {
  const waiting = useWaitingStories().length > 0;
  return <FavoritesScreen arriving={waiting ? <WaitingStrip /> : null} />;
}
