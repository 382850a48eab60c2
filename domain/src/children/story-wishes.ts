/** What a family chooses for a child once and every story then respects: age, pronouns and topics to avoid. */

import { isChildId } from '../ids.ts';
import { AGE_BANDS, type AgeBand } from './age-bands.ts';

/** Without a choice the story says the name and no pronoun. */
export const PRONOUNS = ['he', 'she', 'they'] as const;
export type Pronouns = (typeof PRONOUNS)[number];

/** Topics that a family can switch off. Ids are stored: never rename or reuse one. */
export const AVOIDED_TOPICS = [
  { id: 'dark', label: 'The dark' },
  { id: 'thunder', label: 'Thunder and storms' },
  { id: 'loud-noises', label: 'Loud noises' },
  { id: 'fire', label: 'Fire' },
  { id: 'deep-water', label: 'Deep water' },
  { id: 'heights', label: 'High places' },
  { id: 'dogs', label: 'Dogs' },
  { id: 'insects', label: 'Spiders and insects' },
  { id: 'snakes', label: 'Snakes' },
  { id: 'ghosts', label: 'Ghosts and monsters' },
  { id: 'clowns', label: 'Clowns' },
  { id: 'hospitals', label: 'Hospitals and doctors' },
  { id: 'mothers', label: 'Mothers' },
  { id: 'fathers', label: 'Fathers' },
  { id: 'grandparents', label: 'Grandparents' },
  { id: 'babies', label: 'A new baby' },
] as const;

export type AvoidedTopic = (typeof AVOIDED_TOPICS)[number]['id'];

export const AVOIDED_TOPIC_IDS = AVOIDED_TOPICS.map((topic) => topic.id) as [AvoidedTopic, ...AvoidedTopic[]];

/** The largest `childSeed`. */
export const MOST_SEED = 0xffff_ffff;

/** The chosen fields, and who the child is: what a story keeps of its request, and the next episode takes over. */
export interface KeptWishes {
  age?: AgeBand;
  pronouns?: Pronouns;
  notTonight?: AvoidedTopic[];
  childId?: string;
  /** How children without chosen looks are drawn (`childSeedOf`). */
  childSeed?: number;
}

/** Without the missing and empty ones, because Firestore and strict schemas refuse `undefined`. */
export function keptWishes({
  age,
  pronouns,
  notTonight,
  childId,
  childSeed,
}: { [Field in keyof KeptWishes]: KeptWishes[Field] | undefined }): KeptWishes {
  return {
    ...(age && { age }),
    ...(pronouns && { pronouns }),
    ...(notTonight && notTonight.length > 0 && { notTonight }),
    ...(childId && { childId }),
    ...(childSeed !== undefined && { childSeed }),
  };
}

/** {@link keptWishes} of a document of any origin: unknown words of a newer version are left out. */
export function readWishes({ age, pronouns, notTonight, childId, childSeed }: Record<string, unknown>): KeptWishes {
  const topics = Array.isArray(notTonight) ? AVOIDED_TOPIC_IDS.filter((topic) => notTonight.includes(topic)) : [];
  return keptWishes({
    age: AGE_BANDS.find((band) => band === age),
    pronouns: PRONOUNS.find((word) => word === pronouns),
    notTonight: topics,
    childId: typeof childId === 'string' && isChildId(childId) ? childId : undefined,
    childSeed: readChildSeed(childSeed),
  });
}

export function readChildSeed(stored: unknown): number | undefined {
  return typeof stored === 'number' && Number.isInteger(stored) && stored >= 0 && stored <= MOST_SEED ? stored : undefined;
}

/** The topics as a family reads them, in the order of the list: “the dark”. */
export function topicLabels(topics: readonly AvoidedTopic[]): string[] {
  return AVOIDED_TOPICS.filter(({ id }) => topics.includes(id)).map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));
}
