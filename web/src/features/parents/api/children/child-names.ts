/** The names of the remembered children, for home, which needs nothing else of them: the code for the rest is five times as large. */
import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@tuckaway/domain';
import { readClient } from '../../../../data/firestore/read-client.ts';
import { copyOf } from '../../../../data/query/cached-copies.ts';
import { storedQuery } from '../../../../data/query/stored-query.ts';
import { useUid } from '../../../../data/session/session.ts';
import { childrenKey } from '../keys.ts';

export interface ChildName {
  id: string;
  nickname: string;
}

const NONE: readonly ChildName[] = [];

/** Sorted by name; empty until they are known. */
export function useChildNames(): readonly ChildName[] {
  const { data } = useQuery(childNamesQuery(useUid()));
  return data ?? NONE;
}

export function childNamesQuery(uid: string | null) {
  const owner = uid ?? '';
  return storedQuery<ChildName[]>({
    uid,
    queryKey: [...childrenKey(owner), 'names'],
    read: () => readChildNames(owner),
    stored: copyOf(owner, 'child-names', Array.isArray),
    first: 'soon',
    staleTime: 0,
  });
}

/** Earlier versions could exceed the limit by one or two. */
async function readChildNames(uid: string): Promise<ChildName[]> {
  const found = await readClient.query(uid, `users/${uid}`, {
    select: { fields: [{ fieldPath: 'nickname' }] },
    from: [{ collectionId: 'children' }],
    limit: 2 * LIMITS.children,
  });
  const names = found.flatMap(({ id, fields: { nickname } }) => (typeof nickname === 'string' ? [{ id, nickname }] : []));
  return names.sort((one, other) => one.nickname.localeCompare(other.nickname));
}
