import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FRIGHTENING_SENTINELS, GENTLE_SENTINELS, withSentinels } from './sentinels.ts';

const isFrightening = (text: string) => FRIGHTENING_SENTINELS.some((sentinel) => sentinel === text);
const isGentle = (text: string) => GENTLE_SENTINELS.some((sentinel) => sentinel === text);
const numbersOf = (texts: readonly string[], isListed: (text: string) => boolean) =>
  texts.flatMap((text, index) => (isListed(text) ? [index + 1] : []));

describe('the sentinels', () => {
  test('are one of each kind, and leave the texts in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 12 }), (texts) => {
        const sent = withSentinels(texts).texts;
        expect(sent.filter((text) => !isFrightening(text) && !isGentle(text))).toEqual(texts);
        expect([sent.filter(isFrightening).length, sent.filter(isGentle).length]).toEqual([1, 1]);
      }),
    );
  });

  test('may be anywhere, and are not always the same', () => {
    const seen = Array.from({ length: 400 }, () => withSentinels(['One.', 'Two.']).texts);
    for (const kind of [isFrightening, isGentle]) {
      expect(new Set(seen.map((texts) => texts.findIndex(kind))).size).toBe(4);
      expect(new Set(seen.flat().filter(kind)).size).toBe(4);
    }
  });
});

describe('the verdicts', () => {
  test('are those of the given texts, wherever the sentinels are', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (frightening) => {
        const given = frightening.map((frightens, index) => `${index} ${frightens}`);
        const { texts, verdicts } = withSentinels(given);
        expect(verdicts(numbersOf(texts, (text) => isFrightening(text) || text.endsWith(' true')))).toEqual(frightening);
      }),
    );
  });

  test('are none if the reviewer lists a number that no text has', () => {
    const { texts, verdicts } = withSentinels(['Once.']);
    expect(verdicts([...numbersOf(texts, isFrightening), texts.length + 1])).toBeNull();
  });
});
