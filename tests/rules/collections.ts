/** Every collection, and paths beside and below them that do not exist, each with document ids and a valid document. */
import { CURRENT_TERMS } from '@tuckaway/domain';
import {
  agreement,
  child,
  choice,
  favorite,
  friend,
  memory,
  newDraft,
  newProfile,
  newStory,
  progress,
  recording,
  uuidOf,
  voice,
} from './documents.ts';
import { type Fields, flag, int, list, moment, SERVER_TIME, text } from './values.ts';

export interface TestCollection {
  /** The path of the collection with this user's documents. */
  path(uid: string): string;
  /** The id of a stored document. */
  existingId(uid: string): string;
  /** The id of a missing document. */
  missingId(uid: string): string;
  document(uid: string, id: string): Fields;
  /** Valid new values for an update. */
  change: Fields;
  /** What tells the owner of a document: its id, its field `uid`, or its path. */
  ownedBy: 'id' | 'uid' | 'path';
}

/** A collection without a rule. Its documents have ids and fields that other rules check, so that a rule that matches too much is noticed. */
function closed(path: (uid: string) => string, existingId: (uid: string) => string = (uid) => uid): TestCollection {
  return {
    path,
    existingId,
    missingId: (uid) => `${uid}-new`,
    document: (uid, id) => ({ ...newStory(uid), ...newDraft(uid), storyId: text(id), displayName: text('Robin'), published: flag(true) }),
    change: { displayName: text('Kim') },
    ownedBy: 'uid',
  };
}

const closedAtTop = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, closed(() => name)])) as Record<Name, TestCollection>;

const seven = () => '7';
const draftId = (uid: string) => `${uid}_${uuidOf(uid)}`;
const voicePath = (uid: string) => `stories/${uuidOf(uid)}/voices/${uuidOf(`a voice of ${uid}`)}`;

export const COLLECTIONS = {
  users: {
    path: () => 'users',
    existingId: (uid) => uid,
    missingId: (uid) => `${uid}-new`,
    document: (uid) => newProfile(uid.replace(/-new$/, '')),
    change: { displayName: text('Kim') },
    ownedBy: 'id',
  },
  'users/favorites': {
    path: (uid) => `users/${uid}/favorites`,
    existingId: () => '7',
    missingId: () => '8',
    document: (_uid, id) => favorite(id),
    change: { addedAt: moment(-1) },
    ownedBy: 'path',
  },
  'users/progress': {
    path: (uid) => `users/${uid}/progress`,
    existingId: () => '7',
    missingId: () => '8',
    document: () => progress(),
    change: { page: int(4) },
    ownedBy: 'path',
  },
  'users/children': {
    path: (uid) => `users/${uid}/children`,
    existingId: (uid) => uuidOf(`a child of ${uid}`),
    missingId: () => '3',
    document: () => child(),
    change: { storyTone: text('funny') },
    ownedBy: 'path',
  },
  'users/friends': {
    path: (uid) => `users/${uid}/friends`,
    existingId: (uid) => uuidOf(`a child of ${uid}`),
    missingId: () => '3',
    document: () => friend(),
    change: { name: text('Crumb') },
    ownedBy: 'path',
  },
  'users/memories': {
    path: (uid) => `users/${uid}/memories`,
    existingId: (uid) => `${uuidOf(uid)}-0`,
    missingId: (uid) => `${uuidOf(uid)}-1`,
    document: () => memory(),
    change: { text: text('Crumb the fox') },
    ownedBy: 'path',
  },
  'users/agreements': {
    path: (uid) => `users/${uid}/agreements`,
    existingId: () => 'earlier',
    missingId: () => CURRENT_TERMS,
    document: () => agreement(),
    change: { agreedAt: SERVER_TIME },
    ownedBy: 'path',
  },
  'users/choices': {
    path: (uid) => `users/${uid}/choices`,
    existingId: () => 'looks',
    missingId: () => 'no-memories',
    document: () => choice(),
    change: { chosenAt: SERVER_TIME },
    ownedBy: 'path',
  },
  stories: {
    path: () => 'stories',
    existingId: (uid) => uuidOf(uid),
    missingId: (uid) => uuidOf(`${uid}, new`),
    document: (uid) => newStory(uid),
    change: { title: text('Another') },
    ownedBy: 'uid',
  },
  'stories/voices': {
    path: (uid) => `stories/${uuidOf(uid)}/voices`,
    existingId: (uid) => uuidOf(`a voice of ${uid}`),
    missingId: (uid) => uuidOf(`a new voice of ${uid}`),
    document: (uid) => voice(uid),
    change: { kept: flag(true) },
    ownedBy: 'uid',
  },
  'stories/voices/recordings': {
    path: (uid) => `${voicePath(uid)}/recordings`,
    existingId: () => '0',
    missingId: () => '1',
    document: (uid) => recording(uid),
    change: { starts: list(int(0)) },
    ownedBy: 'uid',
  },
  storyDrafts: {
    path: () => 'storyDrafts',
    existingId: draftId,
    missingId: (uid) => `${uid}_${uuidOf(`${uid}, new`)}`,
    document: (uid) => newDraft(uid),
    change: { expireAt: moment(3600) },
    ownedBy: 'uid',
  },
  ...closedAtTop('curatedStories', 'publishedStories', 'publishedLists', 'system', 'storyUsage', 'storyReports', 'shares', 'invitations'),
  ...closedAtTop('pushSubscriptions', 'pushAnnouncements', 'pushRuns', 'departures', 'mailboxUsage', 'limits', 'takedowns', 'mail'),
  storyRequests: closed(() => 'storyRequests', draftId),
  'an unknown collection': closed(() => 'admins'),
  'stories with a capital': closed(() => 'Stories', uuidOf),
  'top-level favorites': closed(() => 'favorites', seven),
  'an unknown collection below a profile': closed((uid) => `users/${uid}/subscription`, seven),
  'stories below a profile': closed((uid) => `users/${uid}/stories`, uuidOf),
  'an unknown collection below a favorite': closed((uid) => `users/${uid}/favorites/7/notes`, seven),
  'an unknown collection below a progress': closed((uid) => `users/${uid}/progress/7/pages`, seven),
  'an unknown collection below a child': closed((uid) => `users/${uid}/children/${uuidOf(`a child of ${uid}`)}/notes`, seven),
  'an unknown collection below a friend': closed((uid) => `users/${uid}/friends/3/notes`, seven),
  'an unknown collection below a memory': closed((uid) => `users/${uid}/memories/${uuidOf(uid)}-0/notes`, seven),
  'an unknown collection below an agreement': closed((uid) => `users/${uid}/agreements/${CURRENT_TERMS}/notes`, seven),
  'an unknown collection below a choice': closed((uid) => `users/${uid}/choices/looks/notes`, seven),
  'an unknown collection below a story': closed((uid) => `stories/${uuidOf(uid)}/notes`, uuidOf),
  'an unknown collection below a voice': closed((uid) => `${voicePath(uid)}/notes`, seven),
  'an unknown collection below a recording': closed((uid) => `${voicePath(uid)}/recordings/0/notes`, seven),
  'an unknown collection below a draft': closed((uid) => `storyDrafts/${draftId(uid)}/notes`, uuidOf),
} as const satisfies Record<string, TestCollection>;

export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];
