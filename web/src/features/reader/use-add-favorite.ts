import { useMutation } from '@tanstack/react-query';
import { addFavorite, useIsFavorite } from '../../data/favorites/favorites.ts';
import { celebrateFavorite } from '../../ui/moments/celebrate.ts';
import { toast } from '../../ui/toaster/toast.ts';
import * as messages from './messages.ts';

/** Adds the open story to the favorites, with the toasts of section 8; it is not removed here (section 4). */
export function useAddFavorite({ id, title }: { id: string; title: string }) {
  const isFavorite = useIsFavorite(id);
  const favorite = useMutation({
    mutationFn: (_heart: Element) => addFavorite({ storyId: id, title }),
    onSuccess: (_, heart) => {
      toast(messages.addedToFavorites(title));
      celebrateFavorite(heart);
    },
    onError: () => toast({ ...messages.FAVORITE_FAILED, tone: 'destructive' }),
  });
  return {
    favoriteState: isFavorite ? ('added' as const) : favorite.isPending ? ('adding' as const) : ('idle' as const),
    favorite: (heart: Element) => favorite.mutate(heart),
  };
}
