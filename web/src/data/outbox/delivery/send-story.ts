/** Has a story written and stored (`POST /api/generate-story`, section 7, decision S8). */
import {
  coverScene,
  fallbackTitle,
  keptWishes,
  parsePages,
  parseScene,
  type StoryContent,
  type StoryRequest,
  storyContent,
} from '@tuckaway/domain';
import { documentName, type FirestorePorts, getDocument } from '../../firestore/client.ts';
import { attempt, type Failure } from '../../http/call.ts';
import type { QueuedStoryRequest } from '../entry.ts';
import type { DeliveryStep } from '../outbox.ts';

/** Milliseconds: Hosting itself gives up after 60 seconds. */
const GENERATION_TIMEOUT_MS = 60_000;

export const EMPTY_STORY_MESSAGE = 'No story content received from API';

export interface StoryToSend {
  /** The future story's UUID: also the key under which it is written and paid once (decision S1). */
  storyId: string;
  uid: string;
  data: Pick<QueuedStoryRequest, 'coverImage' | keyof StoryRequest>;
}

export type NotDone = Exclude<Failure, { kind: 'refused' }>;
/** It will not work as it is; `message` is the server's own, or empty. */
export interface Refused {
  kind: 'refused';
  message: string;
  /** The wish that the message is about. */
  field?: string;
}

export interface SendStoryOptions {
  signal?: AbortSignal;
  onStep?: (step: DeliveryStep) => void;
  /** It may have been sent before: checks first whether the story exists, so that nothing is written and paid twice. */
  again?: boolean;
}

/** `written` is missing where the story existed already and only its title is known. */
export type SentStory = { kind: 'there'; title: string; written?: StoryContent } | Refused | NotDone;

/**
 * Has the story written and stored. May be repeated with the same order: it is written, paid and stored once, and a refusal
 * counts only if the story does not exist already (decision P6). Never throws.
 */
export async function sendStory(
  ports: FirestorePorts,
  order: StoryToSend,
  { signal, onStep, again = false }: SendStoryOptions = {},
): Promise<SentStory> {
  if (again) {
    const found = await findStory(ports, order, signal);
    if (found.kind !== 'missing') return found;
  }
  onStep?.('writing');
  const written = await requestGeneration(ports, order, signal);
  if (written.kind === 'refused') {
    const found = await findStory(ports, order, signal);
    return found.kind === 'missing' ? written : found;
  }
  if (written.kind !== 'written') return written;
  onStep?.('saving');
  return { kind: 'there', title: written.story.title, written: written.story };
}

/** Has the story written and stored. `story` is what was stored. Never throws. */
export async function requestGeneration(
  ports: FirestorePorts,
  { storyId, uid, data }: StoryToSend,
  signal?: AbortSignal,
): Promise<{ kind: 'written'; story: StoryContent } | Refused | NotDone> {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues } = data;
  const wishes = { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues };
  const answer = await attempt(ports, {
    url: `${ports.endpoints.api}/api/generate-story`,
    uid,
    headers: { 'idempotency-key': storyId },
    // Optional wishes that are undefined are absent in the JSON.
    body: { ...wishes, ...keptWishes(data) } satisfies StoryRequest,
    timeoutMs: GENERATION_TIMEOUT_MS,
    ...(signal && { signal }),
  });
  if (answer.kind === 'refused') {
    const { message, field } = answer;
    return { kind: 'refused', message, ...(field !== '' && { field }) };
  }
  if (answer.kind !== 'done') return answer;
  const { body } = answer;
  const content = textOf(body, 'content') || textOf(body, 'story');
  if (content === '') return { kind: 'refused', message: EMPTY_STORY_MESSAGE };
  const title = textOf(body, 'title') || fallbackTitle(childName, favoriteAnimal);
  const { cast, pages, cover } = body as { cast?: unknown; pages?: unknown; cover?: unknown };
  const figures = Array.isArray(cast) ? cast.filter((figure) => typeof figure === 'string') : [];
  const read = parsePages(pages, storySetting);
  const story = storyContent({
    ...{ title, content, template: textOf(body, 'template'), recap: textOf(body, 'recap'), cast: figures },
    ...(read && { pages: read }),
    ...(cover !== undefined && { cover: parseScene(cover, coverScene(data)) }),
  });
  return { kind: 'written', story };
}

/** Whether the story exists already and belongs to the user (decision P6). A denial means that it belongs to another. Never throws. */
export async function findStory(
  ports: FirestorePorts,
  { storyId, uid }: Pick<StoryToSend, 'storyId' | 'uid'>,
  signal?: AbortSignal,
): Promise<{ kind: 'there'; title: string } | { kind: 'missing' } | NotDone> {
  const answer = await getDocument(ports, uid, documentName(ports, 'stories', storyId), signal && { signal });
  if (answer.kind === 'refused') return { kind: 'missing' };
  if (answer.kind !== 'done') return answer;
  const { fields } = answer.body;
  if (fields?.uid !== uid) return { kind: 'missing' };
  return { kind: 'there', title: typeof fields.title === 'string' ? fields.title : '' };
}

function textOf(body: object, field: string): string {
  const value = (body as Record<string, unknown>)[field];
  return typeof value === 'string' ? value.trim() : '';
}
