import { celebrateFavorite } from '../../ui/moments/celebrate.ts';
import { toast } from '../../ui/toaster/toast.ts';
import { changeFavorite, useBusyHearts, useFavorites } from './api/favorites/favorites.ts';
import * as messages from './messages.ts';

/** Adds the open story to the favorites, with the toasts of section 8; it is not removed here (section 4). */
export function useAddFavorite({ id, title }: { id: string; title: string }) {
  const { heartOf } = useFavorites([id]);
  const isBusy = useBusyHearts().has(id);

  async function favorite(heart: Element): Promise<void> {
    const isAdded = (await changeFavorite(id, 'in', title)) === 'done';
    toast(isAdded ? messages.addedToFavorites(title) : { ...messages.FAVORITE_FAILED, tone: 'destructive' });
    if (isAdded) celebrateFavorite(heart);
  }

  return { favoriteState: heartOf(id) === 'in' ? ('added' as const) : isBusy ? ('adding' as const) : ('idle' as const), favorite };
}
