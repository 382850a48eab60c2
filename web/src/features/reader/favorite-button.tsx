import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FAVORITE_LABELS } from './messages.ts';
import { useAddFavorite } from './use-add-favorite.ts';

/** At the end of a story; quiet while a family's story is read. */
export function FavoriteButton({ story, quiet = false }: { story: { id: string; title: string }; quiet?: boolean }) {
  const { favoriteState, favorite } = useAddFavorite(story);
  const isAdded = favoriteState === 'added';
  const busy = favoriteState === 'adding';
  return (
    <Button
      variant={quiet ? 'quiet' : 'secondary'}
      size="sm"
      // As wide as its longest label, so that nothing moves once it is known to be a favorite.
      className={classNames(quiet && 'min-w-[min(13.4rem,100%)] justify-start')}
      busy={busy}
      disabled={isAdded}
      onClick={({ currentTarget }) => favorite(currentTarget)}
    >
      {!busy && <Icon name="heart" filled={isAdded} />}
      {FAVORITE_LABELS[favoriteState]}
    </Button>
  );
}
