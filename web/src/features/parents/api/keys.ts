/** The query keys of children, their friends and choices. */
import { PRIVATE } from '../../../data/query/keys.ts';

export function childrenKey(uid: string) {
  return [PRIVATE, uid, 'children'] as const;
}

/** Whether a choice of the account holds. */
export function choiceKey(uid: string, choice: string) {
  return [PRIVATE, uid, 'choice', choice] as const;
}

/** What the stories of a remembered child remember. */
export function memoriesKey(uid: string, childId: string) {
  return [PRIVATE, uid, 'memories', childId] as const;
}

/** The friends of the account's children. */
export function friendsKey(uid: string) {
  return [PRIVATE, uid, 'friend'] as const;
}
