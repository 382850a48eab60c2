/** Completes a request with what the device does not know or could forge. */
import { type AvoidedTopic, type EpisodeNotes, type Memory, type StoryRequest, topicsOfChildren } from '@tuckaway/domain';
import { knownMemories } from '../memories/fit-memories.ts';
import type { RequestKey } from './request-identity.ts';

export interface Order extends RequestKey {
  request: StoryRequest;
}

/** A remembered child of the family. */
export interface FamilyChild {
  id: string;
  nickname: string;
  notTonight?: readonly AvoidedTopic[] | undefined;
}

export interface FamilyStore {
  /** The stored notes of the family's own story; the recap is empty if nothing is known. Null if the family has no such story. */
  readNotes(uid: string, storyId: string): Promise<EpisodeNotes | null>;
  readChildren(uid: string): Promise<FamilyChild[]>;
  /** What a child's stories remember, newest first. */
  readMemories(uid: string, childId: string): Promise<Memory[]>;
}

/**
 * The request with the stored notes instead of the device's, which may say anything. If the family has no such story, the request continues none:
 * an error would leave it waiting on a device although its story was deleted.
 */
export async function withStoredNotes({ uid, request }: Order, ports: FamilyStore): Promise<StoryRequest> {
  const { continues, ...rest } = request;
  if (!continues) return request;
  const { storyId } = continues;
  const notes = await ports.readNotes(uid, storyId);
  return notes ? { ...rest, continues: { storyId, ...notes } } : rest;
}

/** The request with the topics that its children leave out now. The device may not have known them, and the request may have waited. */
export function withTopics(request: StoryRequest, children: readonly FamilyChild[]): StoryRequest {
  const notTonight = [...new Set([...(request.notTonight ?? []), ...topicsOfChildren(request, children)])];
  return notTonight.length > 0 ? { ...request, notTonight } : request;
}

/** What the stories of the request's child remember of it, as the model may know it. */
export async function knownOf(
  { uid, request }: Omit<Order, 'key'>,
  children: readonly FamilyChild[],
  ports: FamilyStore,
): Promise<Memory[]> {
  const child = children.find(({ id }) => id === request.childId);
  if (!child) return [];
  const others = children.filter((other) => other !== child).map(({ nickname }) => nickname);
  return knownMemories({ nickname: child.nickname, others, memories: await ports.readMemories(uid, child.id) }, request);
}
