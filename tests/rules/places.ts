/** Every collection there is, and places beside and below them that do not exist: where a document lies, and a good one to put there. */
import { child, favorite, newProfile, newStory, progress, uuidOf } from './documents.ts';
import { type Fields, flag, int, moment, text } from './values.ts';

export interface Place {
  /** The collection in which this person's documents lie. */
  collection(uid: string): string;
  /** The id of the document that is there. */
  there(uid: string): string;
  /** The id of one that is not. */
  missing(uid: string): string;
  document(uid: string, id: string): Fields;
  /** Fields that might be changed, with good values. */
  change: Fields;
  /** By what a list is narrowed to one's own: the documents' names, their `uid`, or the path itself. */
  own: 'name' | 'uid' | 'path';
}

/** The server's own, and what does not exist: with the fields and the ids that other rules go by, so that one that matches too much is noticed. */
function closed(collection: (uid: string) => string, there: (uid: string) => string = (uid) => uid): Place {
  return {
    collection,
    there,
    missing: (uid) => `${uid}-new`,
    document: (uid, id) => ({ ...newStory(uid), storyId: text(id), displayName: text('Robin'), published: flag(true) }),
    change: { displayName: text('Kim') },
    own: 'uid',
  };
}

export const PLACES = {
  users: {
    collection: () => 'users',
    there: (uid) => uid,
    missing: (uid) => `${uid}-new`,
    document: (uid) => newProfile(uid.replace(/-new$/, '')),
    change: { displayName: text('Kim') },
    own: 'name',
  },
  'users/favorites': {
    collection: (uid) => `users/${uid}/favorites`,
    there: () => '7',
    missing: () => '8',
    document: (_uid, id) => favorite(id),
    change: { addedAt: moment(-1) },
    own: 'path',
  },
  'users/progress': {
    collection: (uid) => `users/${uid}/progress`,
    there: () => '7',
    missing: () => '8',
    document: () => progress(),
    change: { page: int(4) },
    own: 'path',
  },
  'users/children': {
    collection: (uid) => `users/${uid}/children`,
    there: (uid) => uuidOf(`a child of ${uid}`),
    missing: (uid) => uuidOf(`a new child of ${uid}`),
    document: () => child(),
    change: { storyTone: text('funny') },
    own: 'path',
  },
  stories: {
    collection: () => 'stories',
    there: (uid) => uuidOf(uid),
    missing: (uid) => uuidOf(`${uid}, new`),
    document: (uid) => newStory(uid),
    change: { title: text('Another') },
    own: 'uid',
  },
  curatedStories: closed(() => 'curatedStories'),
  publishedStories: closed(() => 'publishedStories'),
  publishedLists: closed(() => 'publishedLists'),
  system: closed(() => 'system'),
  storyRequests: closed(() => 'storyRequests'),
  storyUsage: closed(() => 'storyUsage'),
  storyReports: closed(() => 'storyReports'),
  shares: closed(() => 'shares'),
  pushSubscriptions: closed(() => 'pushSubscriptions'),
  pushAnnouncements: closed(() => 'pushAnnouncements'),
  pushRuns: closed(() => 'pushRuns'),
  departures: closed(() => 'departures'),
  'an unknown collection': closed(() => 'admins'),
  'stories in capitals': closed(() => 'Stories', uuidOf),
  'favorites at the top': closed(
    () => 'favorites',
    () => '7',
  ),
  'an unknown collection below a profile': closed(
    (uid) => `users/${uid}/subscription`,
    () => '7',
  ),
  'stories below a profile': closed((uid) => `users/${uid}/stories`, uuidOf),
  'an unknown collection below a favorite': closed(
    (uid) => `users/${uid}/favorites/7/notes`,
    () => '7',
  ),
  'an unknown collection below a progress': closed(
    (uid) => `users/${uid}/progress/7/pages`,
    () => '7',
  ),
  'an unknown collection below a child': closed(
    (uid) => `users/${uid}/children/${uuidOf(`a child of ${uid}`)}/notes`,
    () => '7',
  ),
  'an unknown collection below a story': closed((uid) => `stories/${uuidOf(uid)}/notes`, uuidOf),
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof PLACES;
export const PLACE_NAMES = Object.keys(PLACES) as PlaceName[];
