/** Whether this device has visited the site before. */
import { localStore, tabStore } from './storage.ts';

/** In local storage: a visit has taken place. In session storage: whether this visit, with its reloads, is the first. */
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
