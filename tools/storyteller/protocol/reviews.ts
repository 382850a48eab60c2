/** A chat completion that reviews texts, by the same list of words as moderation: a simulated model understands nothing. */
import { REVIEW_FORMAT } from '../../../functions/src/stories/frightening/review.ts';
import { GENTLE_SENTINELS } from '../../../functions/src/stories/frightening/sentinels.ts';
import { isRecord, parseJson } from '../../local/json.ts';
import { completionOf, readMessages } from './chat.ts';
import { ApiError } from './http.ts';
import { unsafeCategories } from './moderations.ts';
import type { Scenario } from './scenarios.ts';
import type { ChatCompletion } from './stream.ts';

export function isReview(body: unknown): body is Record<string, unknown> {
  const format = isRecord(body) ? body.response_format : undefined;
  return isRecord(format) && isRecord(format.json_schema) && format.json_schema.name === REVIEW_FORMAT.json_schema.name;
}

/** For `unsafe` everything frightens but the sentinel that a working reviewer knows to be gentle. */
function isListed(text: string, scenario: Scenario): boolean {
  if (scenario === 'always-yes') return true;
  if (scenario === 'always-no') return false;
  return unsafeCategories(text).length > 0 || (scenario === 'unsafe' && !GENTLE_SENTINELS.some((sentinel) => sentinel === text));
}

/** @throws ApiError 400 */
export function answerReview(body: Record<string, unknown>, scenario: Scenario): ChatCompletion {
  const messages = readMessages(body.messages);
  const texts = parseJson(messages.at(-1)?.content ?? '');
  if (!Array.isArray(texts) || !texts.every((text) => typeof text === 'string')) {
    throw new ApiError(400, 'The last message must be a JSON list of texts.', { param: 'messages' });
  }
  const found = texts.flatMap((text, index) => (isListed(text, scenario) ? [index + 1] : []));
  const content = JSON.stringify({ frightening: found });
  switch (scenario) {
    case 'refusal':
      return completionOf({ content: null, refusal: "I'm sorry, I can't help with that." }, body, messages);
    case 'filtered':
      return completionOf({ content: '', finishReason: 'content_filter' }, body, messages);
    case 'malformed':
      return completionOf({ content: content.slice(0, -2) }, body, messages);
    default:
      return completionOf({ content }, body, messages);
  }
}
