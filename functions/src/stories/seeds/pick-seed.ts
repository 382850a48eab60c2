/** Picks the next story's seed. */
import { type AvoidedTopic, conflictingTopic, type StorySetting, type StoryTone } from '@tuckaway/domain';
import { ANYWHERE_SEEDS } from './anywhere.ts';
import { PLACE_SEEDS } from './places.ts';
import type { StorySeed } from './seed.ts';

export const STORY_SEEDS: readonly StorySeed[] = [...ANYWHERE_SEEDS, ...PLACE_SEEDS];

/** The seeds that fit the place and tone and have none of these topics. */
export function seedsFor(setting: StorySetting, tone: StoryTone, notTonight: readonly AvoidedTopic[] = []): StorySeed[] {
  const fitting = STORY_SEEDS.filter(({ settings, tones }) => settings.includes(setting) && tones.includes(tone));
  return notTonight.length === 0 ? fitting : fitting.filter((seed) => conflictingTopic(textOf(seed), notTonight) === null);
}

function textOf({ opening, wish, trouble, turn, sleep }: StorySeed): string {
  return [opening, wish, trouble, turn, sleep].join('\n');
}

interface SeedPlace {
  setting: StorySetting;
  tone: StoryTone;
  notTonight?: readonly AvoidedTopic[] | undefined;
}

/** Undefined for the id of a seed that was removed since. */
export function seedWith(id: string): StorySeed | undefined {
  return STORY_SEEDS.find((seed) => seed.id === id);
}

/**
 * A seed that fits the place and tone and is not among the family's recent ones; if all are, the one used longest ago.
 * @param recent ids, newest first.
 * @param random from 0 up to, not including, 1.
 */
export function pickSeed(place: SeedPlace, recent: readonly string[], random: () => number): StorySeed {
  const fitting = seedsFor(place.setting, place.tone, place.notTonight);
  const fresh = fitting.filter(({ id }) => !recent.includes(id));
  const oldest = fitting.toSorted((one, other) => recent.indexOf(other.id) - recent.indexOf(one.id));
  const picked = fresh[Math.floor(random() * fresh.length)] ?? oldest[0];
  if (!picked) throw new Error('No story seed fits this place and tone.');
  return picked;
}
