import type { Story } from '@tuckaway/domain';
import { Button, ButtonLink } from '../../../ui/form/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ADVENTURES } from './messages.ts';

interface NextAdventuresProps {
  /** The newest story of each child; undefined while they are loading. */
  stories: readonly Story[] | undefined;
  onNext: (story: Story) => void;
}

/** The next adventure of each child with one press; for a family without stories, the way to the first one. */
export function NextAdventures({ stories, onNext }: NextAdventuresProps) {
  if (stories === undefined) return null;
  return (
    <section aria-labelledby="adventures-title">
      <h2 id="adventures-title" className="mb-4 font-display text-title font-semibold">
        {ADVENTURES.title}
      </h2>
      {stories.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <p className="text-soft">{ADVENTURES.firstText}</p>
          <ButtonLink to="/create-story" variant="secondary">
            <Icon name="stars" />
            {ADVENTURES.first}
          </ButtonLink>
        </div>
      ) : (
        <ul className="m-0 flex list-none flex-wrap gap-3 p-0">
          {stories.map((story) => (
            <li key={story.id} className="min-w-0 max-sm:w-full">
              <Button variant="secondary" className="max-w-full max-sm:w-full" onClick={() => onNext(story)}>
                <Icon name="stars" className="size-5 shrink-0" />
                <bdi className="min-w-0 wrap-anywhere">{ADVENTURES.next(story.childName)}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
