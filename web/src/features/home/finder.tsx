import type { CuratedStorySummary } from '@tuckaway/domain';
import { type MouseEvent, useMemo, useState } from 'react';
import { useSession } from '../../data/session/session.ts';
import { Button } from '../../ui/form/button.tsx';
import { ChoicePill } from '../../ui/form/choice-pill.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { type CuratedFilter, categoriesOf, findCurated, NO_FILTER, TIMES, timeOf } from './find-curated.ts';
import { FINDER } from './messages.ts';
import { MakeOneTile, TonightTile } from './tiles.tsx';

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
      {!signedIn && (
        <div className="mb-4 grid gap-3 sm:grid-cols-2">
          <TonightTile stories={stories} />
          <MakeOneTile className="max-sm:hidden" />
        </div>
      )}
      <search aria-label={FINDER.label} className="grid grid-cols-2 gap-2 sm:flex sm:items-center">
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
