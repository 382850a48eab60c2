import { AVOIDED_TOPIC_IDS, type AvoidedTopic, BODIES, SETTING_IDS, TONE_IDS } from '@tuckaway/domain';
import type { Plot } from '@tuckaway/domain/content';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pickPlot, plotsFor } from './pick-plot.ts';
import { PLOTS } from './plots.data.ts';

const BEATS = ['opening', 'wish', 'trouble', 'deed', 'sleep'] as const;
const wrong = (isWrong: (plot: Plot) => boolean) => PLOTS.filter(isWrong).map(({ id }) => id);
const textOf = (plot: Plot) => BEATS.map((beat) => plot[beat]).join(' ');

describe('the plots', () => {
  test('are at least sixty, with unique ids', () => {
    expect(PLOTS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(PLOTS.map(({ id }) => id)).size).toBe(PLOTS.length);
  });

  const EVERY = SETTING_IDS.flatMap((setting) => TONE_IDS.flatMap((tone) => BODIES.map((body) => ({ setting, tone, body }))));
  const named = ({ setting, tone, body }: (typeof EVERY)[number], count: number) => `${setting}, ${tone}, ${body}: ${count}`;

  test('give every kind of body in every place and tone at least five choices, and every place some of its own', () => {
    const few = EVERY.map((order) => named(order, plotsFor(order).length)).filter((line) => Number(line.split(': ')[1]) < 5);
    expect(few).toEqual([]);
    expect(SETTING_IDS.filter((setting) => !PLOTS.some(({ settings }) => settings.length === 1 && settings[0] === setting))).toEqual([]);
  });

  test('leave at least three choices for a family that avoids any topic, or all of them', () => {
    const avoided: AvoidedTopic[][] = [...AVOIDED_TOPIC_IDS.map((topic) => [topic]), [...AVOIDED_TOPIC_IDS]];
    const few = EVERY.flatMap((order) =>
      avoided.flatMap((notTonight) => {
        const count = plotsFor({ ...order, notTonight }).length;
        return count < 3 ? [`${named(order, count)} without ${notTonight.join()}`] : [];
      }),
    );
    expect(few).toEqual([]);
  });

  test('name a trouble of the animal, and what the child does with hands', () => {
    expect(wrong(({ deed }) => !/^\{child\} \p{L}+/u.test(deed))).toEqual([]);
    expect(wrong(({ trouble, deed }) => !/\b(?:animal|it|its)\b/u.test(`${trouble} ${deed}`))).toEqual([]);
  });

  test('avoid overused words', () => {
    expect(wrong((plot) => /magic|twinkl|whisper(?:ed|ing) secret|sparkl|enchant|dream come true|\bmoral\b/i.test(textOf(plot)))).toEqual(
      [],
    );
  });
});

describe('the pick', () => {
  const place = { setting: 'bakery', tone: 'calm', body: 'bird' } as const;
  const fitting = plotsFor(place).map(({ id }) => id);

  test('reaches every fitting plot, and no other', () => {
    const picked = Array.from({ length: 1000 }, (_roll, index) => pickPlot(place, [], () => index / 1000).id);
    expect(new Set(picked)).toEqual(new Set(fitting));
  });

  test("keeps off the family's last plots, whatever they were", () => {
    fc.assert(
      fc.property(
        fc.subarray(fitting, { maxLength: fitting.length - 1 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (recent, roll) => {
          expect(recent).not.toContain(pickPlot(place, recent, () => roll).id);
        },
      ),
    );
  });

  test('takes the least recently used plot if all are recent', () => {
    expect(pickPlot(place, [...fitting].reverse(), () => 0).id).toBe(fitting[0]);
  });
});
