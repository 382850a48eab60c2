/** Completes a request with what the device does not know or could forge. */
import { animalOfFriend } from '@tuckaway/art/kit';
import {
  type AvoidedTopic,
  chooseFriend,
  type EpisodeNotes,
  type Friend,
  isFriendOf,
  type Memory,
  type StoredFriend,
  type StoryRequest,
  topicsOfChildren,
} from '@tuckaway/domain';
import { isFitFriend } from '../checks/unfit-request.ts';
import { knownMemories, newMemories } from '../memories/fit-memories.ts';
import type { OfChild, RequestKey } from './request-identity.ts';

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
  /** The child's stored animal friend; null if there is none. */
  readFriend(uid: string, childId: string): Promise<StoredFriend | null>;
}

/**
 * The request with its animal friend: the device's, else the stored one of this child and animal, else the storyteller's choice, which keeps the name that
 * the animal had in earlier stories.
 */
export async function withFriend({ uid, request }: Omit<Order, 'key'>, ports: FamilyStore): Promise<StoryRequest & { friend: Friend }> {
  const { childId, childName: nickname, favoriteAnimal, pronouns, continues, friend } = request;
  const of = { ...animalOfFriend(favoriteAnimal), nickname };
  if (friend) return { ...request, friend: of.name === null ? friend : { ...friend, name: of.name } };
  const stored = childId === undefined ? null : await ports.readFriend(uid, childId);
  if (stored && isFriendOf(stored, of) && isFitFriend(stored.name)) {
    const { nickname: _nickname, animal: _animal, ...own } = stored;
    return { ...request, friend: own };
  }
  const lines = childId === undefined ? [] : (await ports.readMemories(uid, childId)).map(({ text }) => text);
  const told = [...(continues?.cast ?? []), ...lines];
  const chosen = chooseFriend({ uid, ...of, pronouns, told });
  return { ...request, friend: isFitFriend(chosen.name) ? chosen : chooseFriend({ uid, ...of, pronouns }) };
}

/** What a story leaves of its child. */
export function ofChild(template: Parameters<typeof newMemories>[0], request: StoryRequest): OfChild {
  const { childId, childName: nickname, favoriteAnimal, friend } = request;
  const stored = friend && { ...friend, nickname, animal: animalOfFriend(favoriteAnimal).animal };
  return { memories: newMemories(template, request), friend: childId !== undefined && stored ? { childId, stored } : null };
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
