import { isSwitchedOn } from '../lib/is-switched-on.ts';
import { readDocument } from './firestore-rest.ts';

/** Whether an operator has to preserve the account: `system/legalHolds` has a field with its uid (docs/operations.md). Throws if Firestore fails. */
export async function isHeld(uid: string): Promise<boolean> {
  return isSwitchedOn((await readDocument('system/legalHolds'))?.[uid]);
}
