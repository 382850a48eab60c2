import type { UseQueryOptions } from '@tanstack/react-query';
import { type Child, LIMITS } from '@tuckaway/domain';
import { copyOf } from '../../../../data/query/cached-copies.ts';
import { storedQuery } from '../../../../data/query/stored-query.ts';
import { childrenKey } from '../keys.ts';

/** Milliseconds until a shown screen asks again for children that could not be read. */
export const ASK_AGAIN_MS = 15_000;

/** The remembered children, sorted by name. The code that reads them has a parser, which no story should wait for. */
export function childrenQuery(uid: string | null): UseQueryOptions<Child[]> {
  const owner = uid ?? '';
  return {
    ...storedQuery<Child[]>({
      uid,
      queryKey: childrenKey(owner),
      read: async () => byName(await (await import('./child-documents.ts')).readChildren(owner)),
      stored: copyOf(owner, 'children', Array.isArray),
      // A row that appears late would move the buttons below it.
      first: 'copy',
    }),
    // Screens leave the children out without a message, so there is nothing to press.
    refetchInterval: ({ state }) => state.status === 'error' && ASK_AGAIN_MS,
  };
}

export function byName(children: readonly Child[]): Child[] {
  return [...children].sort((one, other) => one.nickname.localeCompare(other.nickname) || (one.id < other.id ? -1 : 1));
}

export function hasRoom(children: readonly Child[]): boolean {
  return children.length < LIMITS.children;
}
