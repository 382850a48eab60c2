import { AVOIDED_TOPIC_IDS, type AvoidedTopic, SETTING_IDS, TONE_IDS } from '@tuckaway/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frighteningWord } from '../frightening/frightening-part.ts';
import { pickSeed, STORY_SEEDS, seedsFor } from './pick-seed.ts';
import type { StorySeed } from './seed.ts';

const BEATS = ['opening', 'wish', 'trouble', 'turn', 'sleep'] as const;
const wrong = (isWrong: (seed: StorySeed) => boolean) => STORY_SEEDS.filter(isWrong).map(({ id }) => id);
const textOf = (seed: StorySeed) => BEATS.map((beat) => seed[beat]).join(' ');

describe('the seeds', () => {
  test('are at least sixty, with unique ids', () => {
    expect(STORY_SEEDS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(STORY_SEEDS.map(({ id }) => id)).size).toBe(STORY_SEEDS.length);
  });

  test('give every tone in every place at least six choices, one of them specific to the place', () => {
    const few = SETTING_IDS.flatMap((setting) => TONE_IDS.map((tone) => ({ setting, tone, count: seedsFor(setting, tone).length }))).filter(
      ({ count }) => count < 6,
    );
    expect(few).toEqual([]);
    expect(SETTING_IDS.filter((setting) => !STORY_SEEDS.some(({ settings }) => settings.length === 1 && settings[0] === setting))).toEqual(
      [],
    );
  });

  test('leave at least six choices everywhere for a family that avoids any topic, or all of them', () => {
    const avoided: AvoidedTopic[][] = [...AVOIDED_TOPIC_IDS.map((topic) => [topic]), [...AVOIDED_TOPIC_IDS]];
    const few = SETTING_IDS.flatMap((setting) =>
      TONE_IDS.flatMap((tone) => avoided.filter((topics) => seedsFor(setting, tone, topics).length < 6).map(() => `${setting}, ${tone}`)),
    );
    expect(few).toEqual([]);
  });

  test('avoid frightening and overused words', () => {
    expect(wrong((seed) => frighteningWord(textOf(seed)) !== null)).toEqual([]);
    expect(wrong((seed) => /magic|twinkl|whisper(?:ed|ing) secret|sparkl|enchant|dream come true|\bmoral\b/i.test(textOf(seed)))).toEqual(
      [],
    );
  });
});

describe('the pick', () => {
  const place = { setting: 'bakery', tone: 'calm' } as const;
  const fitting = seedsFor('bakery', 'calm').map(({ id }) => id);

  test('reaches every fitting seed, and no other', () => {
    const picked = Array.from({ length: 1000 }, (_roll, index) => pickSeed(place, [], () => index / 1000).id);
    expect(new Set(picked)).toEqual(new Set(fitting));
  });

  test("keeps off the family's last seeds, whatever they were", () => {
    fc.assert(
      fc.property(
        fc.subarray(fitting, { maxLength: fitting.length - 1 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (recent, roll) => {
          expect(recent).not.toContain(pickSeed(place, recent, () => roll).id);
        },
      ),
    );
  });

  test('takes the least recently used seed if all are recent', () => {
    expect(pickSeed(place, [...fitting].reverse(), () => 0).id).toBe(fitting[0]);
  });
});
