/** Removes recordings from this device, when what they belong to was deleted. Never rejects. */
import { removeNotesOfSession } from './shared-note.ts';
import { dropVoiceCopies } from './story-voices.ts';
import { type Recorded, removeRecorded } from './takes.ts';
import { hasRecorded } from './takes-database.ts';

/** Of a deleted story. */
export async function forgetVoicesOf(uid: string, storyId: string): Promise<void> {
  await dropVoiceCopies(uid, storyId);
  await forget((take) => take.uid === uid && take.target.by === 'family' && take.target.storyId === storyId);
}

/** Of a deleted account; its copies go with the sign-out. */
export async function forgetTakesOf(uid: string): Promise<void> {
  await forget((take) => take.uid === uid);
  await removeNotesOfSession().catch(() => undefined);
}

/** Of an invitation that has ended, or that its guest has withdrawn from. */
export async function forgetTakesOfGuest(token: string): Promise<void> {
  await forget(({ target }) => target.by === 'guest' && target.token === token);
}

async function forget(belongs: (recorded: Recorded) => boolean): Promise<void> {
  try {
    if (!(await hasRecorded())) return;
    await removeRecorded(belongs);
  } catch {
    // Without a database nothing waits in it.
  }
}
