import type { CuratedStory } from '@tuckaway/domain';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FAVORITE_LABELS } from './messages.ts';
import { useAddFavorite } from './use-add-favorite.ts';

/** Beside a curated story's last words; a phone shows only the heart, so that the last words stay on the screen. */
export function FavoriteButton({ story: { id, title } }: { story: CuratedStory }) {
  const { favoriteState, favorite } = useAddFavorite({ id: String(id), title });
  const isAdded = favoriteState === 'added';
  const busy = favoriteState === 'adding';
  return (
    <Button variant="secondary" size="sm" busy={busy} disabled={isAdded} onClick={({ currentTarget }) => favorite(currentTarget)}>
      {!busy && <Icon name="heart" filled={isAdded} />}
      <span className="max-[36rem]:sr-only">{FAVORITE_LABELS[favoriteState]}</span>
    </Button>
  );
}
