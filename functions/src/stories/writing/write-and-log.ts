/** Writes and moderates stories with the configured storyteller, and logs how it went without any text or person. */
import type { StoryRequest } from '@tuckaway/domain';
import * as logger from 'firebase-functions/logger';
import * as params from '../../config/params.ts';
import { judgeTexts, type TextsToJudge } from '../model/judge-texts.ts';
import { openAiStoryteller } from '../model/openai-storyteller.ts';
import { safetyIdOf } from '../model/safety-id.ts';
import { watched } from '../model/watched-storyteller.ts';
import { retryBudget } from '../model/with-retries.ts';
import { PROMPT_VERSION } from '../prompt/messages.ts';
import { StoryFailure } from '../story-failure.ts';
import { moderatedTexts, notesOf, reviewedTexts, type ShownPages, type StoryTemplate, withoutNotes } from '../story-template.ts';
import { newTally } from './story-tally.ts';
import { type WriteStoryOptions, type WrittenStory, wishFor, writeStory } from './write-story.ts';

/**
 * Milliseconds to moderate or review a stored story. A call may have waited 40 s for the story before and may spend 50 s on a new one after; Hosting cuts
 * requests at 60 s.
 */
const MODERATION_BUDGET_MS = 5000;

/** Share of a story's whole time after which an unanswered call counts as the service's fault: an attempt gets half, less a moment for the start. */
const FULL_ATTEMPT = 0.45;

export interface WriteAndLogOptions extends Omit<WriteStoryOptions, 'storyteller' | 'budgetMs' | 'tally' | 'random'> {
  /** Whose story; null for a check of the service. */
  uid: string | null;
  /** When the request arrived, from which its time is counted. */
  startedAt?: number;
}

/** Throws {@link StoryFailure}. @param connect makes the storyteller. */
export async function writeAndLog(
  request: StoryRequest,
  { uid, startedAt = Date.now(), ...options }: WriteAndLogOptions,
  connect = openAiStoryteller,
): Promise<WrittenStory> {
  const tally = newTally();
  const { storyLength: length, storySetting: setting, storyTone: tone, age = null } = request;
  const figures = () => {
    const { ms, ...rest } = tally;
    const whole = Date.now() - startedAt;
    return { model: params.openaiModel.value(), prompt: PROMPT_VERSION, length, setting, tone, age, ...rest, ms: { ...ms, whole } };
  };
  try {
    const budgetMs = params.storyBudgetSeconds.value() * 1000 - (Date.now() - startedAt);
    const written = await writeStory(request, {
      ...options,
      storyteller: configuredStoryteller(uid, connect),
      reasons: mayReason(),
      budgetMs,
      tally,
    });
    logger.info('story written', figures());
    return written;
  } catch (error) {
    if (error instanceof StoryFailure) logger.warn('no story', { ...figures(), code: error.kind });
    throw error;
  }
}

/**
 * Moderates and reviews the copy of a story. Throws {@link StoryFailure} if that is not possible.
 * @param texts the title first.
 */
export async function judgeCopyAndLog(texts: TextsToJudge, connect = openAiStoryteller): Promise<boolean> {
  // The whole, too, because gentle paragraphs can add up to something that is not.
  const moderated = [...texts.moderated, texts.moderated.slice(1).join('\n\n')];
  const { passesModeration, frightening } = await judgeTexts({ ...texts, moderated }, servicesFor(null, connect));
  const passed = passesModeration && frightening.length === 0;
  logger.info('story moderated again', { passed });
  return passed;
}

/**
 * Moderates and reviews a stored story, and its wish if no page was shown: then the wish may not have been reviewed. Throws {@link StoryFailure} if that
 * is not possible.
 * @param shown what was reviewed when it was shown; null for nothing.
 * @returns the story without notes that frighten; null if it is not for children.
 */
export async function judgeAndLog(
  template: StoryTemplate,
  { uid, request, shown }: { uid: string; request: StoryRequest; shown: ShownPages | null },
  connect = openAiStoryteller,
): Promise<StoryTemplate | null> {
  // Nothing is shown before the review has passed the wish.
  const wish = shown === null ? [wishFor(request)] : [];
  const reviewed = [...wish, ...reviewedTexts(template, shown)];
  const texts = { moderated: moderatedTexts(template), reviewed, notes: notesOf(template), age: request.age };
  const { passesModeration, frightening, frighteningNotes } = await judgeTexts(texts, servicesFor(uid, connect));
  const passed = passesModeration && frightening.length === 0;
  logger.info('story moderated again', { passed });
  return passed ? withoutNotes(template, frighteningNotes) : null;
}

function servicesFor(uid: string | null, connect: typeof openAiStoryteller) {
  return { storyteller: configuredStoryteller(uid, connect), budget: retryBudget(MODERATION_BUDGET_MS) };
}

/** Whether one of the two models may reason. It may without a parameter, too, and a limit that is too high costs nothing. */
function mayReason(): boolean {
  const fallback = params.openaiFallbackModel.value() === '' ? [] : [params.openaiFallbackReasoningEffort.value()];
  return [params.openaiReasoningEffort.value(), ...fallback].some((effort) => effort !== 'none');
}

function configuredStoryteller(uid: string | null, connect: typeof openAiStoryteller) {
  const key = params.openaiKey.value() ?? '';
  const fallbackModel = params.openaiFallbackModel.value();
  const reviewModel = params.openaiReviewModel.value();
  return watched(
    connect({
      baseUrl: params.openaiBaseUrl.value(),
      key,
      model: params.openaiModel.value(),
      reasoningEffort: params.openaiReasoningEffort.value(),
      fallback: fallbackModel === '' ? null : { model: fallbackModel, reasoningEffort: params.openaiFallbackReasoningEffort.value() },
      reviewer: reviewModel === '' ? null : { model: reviewModel, reasoningEffort: params.openaiReviewReasoningEffort.value() },
      safetyId: params.openaiPrivacyFields.value() === 'on' ? safetyIdOf(uid, key) : null,
      moderationBaseUrl: params.moderationBaseUrl.value(),
      moderationKey: params.moderationKey.value() ?? '',
      moderationModel: params.moderationModel.value(),
    }),
    params.storyBudgetSeconds.value() * 1000 * FULL_ATTEMPT,
  );
}
