/** Whether this device was here before. */
import { localStore, tabStore } from './storage.ts';

/** On the device: somebody was here before. In the tab: whether this visit, with its reloads, is the first. */
const VISIT = 'tuckaway:visit';

export const isLaterVisit = visit() === 'later';

function visit(): string {
  const known = tabStore.read(VISIT);
  if (known !== null) return known;
  const found = localStore.read(VISIT) === null ? 'first' : 'later';
  localStore.write(VISIT, 'yes');
  tabStore.write(VISIT, found);
  return found;
}
