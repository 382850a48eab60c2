/** A test case: one request by one user, and whether the rules allow it. */
import { CURRENT_TERMS } from '@tuckaway/domain';
import { departureId } from '../../functions/src/store/deleted-accounts.ts';
import { COLLECTION_NAMES, COLLECTIONS, type TestCollection } from './collections.ts';
import {
  agreement,
  child,
  draftPath,
  favorite,
  LATER,
  laterChild,
  laterField,
  newDraft,
  newProfile,
  progress,
  stored,
  UNREADABLE_DRAFTS,
  uuidOf,
} from './documents.ts';
import type { RestRequest, Verdict } from './emulator.ts';
import { type PermissionCase, permissionCases } from './permissions.ts';
import { ALL_PUBLISHED } from './published.ts';
import { AGREED_USER, DELETED_USER, OWNER, ROLE_NAMES, ROLES, type Role, type TestUser } from './users.ts';
import { flag, list, moment, nameOf, put, remove, text, type Value, type Write } from './values.ts';

export interface TestCase {
  /** A sentence for the report. */
  title: string;
  /** The collection it tests, as named in collections.ts. */
  collection: string;
  user: TestUser;
  request: RestRequest;
  expected: Verdict;
}

export function testCase(collection: string, title: string, expected: Verdict, request: RestRequest, user: TestUser = OWNER): TestCase {
  return { title: `${collection}: ${title}`, collection, user, request, expected };
}

/** Cases of one collection by title: allowed ones, then denied ones. */
export function casesOf(
  collection: string,
  allowed: Record<string, RestRequest>,
  denied: Record<string, RestRequest>,
  user: TestUser = OWNER,
): TestCase[] {
  return [
    ...Object.entries(allowed).map(([title, request]) => testCase(collection, title, 'allowed', request, user)),
    ...Object.entries(denied).map(([title, request]) => testCase(collection, title, 'denied', request, user)),
  ];
}

let failingWrites = 0;

/**
 * A batch that always fails after the rules have allowed it, because its last write requires a missing document. So nothing is stored and
 * every case sees the same database. The path differs each time, because batches lock their documents. A visitor may not write any document,
 * so each of a visitor's own writes gets a precondition that is never true.
 */
export function withoutSaving({ uid }: TestUser, ...writes: Write[]): RestRequest {
  if (uid === null) return { call: 'commit', body: { writes: writes.map((write) => ({ ...write, currentDocument: NEVER_TRUE })) } };
  const failing: Write = { ...remove(`users/${uid}/favorites/nothing-${failingWrites++}`), currentDocument: { exists: true } };
  return { call: 'commit', body: { writes: [...writes, failing] } };
}

/** Firestore checks preconditions after the rules. */
const NEVER_TRUE = { updateTime: '2001-01-01T00:00:00Z' };

export function get(path: string): RestRequest {
  return { call: 'batchGet', body: { documents: [nameOf(path)] } };
}

export const equal = (fieldPath: string, value: Value) => ({ fieldFilter: { field: { fieldPath }, op: 'EQUAL', value } });
const isNull = (fieldPath: string) => ({ unaryFilter: { field: { fieldPath }, op: 'IS_NULL' } });

/** @param path the collection's @param more where, limit, orderBy and other parts of the query */
export function listOf(path: string, more: object = { limit: 10 }): RestRequest {
  return { call: 'runQuery', ...parentOf(path), body: { structuredQuery: { from: [{ collectionId: lastOf(path) }], ...more } } };
}

export function count(path: string, more: object = { limit: 10 }): RestRequest {
  const structuredQuery = { from: [{ collectionId: lastOf(path) }], ...more };
  return {
    call: 'runAggregationQuery',
    ...parentOf(path),
    body: { structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'count', count: {} }] } },
  };
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function parentOf(path: string): { parent?: string } {
  return path.includes('/') ? { parent: path.slice(0, path.lastIndexOf('/')) } : {};
}

