/** The animal friend of a child: the stored one, else the storyteller's choice. The code that finds it knows all animals, so it loads late. */
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { Friend, StoryRequest } from '@tuckaway/domain';
import { queryClient } from '../../../../data/query/query-client.ts';
import { requireUid, useUid } from '../../../../data/session/session.ts';
import { friendsKey } from '../keys.ts';
import { ASK_AGAIN_MS } from './children-query.ts';
import type { FriendsChild, KnownFriend } from './friend-documents.ts';

export type { FriendsChild, KnownFriend } from './friend-documents.ts';

function keyOf(uid: string, { childId, nickname, animal, pronouns }: FriendsChild) {
  return [...friendsKey(uid), childId, nickname.toLowerCase(), animal, pronouns ?? null];
}

/** Fails where the stored friend is neither read nor known on this device. */
function friendQuery(uid: string, child: FriendsChild): UseQueryOptions<KnownFriend> {
  return {
    queryKey: keyOf(uid, child),
    queryFn: async () => (await import('./friend-documents.ts')).findFriend(uid, child),
    staleTime: 0,
    // Screens leave the friend out without a message, so there is nothing to press.
    refetchInterval: ({ state }) => state.status === 'error' && ASK_AGAIN_MS,
  };
}

/** Undefined until it is known. @param child null for none. */
export function useFriend(child: FriendsChild | null): KnownFriend | undefined {
  const uid = useUid();
  const nobody: FriendsChild = { childId: null, nickname: '', animal: '' };
  return useQuery({ ...friendQuery(uid ?? '', child ?? nobody), enabled: uid !== null && child !== null }).data;
}

function childOf({ childId, childName: nickname, favoriteAnimal: animal, pronouns }: StoryRequest): FriendsChild {
  return { childId: childId ?? null, nickname, animal, pronouns };
}

/** For a request that must not wait for it: the function finds or chooses a friend for requests without one. */
export function friendAtHand(uid: string, request: StoryRequest): Friend | undefined {
  return queryClient.getQueryData<KnownFriend>(keyOf(uid, childOf(request)))?.friend;
}

/** The friend of a child that is not remembered, which only this device knows; undefined for others. Never rejects. */
export async function friendOnDevice(uid: string, request: StoryRequest): Promise<Friend | undefined> {
  if (request.childId !== undefined) return undefined;
  const known = await queryClient.ensureQueryData(friendQuery(uid, childOf(request))).catch(() => undefined);
  return known?.friend;
}

/** Stores what the family changed. Throws as `saveChild` does; for a child that is not remembered it needs no network. */
export async function saveFriend(child: FriendsChild, { of }: KnownFriend, friend: Friend): Promise<void> {
  const uid = requireUid();
  const { storeFriend } = await import('./friend-documents.ts');
  await storeFriend(uid, child.childId, { ...friend, nickname: of.nickname, animal: of.animal });
  await queryClient.cancelQueries({ queryKey: friendsKey(uid) });
  queryClient.setQueryData<KnownFriend>(keyOf(uid, child), { of, friend });
}
