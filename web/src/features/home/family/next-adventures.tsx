import type { Story } from '@tuckaway/domain';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { ChildName } from '../../parents/api/children/child-names.ts';
import { ALL_MADE, moreStoriesAt } from '../../reader/api/stories/more-stories.ts';
import type { CreateFormVisit } from '../../reader/api/stories/next-episode.ts';
import { ADVENTURES } from './messages.ts';

interface NextAdventuresProps {
  /** The newest story of each child; undefined while they are loading. */
  stories: readonly Story[] | undefined;
  /** The remembered children. */
  known: readonly ChildName[];
  /** Today's stories are used up: milliseconds since 1970; null if they are not. */
  usedUp: { until: number; now: number } | null;
  onNext: (story: Story) => void;
}

/** Rows of a phone begin with their icons below each other. */
const ROW = 'min-w-0 text-left max-sm:justify-start max-sm:rounded-card max-sm:px-3 max-sm:text-[0.875rem]';

/** One row for each child: its next adventure, and beside it another story, each with one press; for a family without stories, the way to the first one. */
export function NextAdventures({ stories, known, usedUp, onNext }: NextAdventuresProps) {
  if (stories === undefined) return null;
  // The form means an only child anyway.
  const withoutStory = known.length > 1 ? known.filter(({ nickname }) => !stories.some(({ childName }) => childName === nickname)) : [];
  return (
    <section aria-labelledby="adventures-title">
      <h2 id="adventures-title" className="mb-4 font-display text-title font-semibold">
        {usedUp ? ALL_MADE : ADVENTURES.title}
      </h2>
      {/* Said before a press, not after it; the buttons lead to the form that sends a story later. */}
      {usedUp && <p className="-mt-2 mb-4 text-soft">{moreStoriesAt(usedUp.until, usedUp.now)}</p>}
      {stories.length + withoutStory.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {!usedUp && <p className="text-soft">{ADVENTURES.firstText}</p>}
          <ButtonLink to="/create-story" variant="secondary">
            <Icon name="stars" />
            {ADVENTURES.first}
          </ButtonLink>
        </div>
      ) : (
        <ul className="m-0 grid list-none justify-items-start gap-3 p-0">
          {stories.map((story) => (
            <li
              key={story.id}
              className="flex w-full min-w-0 items-center gap-x-2 large-text:flex-col large-text:items-start max-sm:justify-between"
            >
              <Button variant="secondary" className={`${ROW} max-sm:grow`} onClick={() => onNext(story)}>
                <Icon name="stars" className="size-5 shrink-0" />
                <bdi className="min-w-0 wrap-anywhere">{ADVENTURES.next(story.childName)}</bdi>
              </Button>
              <NewStory child={known.find(({ nickname }) => nickname === story.childName)} />
            </li>
          ))}
          {withoutStory.map((child) => (
            <li key={child.id} className="w-full min-w-0">
              <ButtonLink to="/create-story" state={storyFor(child)} variant="secondary" className={`${ROW} max-w-full max-sm:w-full`}>
                <Icon name="stars" className="size-5 shrink-0" />
                <bdi className="min-w-0 wrap-anywhere">{ADVENTURES.another(child.nickname)}</bdi>
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Beside the next adventure: a story of its own, with the child chosen already. */
function NewStory({ child }: { child: ChildName | undefined }) {
  if (child === undefined) return null;
  return (
    <ButtonLink
      to="/create-story"
      state={storyFor(child)}
      variant="quiet"
      aria-label={ADVENTURES.another(child.nickname)}
      className="shrink-0 max-sm:px-2 max-sm:text-[0.875rem]"
    >
      {ADVENTURES.new}
    </ButtonLink>
  );
}

/** Written with this press; canceling leads to the form, filled in. */
const storyFor = ({ id }: ChildName): CreateFormVisit => ({ start: true, child: id });
