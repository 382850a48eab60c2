import { htmlToText, previewText, STORY_LABELS, textDirection } from '@tuckaway/domain';
import { Link } from 'react-router-dom';
import { CoverPicture } from '../../../art/index.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { LateStoryCover } from '../../reader/api/cover/late-story-cover.tsx';
import { pathOf } from '../../reader/api/stories/path-of.ts';
import { LateLineUpButton } from '../../reader/line-up/late-line-up-button.tsx';
import type { FavoriteItem } from '../api/favorites-list.ts';

export interface FavoriteCardProps {
  item: FavoriteItem;
  removing: boolean;
  onRemove: () => void;
}

const DATE = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });
const PICTURE = 'aspect-3/2 w-full object-cover';

/** One favorite: an own story or a curated one (decision P4). The whole card opens it. */
export function FavoriteCard({ item, removing, onRemove }: FavoriteCardProps) {
  const headingId = `favorite-${item.id}`;
  const preview = previewText(htmlToText(item.content));
  const direction = textDirection(`${item.title} ${preview}`);
  const added = new Date(item.favoritedAt);
  return (
    <article
      aria-labelledby={headingId}
      className="relative flex h-full flex-col overflow-hidden rounded-sheet border border-edge bg-sheet shadow-card transition-shadow duration-200 focus-within:shadow-sheet hover:shadow-sheet"
    >
      <div className="relative">
        <FavoritePicture item={item} />
        <LateLineUpButton storyId={item.id} title={item.title} className="absolute right-1 bottom-1" />
      </div>
      <div className="flex grow flex-col px-5 pt-4 pb-3">
        <p className="text-label font-semibold text-ember">
          {item.kind === 'own' ? (
            <>
              For <bdi>{item.children}</bdi>
            </>
          ) : (
            item.category
          )}
        </p>
        <h2 id={headingId} dir={direction} className="mt-1 font-display text-card font-semibold">
          <Link to={pathOf(item.id)} className="no-underline after:absolute after:inset-0 after:content-[''] hover:text-lamp-ink">
            {item.title}
          </Link>
        </h2>
        <p dir={direction} className="mt-2 grow text-label text-soft">
          {preview}
        </p>
        <p className="mt-3 border-t border-edge pt-3 text-label text-soft">{item.kind === 'own' ? STORY_LABELS.own : item.label}</p>
        <div className="flex flex-wrap items-center justify-between gap-x-2">
          <p className="text-label text-soft">
            <span className="sr-only">Added </span>
            {item.favoritedAt > 0 && <time dateTime={added.toISOString()}>{DATE.format(added)}</time>}
          </p>
          <Button
            variant="quiet"
            size="sm"
            busy={removing}
            onClick={onRemove}
            aria-label={`Remove “${item.title}” from favorites`}
            className="relative z-10 -mr-3"
          >
            {!removing && <Icon name="trash" className="size-4.5" />}
            {removing ? 'Removing...' : 'Remove'}
          </Button>
        </div>
      </div>
    </article>
  );
}

function FavoritePicture({ item }: { item: FavoriteItem }) {
  if (item.kind === 'own') return <LateStoryCover story={item.story} className={`block ${PICTURE}`} />;
  if (item.imageUrl === undefined) return <CoverPicture cover="moon" className={`block ${PICTURE}`} />;
  return <Picture src={item.imageUrl} alt="" lazy className={PICTURE} />;
}
