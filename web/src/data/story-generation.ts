/** `POST /api/generate-story` (section 7). */
import { fallbackTitle, type GeneratedStory, type StoryRequest } from '@tuckaway/domain';
import { authorizedFetch } from './authorized-fetch.ts';
import { EmptyStory, GenerationFailed, type GenerationFailure } from './errors.ts';

/** Milliseconds without an answer. Hosting itself gives up after 60 seconds. */
const TIME_LIMIT = 65_000;

/** What will not get better by waiting (decisions P6). */
const REFUSALS = [400, 403, 404, 409, 413, 422];

export interface GenerationOptions {
  /** The future story's id: asking again with it brings the same story, and is paid once (decisions S1). */
  idempotencyKey: string;
  signal?: AbortSignal;
}

/**
 * Has a story written. Throws {@link GenerationFailed} or {@link EmptyStory}, and the signal's own reason where the caller cancelled.
 */
export async function generateStory(request: StoryRequest, { idempotencyKey, signal }: GenerationOptions): Promise<GeneratedStory> {
  const response = await post(request, idempotencyKey, signal);
  const answer = await json(response);
  signal?.throwIfAborted();
  if (!response.ok) throw new GenerationFailed(failureOf(response.status), textOf(answer, 'message'));
  const content = textOf(answer, 'content') || textOf(answer, 'story');
  if (content === '') throw new EmptyStory();
  const template = textOf(answer, 'template');
  return {
    title: textOf(answer, 'title') || fallbackTitle(request.childName, request.favoriteAnimal),
    content,
    ...(template === '' ? {} : { template }),
  };
}

async function post(request: StoryRequest, idempotencyKey: string, signal?: AbortSignal): Promise<Response> {
  const limit = AbortSignal.timeout(TIME_LIMIT);
  try {
    return await authorizedFetch('/api/generate-story', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(request),
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
  } catch (error) {
    signal?.throwIfAborted();
    throw new GenerationFailed(error instanceof Error && error.name === 'NotSignedIn' ? 'sign-in' : 'can-wait', '');
  }
}

/** The answer's object; anything else, such as the platform's own HTML, is as good as an empty one. */
async function json(response: Response): Promise<Record<string, unknown>> {
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
}

function textOf(answer: Record<string, unknown>, field: string): string {
  const value = answer[field];
  return typeof value === 'string' ? value.trim() : '';
}

function failureOf(status: number): GenerationFailure {
  if (status === 401) return 'sign-in';
  if (status === 429) return 'quota';
  return REFUSALS.includes(status) ? 'refused' : 'can-wait';
}
