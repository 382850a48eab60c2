import { isStoryId, type Story } from '@tuckaway/domain';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { cardPlace } from '../../../data/device/card-place.ts';
import { useSyncState } from '../../../data/outbox/page/sync-state.ts';
import { useUid } from '../../../data/session/session.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { useLastAdventures } from '../../library/api/last-adventures.ts';
import { useNewestStories } from '../../library/api/newest-stories.ts';
import { CHILD_MODE_ON, startChildMode } from '../../parents/api/child-mode.ts';
import { useChildNames } from '../../parents/api/children/child-names.ts';
import { useHiddenStories } from '../../reader/api/hidden/hidden-stories.ts';
import { begunOf, useReadLately } from '../../reader/api/reading/recently-read.ts';
import { useFeaturedStories } from '../../reader/api/stories/curated-stories.ts';
import { useFamilyStory } from '../../reader/api/stories/family-stories.ts';
import { useUsedUpDay } from '../../reader/api/stories/more-stories.ts';
import { prepareNextEpisode } from '../../reader/api/stories/next-episode.ts';
import { HeroActions } from '../hero-actions.tsx';
import { useStoryForTonight } from '../use-story-for-tonight.ts';
import { lastNightsBook } from './last-night.ts';
import { LastNightRow } from './last-night-row.tsx';
import { CHILD_MODE } from './messages.ts';
import { NextAdventures } from './next-adventures.tsx';
import { TonightStage } from './tonight-stage.tsx';
import { tonightsBook } from './tonights-book.ts';

const NONE: readonly never[] = [];

/** The first part of a signed-in family's home: tonight's book, last night's, and the next one for each child. */
export function FamilyHome() {
  const navigate = useNavigate();
  const { online } = useSyncState();
  const day = useUsedUpDay(useUid());
  const read = useReadLately();
  const begun = useMemo(() => read && begunOf(read), [read]);
  const known = useChildNames();
  const newest = useNewestStories();
  const { data: featured, isPending } = useFeaturedStories();
  const hidden = useHiddenStories();
  const curated = useMemo(() => featured?.filter(({ id }) => !hidden.has(String(id))) ?? NONE, [featured, hidden]);
  const suggestion = useStoryForTonight(curated);

  // One that was begun may be older than the newest ones.
  const begunOwn = begun?.find(({ storyId }) => isStoryId(storyId))?.storyId ?? null;
  const { data: begunStory, isPending: opening } = useFamilyStory(begunOwn);
  // So may one that was read to its end.
  const readOwn =
    read
      ?.filter(({ storyId, finished }) => finished && isStoryId(storyId))
      .reduce<(typeof read)[number] | null>((last, one) => (last && last.updatedAt > one.updatedAt ? last : one), null)?.storyId ?? null;
  const { data: readStory } = useFamilyStory(readOwn);
  const stored = [...(newest ?? NONE), ...[begunStory, readStory].filter((story) => story != null)];
  const own = firstBy('id', stored).filter(({ id }) => !hidden.has(id));
  const isKnown = begun !== undefined && newest !== undefined && !isPending && (begunOwn === null || !opening);
  const book = isKnown ? tonightsBook({ begun, own, curated, suggestion, canWrite: online && day === null }) : undefined;

  // Children whose last adventure is older than the newest stories.
  const others = newest ? known.map(({ nickname }) => nickname).filter((name) => !own.some(({ childName }) => childName === name)) : NONE;
  const older = useLastAdventures(others);

  /** Has the next chapter written at once; canceling leads to the form, filled in. */
  function goOn(story: Story): void {
    void prepareNextEpisode(story, { start: true }).then((state) => navigate('/create-story', { state }));
  }

  return (
    <>
      <TonightStage book={book} onNextChapter={() => book?.kind === 'next-chapter' && goOn(book.story)} />
      <div className="page-margin mx-auto grid max-w-6xl gap-9 pt-4 sm:pt-12">
        <LastNightRow book={book === undefined ? undefined : lastNightsBook({ read: read ?? NONE, own, curated, tonight: book })} />
        <NextAdventures stories={newest && firstBy('childName', [...own, ...older])} known={known} usedUp={day} onNext={goOn} />
        {/* Below what the evening needs, which must not move under a thumb when a card comes. */}
        <div ref={cardPlace.set} className="empty:hidden" />
        <HeroActions />
        <ChildModeStart />
      </div>
    </>
  );
}

function ChildModeStart() {
  function start(): void {
    startChildMode();
    toast(CHILD_MODE_ON);
  }
  return (
    <p className="-mt-5 flex flex-wrap items-center gap-x-3 text-label text-soft sm:-mt-6">
      <Button variant="secondary" size="sm" onClick={start}>
        <Icon name="puppet" className="size-5" />
        {CHILD_MODE.start}
      </Button>
      {CHILD_MODE.about}
    </p>
  );
}

/** The first story with each id, or of each child. */
function firstBy(field: 'id' | 'childName', stories: readonly Story[]): Story[] {
  return stories.filter((story, index) => stories.findIndex((other) => other[field] === story[field]) === index);
}
