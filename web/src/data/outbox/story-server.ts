/** `POST /api/generate-story` (section 7), and the story's document. */
import { fallbackTitle, type GeneratedStory, LIMITS, paragraphsToHtml, type StoryRequest, splitParagraphs } from '@tuckaway/domain';
import { type Answer, ask, wordsOf } from '../firestore/post-authorized.ts';
import { commit, type Fields, look, nameOf, text, texts, type Write } from '../firestore/rest.ts';
import type { QueuedStoryRequest } from './entry.ts';
import type { OutboxPorts } from './ports.ts';

/** Milliseconds: Hosting itself gives up after 60 seconds. */
const TIME_LIMIT = 60_000;

/** Section 8. */
const EMPTY = 'No story content received from API';

/** Everything that makes a request one story, once. */
export interface StoryOrder {
  /** The future story's UUID: also the key under which it is written and paid once (decisions S1). */
  storyId: string;
  /** The account that it is written as. */
  uid: string;
  data: Pick<QueuedStoryRequest, 'coverImage' | keyof StoryRequest>;
}

type Ports = Pick<OutboxPorts, 'identity' | 'fetch' | 'clock' | 'endpoints'>;
/** Anything but an answer in full. */
export type NotDone = Exclude<Answer, { kind: 'done' | 'refused' }>;
/** It will not work as it stands; the server's own words, or none. */
export interface Refused {
  kind: 'refused';
  message: string;
}

/** A story with its paragraphs as they are stored (decisions S7). */
export type WrittenStory = Required<Pick<GeneratedStory, 'title' | 'content'>> & Pick<GeneratedStory, 'template' | 'recap' | 'cast'>;

/** Has the story written. */
export async function writeStory(
  ports: Ports,
  { storyId, uid, data }: StoryOrder,
  signal?: AbortSignal,
): Promise<{ kind: 'written'; story: WrittenStory } | Refused | NotDone> {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, siblings, continues } = data;
  const answer = await ask(ports, {
    url: `${ports.endpoints.api}/api/generate-story`,
    userId: uid,
    headers: { 'idempotency-key': storyId },
    // What nobody wished for is absent in the JSON.
    body: { childName, favoriteAnimal, storySetting, storyLength, storyTone, siblings, continues } satisfies StoryRequest,
    limit: TIME_LIMIT,
    ...(signal && { signal }),
  });
  if (answer.kind === 'refused') return { kind: 'refused', message: wordsOf(answer.body) };
  if (answer.kind !== 'done') return answer;
  const content = splitParagraphs(textOf(answer.body, 'content') || textOf(answer.body, 'story'));
  if (content.length === 0) return { kind: 'refused', message: EMPTY };
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

/** Stores the story under the id it has, if no document has it yet; `createdAt` is the server's (decisions S8). */
export function storeStory(ports: Ports, { storyId, uid, data }: StoryOrder, story: WrittenStory, signal?: AbortSignal): Promise<Answer> {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues } = data;
  const wishes = { childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage, siblings, continues: continues?.storyId };
  const values = Object.entries({ uid, ...story, ...wishes }).filter(
    (entry): entry is [string, string | string[]] => entry[1] !== undefined,
  );
  const fields: Fields = Object.fromEntries(values.map(([name, value]) => [name, typeof value === 'string' ? text(value) : texts(value)]));
  const write: Write = {
    update: { name: nameOf(ports, 'stories', storyId), fields },
    currentDocument: { exists: false },
    updateTransforms: [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }],
  };
  return commit(ports, uid, [write], signal);
}

/** Whether the story is there already, as the same person's (decisions P6). A denial says: not theirs. */
export async function findStory(
  ports: Ports,
  { storyId, uid }: Pick<StoryOrder, 'storyId' | 'uid'>,
  signal?: AbortSignal,
): Promise<{ kind: 'there'; title: string } | { kind: 'missing' } | NotDone> {
  const answer = await look(ports, uid, nameOf(ports, 'stories', storyId), signal);
  if (answer.kind === 'refused') return { kind: 'missing' };
  if (answer.kind !== 'look') return answer;
  if (answer.fields?.uid?.stringValue !== uid) return { kind: 'missing' };
  return { kind: 'there', title: answer.fields.title?.stringValue ?? '' };
}

/** What the next episode will have to know, as far as it may be stored: a story is no worse without. */
function episodeNotes(body: object): Pick<WrittenStory, 'recap' | 'cast'> {
  const recap = textOf(body, 'recap');
  const { cast } = body as { cast?: unknown };
  const figures = Array.isArray(cast)
    ? cast.filter((one): one is string => typeof one === 'string' && one !== '' && one.length <= LIMITS.castMember)
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
