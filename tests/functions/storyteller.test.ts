import { beforeEach, describe, expect, test } from 'vitest';
import { LENGTH_IDS, SETTING_IDS, TONE_IDS } from '../../domain/src/index.ts';
import { openAiStoryteller } from '../../functions/src/story/openai-storyteller.ts';
import { writeStory } from '../../functions/src/story/write-story.ts';
import { STORYTELLER, storyteller } from './support.ts';

const BASE = `${STORYTELLER}/v1`;
const bundled = openAiStoryteller({
  baseUrl: BASE,
  key: 'local-storyteller',
  model: 'tuckaway-storyteller',
  moderationBaseUrl: BASE,
  moderationKey: 'local-storyteller',
  moderationModel: 'omni-moderation-latest',
});

beforeEach(() => storyteller.reset());

describe('the bundled storyteller passes our checks the first time', () => {
  test.each(SETTING_IDS)('in the setting “%s”, in every tone and length', async (storySetting) => {
    const repaired: string[] = [];
    for (const storyTone of TONE_IDS) {
      for (const storyLength of LENGTH_IDS) {
        const request = { childName: 'Mia', favoriteAnimal: 'otter', storySetting, storyTone, storyLength };
        const outcome = await writeStory(request, { storyteller: bundled, budgetMs: 20_000 }).then(
          ({ repairs }) => (repairs === 0 ? null : 'repaired'),
          (error: Error) => error.message,
        );
        if (outcome !== null) repaired.push(`${storyTone}, ${storyLength}: ${outcome}`);
      }
    }
    expect(repaired).toEqual([]);
  });
});
