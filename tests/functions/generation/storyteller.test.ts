import { beforeEach, describe, expect, test } from 'vitest';
import { LENGTH_IDS, SETTING_IDS, TONE_IDS } from '../../../domain/src/index.ts';
import { writeStory } from '../../../functions/src/stories/writing/write-story.ts';
import { bundledStoryteller } from '../support/families.ts';
import { storyteller } from '../support/support.ts';
import { useAlone } from '../support/use-alone.ts';

useAlone('storyteller');

beforeEach(() => storyteller.reset());

describe('the bundled storyteller passes our checks the first time', () => {
  test.each(SETTING_IDS)('in the setting “%s”, in every tone and length', async (storySetting) => {
    const repaired: string[] = [];
    for (const storyTone of TONE_IDS) {
      for (const storyLength of LENGTH_IDS) {
        const request = { childName: 'Mia', favoriteAnimal: 'otter', storySetting, storyTone, storyLength };
        const outcome = await writeStory(request, { storyteller: bundledStoryteller, budgetMs: 20_000 }).then(
          ({ repairs }) => (repairs === 0 ? null : 'repaired'),
          (error: Error) => error.message,
        );
        if (outcome !== null) repaired.push(`${storyTone}, ${storyLength}: ${outcome}`);
      }
    }
    expect(repaired).toEqual([]);
  });
});

describe('a storyteller slower than the time budget', () => {
  test('is abandoned in time, for stories and for moderation', async () => {
    const request = { childName: 'Mia', favoriteAnimal: 'otter', storySetting: 'garden', storyTone: 'calm', storyLength: 'short' } as const;
    for (const on of ['chat', 'moderations'] as const) {
      await storyteller.play('slow', { on, times: 10, delayMs: 20_000 });
      const startedAt = Date.now();
      const outcome = writeStory(request, { storyteller: bundledStoryteller, budgetMs: 600 });
      await expect(outcome).rejects.toMatchObject({ kind: 'out-of-time' });
      expect(Date.now() - startedAt).toBeLessThan(2_000);
    }
  });
});
