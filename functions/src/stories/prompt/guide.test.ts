import { AGE_BANDS, TONE_IDS } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { estimateTokens } from '../../../../tools/storyteller/protocol/tokens.ts';
import { exampleText } from './example-text.ts';
import { examplesFor } from './examples.ts';
import { systemMessage } from './guide.ts';

/** Prompts from this size on are cached by the provider (OpenAI's guide "Prompt caching", November 2026). */
const LEAST_CACHED = 1024;
const ALL = AGE_BANDS.flatMap((age) => TONE_IDS.map((tone) => ({ age, tone, message: systemMessage(age, tone) })));

/** The beginning that two texts share. */
function sharedBeginning(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return one.slice(0, length);
}

describe('the guide', () => {
  test('begins for every age and tone with a text that is long enough for the cache by itself', () => {
    const shared = ALL.map(({ message }) => message).reduce(sharedBeginning);
    expect(estimateTokens(shared)).toBeGreaterThanOrEqual(LEAST_CACHED);
  });

  test.each(ALL)('for ages $age, $tone describes only these, ends with their examples, and costs little', ({ age, tone, message }) => {
    expect(estimateTokens(message)).toBeLessThan(8000);
    expect(message.match(/^# (?:Age|Tone).*$/gm)).toEqual([`# Age ${age}`, `# Tone: ${tone}`]);
    const examples = examplesFor(age, tone).map(exampleText);
    expect(examples).toHaveLength(2);
    expect(message.endsWith(`\n\n${examples.join('\n\n')}`)).toBe(true);
  });
});
