/** Which book a family's home offers first. Pure. */
import type { CuratedStorySummary, ReadingProgress, Story } from '@tuckaway/domain';

export type TonightsBook =
  | { kind: 'begun-own'; story: Story; place: ReadingProgress }
  | { kind: 'begun-curated'; story: CuratedStorySummary; place: ReadingProgress }
  | { kind: 'next-chapter'; story: Story }
  | { kind: 'suggestion'; story: CuratedStorySummary };

export interface TonightsChoices {
  /** Begun and unfinished stories, latest first. */
  begun: readonly (ReadingProgress & { storyId: string })[];
  /** The family's own stories that are known here, newest first. */
  own: readonly Story[];
  curated: readonly CuratedStorySummary[];
  /** The story of the evening, which the reminder names. */
  suggestion: CuratedStorySummary | null;
  /** Whether a new chapter can be written now: there is a network, and today's stories are not used up. */
  canWrite: boolean;
}

/** The story in progress, else the next chapter of the last adventure, else the story of the evening; null if there is none at all. */
export function tonightsBook({ begun, own, curated, suggestion, canWrite }: TonightsChoices): TonightsBook | null {
  for (const place of begun) {
    const ownStory = own.find(({ id }) => id === place.storyId);
    if (ownStory) return { kind: 'begun-own', story: ownStory, place };
    const curatedStory = curated.find(({ id }) => String(id) === place.storyId);
    if (curatedStory) return { kind: 'begun-curated', story: curatedStory, place };
  }
  const [last] = own;
  // Only a story whose text is known without names can be continued.
  if (canWrite && last && (last.recap ?? last.template) !== undefined) return { kind: 'next-chapter', story: last };
  return suggestion && { kind: 'suggestion', story: suggestion };
}