/** The stored documents: profiles for all users but one, a document of each user in each collection, unreadable drafts, and those of a deleted account. */
export function storedDocuments(): Write[] {
  const { uid } = DELETED_USER;
  const ofDeletedUser = [
    put(`departures/${departureId(uid)}`, { requestedAt: moment(-60) }),
    put(`users/${uid}/favorites/7`, stored(favorite('7'))),
    put(`users/${uid}/progress/7`, stored(progress())),
    put(`users/${uid}/children/${uuidOf(`a child of ${uid}`)}`, stored(child())),
  ];
  return [
    ...ofDeletedUser,
    put(`users/${AGREED_USER.uid}/agreements/${CURRENT_TERMS}`, stored(agreement())),
    ...ALL_PUBLISHED.map((id) => put(`publishedStories/${id}`, stored({ published: flag(true) }))),
    ...Object.entries(UNREADABLE_DRAFTS).map(([what, changes]) => put(draftPath(what), newDraft('owner', changes))),
    ...documentsOfUsers(),
    ...documentsOfLaterVersions(),
  ];
}

function documentsOfLaterVersions(): Write[] {
  return [
    put(`users/owner/children/${LATER.child}`, stored(laterChild())),
    put(`users/owner/favorites/${LATER.story}`, stored({ ...favorite(LATER.story), ...laterField })),
    put(`users/owner/progress/${LATER.story}`, stored({ ...progress(), ...laterField })),
  ];
}

function documentsOfUsers(): Write[] {
  const users = new Map(ROLE_NAMES.map((name): [string | null, Role] => [ROLES[name].uid, ROLES[name]]));
  return [...users.values()].flatMap(({ uid, profile }) =>
    COLLECTION_NAMES.flatMap((name) => {
      if (uid === null || (name === 'users' && profile === 'none')) return [];
      const collection: TestCollection = COLLECTIONS[name];
      const id = collection.existingId(uid);
      const document =
        name === 'users' ? newProfile(uid, { subscription: text(profile), hiddenStories: list(text('7')) }) : collection.document(uid, id);
      return [put(`${collection.path(uid)}/${id}`, stored(document))];
    }),
  );
}

export function casesOfPermissions(): TestCase[] {
  return permissionCases().map((permission) => ({
    title: `${permission.role}: ${permission.operation} in ${permission.collection}`,
    collection: permission.collection,
    expected: permission.expected,
    ...requestOf(permission),
  }));
}

function requestOf({ collection: name, operation, role: roleName }: PermissionCase): { user: TestUser; request: RestRequest } {
  const collection: TestCollection = COLLECTIONS[name];
  const role: Role = ROLES[roleName];
  const path = collection.path(role.dataOf);
  const existing = `${path}/${collection.existingId(role.dataOf)}`;
  const missingId = collection.missingId(role.dataOf);
  const missing = `${path}/${missingId}`;
  // Only a new user has a missing profile.
  const isNew = name === 'users' && role.uid === role.dataOf && (operation === 'create' || operation.endsWith('missing document'));
  const user: TestUser = isNew ? { ...role, uid: missingId } : role;
  const other = role.uid === role.dataOf ? (role.dataOf === 'stranger' ? 'owner' : 'stranger') : role.dataOf;

  const filterFor = (uid: string | null) => {
    const where =
      collection.ownedBy === 'id'
        ? equal('__name__', { referenceValue: nameOf(`users/${uid ?? 'visitor'}`) })
        : uid === null
          ? isNull('uid')
          : equal('uid', text(uid));
    return collection.ownedBy === 'path' ? { limit: 10 } : { where, limit: 10 };
  };
  const replacement = collection.document(role.dataOf, collection.existingId(role.dataOf));

  const requests: Record<PermissionCase['operation'], () => RestRequest> = {
    get: () => get(existing),
    'get of a missing document': () => get(missing),
    'list of own documents': () => listOf(collection.path(role.uid ?? 'visitor'), filterFor(role.uid)),
    'list without a filter': () => listOf(path),
    'list of other documents': () => listOf(collection.path(other), filterFor(other)),
    'collection group': () => ({
      call: 'runQuery',
      body: { structuredQuery: { from: [{ collectionId: lastOf(path), allDescendants: true }], ...filterFor(role.uid) } },
    }),
    count: () => count(path, filterFor(role.dataOf)),
    create: () => withoutSaving(user, put(missing, collection.document(role.dataOf, missingId))),
    update: () => withoutSaving(user, put(existing, collection.change, { mask: Object.keys(collection.change), exists: true })),
    replace: () => withoutSaving(user, put(existing, replacement)),
    delete: () => withoutSaving(user, remove(existing)),
    'delete of a missing document': () => withoutSaving(user, remove(missing)),
  };
  return { user, request: requests[operation]() };
}
