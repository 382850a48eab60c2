/** Who may do what in which collection; what is not granted here must be denied. */
import { COLLECTION_NAMES, type CollectionName } from './collections.ts';
import { ROLE_NAMES, ROLES, type RoleName } from './users.ts';

export const OPERATIONS = [
  'get',
  'get of a missing document',
  'list of own documents',
  'list without a filter',
  'list of other documents',
  'collection group',
  'count',
  'create',
  'update',
  'replace',
  'delete',
  'delete of a missing document',
] as const;
export type Operation = (typeof OPERATIONS)[number];

export type Who = 'no client' | 'the owner' | 'the owner, without a profile' | 'every signed-in user';

type Grants = Partial<Record<Operation, Who>>;

const GETS: Grants = { get: 'the owner', 'get of a missing document': 'the owner' };
/** Below a profile the path tells the owner, so every user may list their own documents. */
const LISTS: Grants = { 'list of own documents': 'every signed-in user', 'list without a filter': 'the owner', count: 'the owner' };
const WRITES: Grants = { create: 'the owner', update: 'the owner', replace: 'the owner' };
const DELETES: Grants = { delete: 'the owner', 'delete of a missing document': 'the owner' };

/** By collection with a rule. */
const PERMISSIONS: Partial<Record<CollectionName, Grants>> = {
  // Without a profile, a replacement creates it.
  users: { ...GETS, create: 'the owner', replace: 'the owner, without a profile' },
  'users/favorites': { ...GETS, ...LISTS, ...WRITES, ...DELETES },
  'users/progress': { ...GETS, ...WRITES, ...DELETES },
  'users/children': { ...LISTS, ...WRITES, ...DELETES },
  'users/friends': { ...GETS, ...WRITES },
  'users/memories': { ...LISTS, ...DELETES },
  'users/agreements': { ...GETS, create: 'the owner' },
  'users/choices': { ...GETS, create: 'the owner', ...DELETES },
  stories: {
    get: 'the owner',
    // So that clients can tell "Story not found" from a denial; ids are random.
    'get of a missing document': 'every signed-in user',
    'list of own documents': 'every signed-in user',
    count: 'the owner',
    delete: 'the owner',
  },
  // The function writes voices and recordings.
  'stories/voices': { get: 'the owner', 'list of own documents': 'every signed-in user', count: 'the owner', delete: 'the owner' },
  'stories/voices/recordings': { get: 'the owner' },
  // The waiting screen asks before the first page exists, and after the story is saved.
  storyDrafts: GETS,
};

export interface PermissionCase {
  collection: CollectionName;
  operation: Operation;
  role: RoleName;
  expected: 'allowed' | 'denied';
}

export const whoMay = (operation: Operation, collection: CollectionName): Who => PERMISSIONS[collection]?.[operation] ?? 'no client';

/** One case for every combination of collection, operation and role. */
export function permissionCases(): PermissionCase[] {
  return COLLECTION_NAMES.flatMap((collection) =>
    OPERATIONS.flatMap((operation) =>
      ROLE_NAMES.map((role) => {
        const expected = isGranted(whoMay(operation, collection), role) ? 'allowed' : 'denied';
        return { collection, operation, role, expected } as const;
      }),
    ),
  );
}

function isGranted(who: Who, name: RoleName): boolean {
  const { uid, dataOf, profile } = ROLES[name];
  if (who === 'no client' || uid === null || name === 'an anonymous user') return false;
  if (who === 'every signed-in user') return true;
  if (uid !== dataOf) return false;
  return who === 'the owner' || profile === 'none';
}
