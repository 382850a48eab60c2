/** Names on the page of an invitation. Accounts and families type them, so they may be any text, such as a telephone number or an address. */
import { childsName } from '@tuckaway/domain';
import { areUnfitNames } from '../stories/checks/unfit-request.ts';

/** Shown instead of the name of an account that invites. */
export const SOME_FAMILY = 'A family';
/** Shown instead of the name that a family typed for its guest. */
export const SOME_GUEST = 'A guest';

const nameOfChild = childsName('Missing.', 'It');

/** The name as it is shown; null if the rules and lists for children's names do not accept it. */
export function shownName(name: string): string | null {
  const { success, data } = nameOfChild.safeParse(name);
  // Marks without a letter would show as nothing.
  return success && /\p{L}/u.test(data) && !areUnfitNames([data]) ? data : null;
}
