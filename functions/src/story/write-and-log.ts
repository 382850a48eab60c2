/** Writes a story with the configured storyteller, and leaves a line in the log: how it ended and how long it took, never what or for whom. */
import type { StoryRequest } from '@tuckaway/domain';
import * as logger from 'firebase-functions/logger';
import { openaiModel, storyBudgetSeconds } from '../params.ts';
import { configuredStoryteller } from './configured-storyteller.ts';
import { type EarlierStory, PROMPT_VERSION } from './prompt.ts';
import { StoryFailure } from './story-failure.ts';
import { type WrittenStory, writeStory } from './write-story.ts';

/** Throws {@link StoryFailure}. */
export async function writeAndLog(request: StoryRequest, avoid: readonly EarlierStory[]): Promise<WrittenStory> {
  const startedAt = Date.now();
  const about = { model: openaiModel.value(), prompt: PROMPT_VERSION, length: request.storyLength };
  try {
    const written = await writeStory(request, { storyteller: configuredStoryteller(), budgetMs: storyBudgetSeconds.value() * 1000, avoid });
    logger.info('story written', { ...about, repairs: written.repairs, ms: Date.now() - startedAt });
    return written;
  } catch (error) {
    if (error instanceof StoryFailure) logger.warn('no story', { ...about, code: error.kind, ms: Date.now() - startedAt });
    throw error;
  }
}
