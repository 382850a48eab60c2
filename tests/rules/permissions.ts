/** Who may do what in which collection. The types require every entry; what is not granted here must be denied. */
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

const NOTHING: Record<Operation, Who> = {
  get: 'no client',
  'get of a missing document': 'no client',
  'list of own documents': 'no client',
  'list without a filter': 'no client',
  'list of other documents': 'no client',
  'collection group': 'no client',
  count: 'no client',
  create: 'no client',
  update: 'no client',
  replace: 'no client',
  delete: 'no client',
  'delete of a missing document': 'no client',
};

/** Below a profile the path tells the owner, so every user may list their own documents. */
const BELOW_PROFILE: Record<Operation, Who> = {
  get: 'the owner',
  'get of a missing document': 'the owner',
  'list of own documents': 'every signed-in user',
  'list without a filter': 'the owner',
  'list of other documents': 'no client',
  'collection group': 'no client',
  count: 'the owner',
  create: 'the owner',
  update: 'the owner',
  replace: 'the owner',
  delete: 'the owner',
  'delete of a missing document': 'the owner',
};

export const PERMISSIONS: Record<CollectionName, Record<Operation, Who>> = {
  users: {
    get: 'the owner',
    'get of a missing document': 'the owner',
    'list of own documents': 'no client',
    'list without a filter': 'no client',
    'list of other documents': 'no client',
    'collection group': 'no client',
    count: 'no client',
    create: 'the owner',
    update: 'no client',
    // Without a profile, this creates it.
    replace: 'the owner, without a profile',
    delete: 'no client',
    'delete of a missing document': 'no client',
  },
  'users/favorites': BELOW_PROFILE,
  'users/progress': { ...BELOW_PROFILE, 'list of own documents': 'no client', 'list without a filter': 'no client', count: 'no client' },
  'users/children': { ...BELOW_PROFILE, get: 'no client', 'get of a missing document': 'no client' },
  'users/memories': {
    ...BELOW_PROFILE,
    get: 'no client',
    'get of a missing document': 'no client',
    create: 'no client',
    update: 'no client',
    replace: 'no client',
  },
  'users/agreements': { ...NOTHING, get: 'the owner', 'get of a missing document': 'the owner', create: 'the owner' },
  stories: {
    get: 'the owner',
    // So that clients can tell "Story not found" from a denial; ids are random.
    'get of a missing document': 'every signed-in user',
    'list of own documents': 'every signed-in user',
    'list without a filter': 'no client',
    'list of other documents': 'no client',
    'collection group': 'no client',
    count: 'the owner',
    create: 'no client',
    update: 'no client',
    replace: 'no client',
    delete: 'the owner',
    'delete of a missing document': 'no client',
  },
  // The function writes voices and recordings.
  'stories/voices': {
    ...NOTHING,
    get: 'the owner',
    'list of own documents': 'every signed-in user',
    count: 'the owner',
    delete: 'the owner',
  },
  'stories/voices/recordings': { ...NOTHING, get: 'the owner' },
  // The waiting screen asks before the first page exists, and after the story is saved.
  storyDrafts: { ...NOTHING, get: 'the owner', 'get of a missing document': 'the owner' },
  curatedStories: NOTHING,
  publishedStories: NOTHING,
  publishedLists: NOTHING,
  system: NOTHING,
  storyRequests: NOTHING,
  storyUsage: NOTHING,
  storyReports: NOTHING,
  shares: NOTHING,
  invitations: NOTHING,
  pushSubscriptions: NOTHING,
  pushAnnouncements: NOTHING,
  pushRuns: NOTHING,
  departures: NOTHING,
  'an unknown collection': NOTHING,
  'stories with a capital': NOTHING,
  'top-level favorites': NOTHING,
  'an unknown collection below a profile': NOTHING,
  'stories below a profile': NOTHING,
  'an unknown collection below a favorite': NOTHING,
  'an unknown collection below a progress': NOTHING,
  'an unknown collection below a child': NOTHING,
  'an unknown collection below a memory': NOTHING,
  'an unknown collection below an agreement': NOTHING,
  'an unknown collection below a story': NOTHING,
  'an unknown collection below a voice': NOTHING,
  'an unknown collection below a recording': NOTHING,
  'an unknown collection below a draft': NOTHING,
};

export interface PermissionCase {
  collection: CollectionName;
  operation: Operation;
  role: RoleName;
  expected: 'allowed' | 'denied';
}

/** One case for every combination of collection, operation and role. */
export function permissionCases(): PermissionCase[] {
  return COLLECTION_NAMES.flatMap((collection) =>
    OPERATIONS.flatMap((operation) =>
      ROLE_NAMES.map((role) => {
        const expected = isGranted(PERMISSIONS[collection][operation], role) ? 'allowed' : 'denied';
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
