/** Whether somebody deleted their account ({@link departureId}): their last token lives on for up to an hour. Over REST: one small read. */
import { departureId } from './departure-id.ts';
import { readDocument } from './firestore-rest.ts';

/** Throws where Firestore does not answer. */
export async function hasLeft(uid: string): Promise<boolean> {
  return (await readDocument(`departures/${departureId(uid)}`)) !== null;
}
