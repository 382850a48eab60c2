/** Writes a story with the configured storyteller, and leaves a line in the log: how it ended and what it took, never what or for whom. */
import type { StoryRequest } from '@tuckaway/domain';
import * as logger from 'firebase-functions/logger';
import { openaiModel, storyBudgetSeconds } from '../params.ts';
import { configuredStoryteller } from './configured-storyteller.ts';
import { PROMPT_VERSION } from './prompt.ts';
import { StoryFailure } from './story-failure.ts';
import { newTally } from './tally.ts';
import { isGentle, type StoryTemplate, type WriteStoryOptions, type WrittenStory, writeStory } from './write-story.ts';

/**
 * Milliseconds to judge a kept story again. Before it a call may have waited 40 s for the story, after it a new one may take 50, and
 * Hosting cuts at 60.
 */
const JUDGE_AGAIN_MS = 5000;

/** Throws {@link StoryFailure}, and what `earlier` throws. */
export async function writeAndLog(
  request: StoryRequest,
  earlier: NonNullable<WriteStoryOptions['earlier']>,
  told: NonNullable<WriteStoryOptions['told']> = async () => undefined,
): Promise<WrittenStory> {
  const startedAt = Date.now();
  const tally = newTally();
  const { storyLength: length, storySetting: setting, storyTone: tone } = request;
  const about = () => {
    const { ms, ...rest } = tally;
    return {
      model: openaiModel.value(),
      prompt: PROMPT_VERSION,
      length,
      setting,
      tone,
      ...rest,
      ms: { ...ms, whole: Date.now() - startedAt },
    };
  };
  try {
    const written = await writeStory(request, { storyteller: configuredStoryteller(), budgetMs: budgetMs(), earlier, told, tally });
    logger.info('story written', about());
    return written;
  } catch (error) {
    if (error instanceof StoryFailure) logger.warn('no story', { ...about(), code: error.kind });
    throw error;
  }
}

/** Judges a story that was kept, before it is given again. Throws {@link StoryFailure} where nobody could. */
export async function judgeAndLog(template: StoryTemplate): Promise<boolean> {
  const gentle = await isGentle(template, { storyteller: configuredStoryteller(), budgetMs: JUDGE_AGAIN_MS });
  logger.info('story judged again', { gentle });
  return gentle;
}

function budgetMs(): number {
  return storyBudgetSeconds.value() * 1000;
}
