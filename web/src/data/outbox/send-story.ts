/** Has a story written (`POST /api/generate-story`, section 7) and stores its document. */
import { fallbackTitle, type GeneratedStory, LIMITS, paragraphsToHtml, type StoryRequest, splitParagraphs } from '@tuckaway/domain';
import { commit, documentName, type FirestorePorts, getDocument } from '../firestore/client.ts';
import { type Answer, type Failure, messageOf, postAuthorized } from '../firestore/post-authorized.ts';
import { encodeFields } from '../firestore/values.ts';
import type { QueuedStoryRequest } from './entry.ts';
import type { DeliveryStep, GeneratedContent } from './outbox.ts';

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
}

export interface SendStoryOptions {
  signal?: AbortSignal;
  onStep?: (step: DeliveryStep) => void;
  /** It may have been sent before: checks first whether the story exists, so that nothing is written and paid twice. */
  again?: boolean;
}

/** `written` is missing where the story existed already and only its title is known. */
export type SentStory = { kind: 'there'; title: string; written?: GeneratedContent } | Refused | NotDone;

/**
 * Has the story written and stores it. May be repeated with the same order: it is written, paid and stored once, and a refusal
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
  if (written.kind === 'refused') return foundOr(written);
  if (written.kind !== 'written') return written;
  if (signal?.aborted) return { kind: 'canceled' };
  onStep?.('saving');
  const stored = await storeStory(ports, order, written.story, signal);
  if (stored.kind === 'done') return { kind: 'there', title: written.story.title, written: written.story };
  // Firestore's own message is not for users.
  return stored.kind === 'refused' ? foundOr({ kind: 'refused', message: '' }) : stored;

  async function foundOr(refused: Refused): Promise<SentStory> {
    const found = await findStory(ports, order, signal);
    return found.kind === 'missing' ? refused : found;
  }
}

/** Has the story written. Never throws. */
export async function requestGeneration(
  ports: FirestorePorts,
  { storyId, uid, data }: StoryToSend,
  signal?: AbortSignal,
): Promise<{ kind: 'written'; story: GeneratedContent } | Refused | NotDone> {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, siblings, continues } = data;
  const answer = await postAuthorized(ports, {
    url: `${ports.endpoints.api}/api/generate-story`,
    userId: uid,
    headers: { 'idempotency-key': storyId },
    // Optional wishes that are undefined are absent in the JSON.
    body: { childName, favoriteAnimal, storySetting, storyLength, storyTone, siblings, continues } satisfies StoryRequest,
    timeoutMs: GENERATION_TIMEOUT_MS,
    ...(signal && { signal }),
  });
  if (answer.kind === 'refused') return { kind: 'refused', message: messageOf(answer.body) };
  if (answer.kind !== 'done') return answer;
  const content = splitParagraphs(textOf(answer.body, 'content') || textOf(answer.body, 'story'));
  if (content.length === 0) return { kind: 'refused', message: EMPTY_STORY_MESSAGE };
  const template = splitParagraphs(textOf(answer.body, 'template'));
  return {
    kind: 'written',
    story: {
      title: textOf(answer.body, 'title') || fallbackTitle(childName, favoriteAnimal),
      content: paragraphsToHtml(content),
      ...(template.length === 0 ? {} : { template: paragraphsToHtml(template) }),
      ...episodeNotes(answer.body),
    },
  };
}

/** Stores the story under its id, if that document does not exist yet; `createdAt` is the server's (decision S8). Never throws. */
export function storeStory(
  ports: FirestorePorts,
  { storyId, uid, data }: StoryToSend,
  story: GeneratedContent,
  signal?: AbortSignal,
): Promise<Answer> {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues } = data;
  const wishes = { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues: continues?.storyId };
  const write = {
    update: { name: documentName(ports, 'stories', storyId), fields: encodeFields({ uid, ...story, ...wishes }) },
    currentDocument: { exists: false },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' as const }],
  };
  return commit(ports, uid, [write], signal && { signal });
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

/** What a next episode will need; left out where it is too long to be stored, as the story is complete without. */
function episodeNotes(body: object): Pick<GeneratedContent, 'recap' | 'cast'> {
  const recap = textOf(body, 'recap');
  const { cast } = body as Pick<GeneratedStory, 'cast'>;
  const figures = Array.isArray(cast)
    ? cast.filter((figure): figure is string => typeof figure === 'string' && figure !== '' && figure.length <= LIMITS.castMember)
    : [];
  return {
    ...(recap === '' || recap.length > LIMITS.storyRecap ? {} : { recap }),
    ...(figures.length === 0 ? {} : { cast: figures.slice(0, LIMITS.storyCast) }),
  };
}

function textOf(body: object, field: string): string {
  const value = (body as Record<string, unknown>)[field];
  return typeof value === 'string' ? value.trim() : '';
}
