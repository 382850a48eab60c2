import { expect, test } from 'vitest';
import { LENGTH_IDS, SETTING_IDS, TONE_IDS } from '../../../domain/src/index.ts';
import { writeStory } from '../../../functions/src/stories/writing/write-story.ts';
import { LONG } from '../../long.ts';
import { asked, bundledStoryteller } from '../support/families.ts';

/** Every combination in the long run, else each setting with a length and a tone in turns. */
const CASES = SETTING_IDS.flatMap((storySetting, index) =>
  (LONG ? TONE_IDS : [TONE_IDS[index % TONE_IDS.length] ?? 'calm']).flatMap((storyTone) =>
    (LONG ? LENGTH_IDS : [LENGTH_IDS[index % LENGTH_IDS.length] ?? 'short']).map((storyLength) => ({
      storySetting,
      storyTone,
      storyLength,
    })),
  ),
);

test('the bundled storyteller passes our checks the first time in every setting, tone and length', async () => {
  const repaired: string[] = [];
  for (const choices of CASES) {
    const request = { childName: 'Mia', favoriteAnimal: 'otter', ...choices };
    const outcome = await writeStory(request, { storyteller: bundledStoryteller, budgetMs: 50_000 }).then(
      ({ repairs }) => (repairs === 0 ? null : 'repaired'),
      (error: Error) => error.message,
    );
    if (outcome !== null) repaired.push(`${Object.values(choices).join(', ')}: ${outcome}`);
  }
  expect(repaired).toEqual([]);
}, 600_000);

test.each(['chat', 'moderations'] as const)('a storyteller that is too slow for the time budget (%s) is abandoned', async (on) => {
  const request = { childName: 'Mia', favoriteAnimal: 'otter', storySetting: 'garden', storyTone: 'calm', storyLength: 'short' } as const;
  const tooLongMs = 60_000;
  await asked.play('slow', { on, times: 10, delayMs: tooLongMs });
  const startedAt = Date.now();
  await expect(writeStory(request, { storyteller: bundledStoryteller, budgetMs: 600 })).rejects.toMatchObject({ kind: 'out-of-time' });
  expect(Date.now() - startedAt).toBeLessThan(tooLongMs / 2);
  await asked.reset();
});
