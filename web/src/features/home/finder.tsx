import type { CuratedStorySummary } from '@tuckaway/domain';
import { type MouseEvent, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../data/session/session.ts';
import { Button } from '../../ui/form/button.tsx';
import { ChoicePill, pillClasses } from '../../ui/form/choice-pill.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type CuratedFilter, categoriesOf, findCurated, NO_FILTER, TIMES, timeOf, tonesOf } from './find-curated.ts';
import { FINDER } from './messages.ts';
import { useStoryForTonight } from './use-story-for-tonight.ts';

/** The ids of the stories that match; null means all. */
export type Find = (stories: readonly CuratedStorySummary[]) => ReadonlySet<number> | null;

export interface FinderProps {
  stories: readonly CuratedStorySummary[];
  /** What {@link onFind}'s last function finds in them. */
  found: ReadonlySet<number> | null;
  /** Receives what the user searches for; null means everything. */
  onFind: (find: Find | null) => void;
}

/** Above home's stories: for visitors tonight's story, and the search. */
export function Finder({ stories, found, onFind }: FinderProps) {
  const signedIn = useSession().status === 'signed-in';
  const [filter, setFilter] = useState(NO_FILTER);
  const categories = useMemo(() => categoriesOf(stories), [stories]);
  const tones = useMemo(() => tonesOf(stories), [stories]);
  const times = TIMES.filter(({ value }) => value === filter.time || stories.some((story) => timeOf(story) === value));

  function change(part: Partial<CuratedFilter>): void {
    const next = { ...filter, ...part };
    setFilter(next);
    onFind((among) => findCurated(among, next));
  }

  function showAll({ currentTarget }: MouseEvent): void {
    // The pressed button disappears, so the focus moves to the heading of the stories.
    currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
    change(NO_FILTER);
  }

  return (
    <>
      {/* A family's home begins with tonight's book. */}
      {!signedIn && <TonightLink stories={stories} />}
      <search aria-label={FINDER.label} className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap sm:items-center">
        <SearchField
          label={FINDER.label}
          placeholder={FINDER.hint}
          value={filter.words}
          onChange={(words) => change({ words })}
          className="col-span-2 min-w-0 sm:grow"
        />
        <ChoicePill
          label={FINDER.category}
          any={FINDER.anyCategory}
          value={filter.category}
          options={categories.map((category) => ({ value: category, label: category }))}
          onChange={(category) => change({ category })}
        />
        <ChoicePill label={FINDER.time} any={FINDER.anyTime} value={filter.time} options={times} onChange={(time) => change({ time })} />
        {tones.length > 0 && (
          <fieldset aria-label={FINDER.tone} className="col-span-2 flex min-w-0 flex-wrap gap-2 sm:basis-full">
            {[null, ...tones].map((tone) => (
              <button
                key={tone}
                type="button"
                aria-pressed={filter.tone === tone}
                onClick={() => change({ tone })}
                className={pillClasses(filter.tone === tone)}
              >
                {tone === null ? FINDER.anyTone : `${tone.charAt(0).toUpperCase()}${tone.slice(1)}`}
              </button>
            ))}
          </fieldset>
        )}
      </search>
      <div className={found === null ? 'sr-only' : 'mt-4 flex min-h-11 flex-wrap items-center gap-x-3 text-soft'}>
        <p role="status">{found !== null && (found.size === 0 ? FINDER.none : FINDER.found(found.size))}</p>
        {found !== null && (
          <Button variant="quiet" size="sm" onClick={showAll}>
            {FINDER.clear}
          </Button>
        )}
      </div>
    </>
  );
}

/** The story that the bedtime reminder names, the same all day. A line of words, because its card is in the grid. */
function TonightLink({ stories }: Pick<FinderProps, 'stories'>) {
  const story = useStoryForTonight(stories);
  return (
    <p className="mb-2 min-h-11">
      {story !== null && (
        <Link
          to={`/story/${story.id}`}
          className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-lamp-ink no-underline hover:underline"
        >
          <Icon name="moon" className="size-4.5 shrink-0" />
          {/* Two lines are as high as the press needs, so nothing moves. */}
          <span className="min-w-0 leading-tight">
            {FINDER.tonight}: <bdi className="font-display">{story.title}</bdi>
          </span>
        </Link>
      )}
    </p>
  );
}
