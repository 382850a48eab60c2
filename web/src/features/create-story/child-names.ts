import { type Child, normalizePersonText } from '@tuckaway/domain';

/** Whether two names are the same to a person: capitals and spaces aside. */
export function sameName(one: string, other: string): boolean {
  return normalizePersonText(one).toLowerCase() === normalizePersonText(other).toLowerCase();
}

export function isChild(child: Child, name: string): boolean {
  return sameName(child.nickname, name);
}
