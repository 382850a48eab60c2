import { DEFAULT_READING_TIME } from '@tuckaway/domain';
import { lazy, type MouseEvent, Suspense, useEffect, useId, useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useSession } from '../../data/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ChoicePill } from '../../ui/choice-pill.tsx';
import { drawLater } from '../../ui/draw-later.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { ANY_CURATED, type CuratedWish, categoriesOf, type FinderProps, findCurated, TIMES, timeOf } from './find-curated.ts';
import { FINDING } from './finder-messages.ts';
import { MakeOneTile, Tile, TonightTile } from './tonight.tsx';

const BegunTile = lazy(async () => ({ default: (await import('./begun-tile.tsx')).BegunTile }));

/** Above home's stories: tonight's, the one that was begun, and looking for another. What breaks in it takes nothing else along. */
export function Finder(props: FinderProps) {
  return (
    <ErrorBoundary fallback={null} onError={() => props.onFound(null)}>
      <Finding {...props} />
    </ErrorBoundary>
  );
}

function Finding({ stories, onFound }: FinderProps) {
  const signedIn = useSession().status === 'signed-in';
  const [wish, setWish] = useState(ANY_CURATED);
  const id = useId();
  const known = useMemo(() => stories.map((story) => ({ ...story, readingTime: story.readingTime ?? DEFAULT_READING_TIME })), [stories]);
  const found = useMemo(() => findCurated(known, wish), [known, wish]);
  const categories = useMemo(() => categoriesOf(known), [known]);
  const times = TIMES.filter(({ value }) => value === wish.time || known.some(({ readingTime }) => timeOf(readingTime) === value));
  const change = (part: Partial<CuratedWish>): void => setWish({ ...wish, ...part });

  useEffect(() => onFound(found), [found, onFound]);
  useEffect(() => drawLater('.story-cards > li'), []);

  function showAll({ currentTarget }: MouseEvent): void {
    // The button goes with what was found: the focus passes on to the heading of the stories.
    currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
    setWish(ANY_CURATED);
  }

  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TonightTile stories={stories} />
        {signedIn ? (
          <Suspense fallback={<Tile />}>
            <BegunTile stories={stories} />
          </Suspense>
        ) : (
          <MakeOneTile className="max-sm:hidden" />
        )}
      </div>
      <search aria-label={FINDING.label} className="mt-4 grid grid-cols-2 gap-2 sm:flex sm:items-center">
        <SearchField
          id={id}
          label={FINDING.label}
          placeholder={FINDING.hint}
          value={wish.words}
          onChange={(words) => change({ words })}
          className="col-span-2 min-w-0 sm:grow"
        />
        <ChoicePill
          label={FINDING.category}
          any={FINDING.anyCategory}
          value={wish.category}
          options={categories.map((category) => ({ value: category, label: category }))}
          onChange={(category) => change({ category })}
        />
        <ChoicePill
          label={FINDING.time}
          any={FINDING.anyTime}
          value={wish.time}
          options={times.map(({ value, label }) => ({ value, label }))}
          onChange={(time) => change({ time })}
        />
      </search>
      <div className={found === null ? 'sr-only' : 'mt-4 flex min-h-11 flex-wrap items-center gap-x-3 text-soft'}>
        <p role="status">{found !== null && (found.size === 0 ? FINDING.none : FINDING.found(found.size))}</p>
        {found !== null && (
          <Button variant="quiet" size="sm" onClick={showAll}>
            {FINDING.clear}
          </Button>
        )}
      </div>
    </>
  );
}
