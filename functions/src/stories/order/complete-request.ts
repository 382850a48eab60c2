/** Completes a request with what the device does not know or could forge. */
import { type Memory, type StoryRequest, topicsOfChildren } from '@tuckaway/domain';
import { knownMemories } from '../memories/fit-memories.ts';
import type { FamilyChild, Order, OrderPorts } from './order-ports.ts';

/**
 * The request with the stored notes instead of the device's, which may say anything. Without such a story of the family's own it continues none: an
 * error would keep a queued request of a story that was deleted since.
 */
export async function withStoredNotes({ uid, request }: Order, ports: OrderPorts): Promise<StoryRequest> {
  const { continues, ...rest } = request;
  if (!continues) return request;
  const { storyId } = continues;
  const notes = await ports.readNotes(uid, storyId);
  return notes ? { ...rest, continues: { storyId, ...notes } } : rest;
}

/** The request with what its children leave out by now: a device may not have known that, and a request may have waited. */
export function withTopics(request: StoryRequest, children: readonly FamilyChild[]): StoryRequest {
  const notTonight = [...new Set([...(request.notTonight ?? []), ...topicsOfChildren(request, children)])];
  return notTonight.length > 0 ? { ...request, notTonight } : request;
}

/** What the stories of the request's child remember of it, as the model may know it. */
export async function knownOf(
  { uid, request }: Omit<Order, 'key'>,
  children: readonly FamilyChild[],
  ports: OrderPorts,
): Promise<Memory[]> {
  const child = children.find(({ id }) => id === request.childId);
  if (!child) return [];
  const others = children.filter((other) => other !== child).map(({ nickname }) => nickname);
  return knownMemories({ nickname: child.nickname, others, memories: await ports.readMemories(uid, child.id) }, request);
}
