/** Which book a family heard last. Pure. */
import type { CuratedStorySummary, Story } from '@tuckaway/domain';
import type { BegunStory } from '../../reader/api/reading/recently-read.ts';
import type { TonightsBook } from './tonights-book.ts';

export type LastNightsBook = { kind: 'own'; story: Story } | { kind: 'curated'; story: CuratedStorySummary };

interface LastNightChoices {
  /** What was read lately, in no order. */
  read: readonly BegunStory[];
  /** The family's own stories that are known here, newest first. */
  own: readonly Story[];
  curated: readonly CuratedStorySummary[];
  tonight: TonightsBook | null;
}

/** The story that was read last, else the newest of the family's own; null if that is tonight's book itself, or there is none. */
export function lastNightsBook({ read, own, curated, tonight }: LastNightChoices): LastNightsBook | null {
  // Tonight's next chapter follows last night's story.
  const other = (id: string): boolean => tonight === null || tonight.kind === 'next-chapter' || String(tonight.story.id) !== id;
  const latest = read
    .filter(({ storyId, page, finished }) => (finished || page > 1) && other(storyId))
    .sort((one, two) => two.updatedAt - one.updatedAt);
  for (const { storyId } of latest) {
    const ownStory = own.find(({ id }) => id === storyId);
    if (ownStory) return { kind: 'own', story: ownStory };
    const curatedStory = curated.find(({ id }) => String(id) === storyId);
    if (curatedStory) return { kind: 'curated', story: curatedStory };
  }
  const newest = own.find(({ id }) => other(id));
  return newest ? { kind: 'own', story: newest } : null;
}
