/** Who may do what where: role x operation x collection. The types leave no cell out; what is not granted here is denied. */

import { ROLE_NAMES, ROLES, type RoleName } from './people.ts';
import { PLACE_NAMES, type PlaceName } from './places.ts';

export const OPERATIONS = [
  'get',
  'get of a missing one',
  'list with own filter',
  'list without a filter',
  'list with another’s filter',
  'collection group',
  'count',
  'create',
  'update',
  'replace',
  'delete',
  'delete of a missing one',
] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Of those in the table; “its owner” is whoever the data belongs to. */
export type Who = 'nobody' | 'its owner' | 'its owner, without a profile' | 'anyone signed in';

const NOTHING: Record<Operation, Who> = {
  get: 'nobody',
  'get of a missing one': 'nobody',
  'list with own filter': 'nobody',
  'list without a filter': 'nobody',
  'list with another’s filter': 'nobody',
  'collection group': 'nobody',
  count: 'nobody',
  create: 'nobody',
  update: 'nobody',
  replace: 'nobody',
  delete: 'nobody',
  'delete of a missing one': 'nobody',
};

/** Below one's own profile, where the path says whose it is: so each lists their own, and nobody another's. */
const OWN_PATH: Record<Operation, Who> = {
  get: 'its owner',
  'get of a missing one': 'its owner',
  'list with own filter': 'anyone signed in',
  'list without a filter': 'its owner',
  'list with another’s filter': 'nobody',
  'collection group': 'nobody',
  count: 'its owner',
  create: 'its owner',
  update: 'its owner',
  replace: 'its owner',
  delete: 'its owner',
  'delete of a missing one': 'its owner',
};

export const TABLE: Record<PlaceName, Record<Operation, Who>> = {
  users: {
    get: 'its owner',
    'get of a missing one': 'its owner',
    'list with own filter': 'nobody',
    'list without a filter': 'nobody',
    'list with another’s filter': 'nobody',
    'collection group': 'nobody',
    count: 'nobody',
    create: 'its owner',
    update: 'nobody',
    // Without a profile, this creates it.
    replace: 'its owner, without a profile',
    delete: 'nobody',
    'delete of a missing one': 'nobody',
  },
  'users/favorites': OWN_PATH,
  'users/progress': { ...OWN_PATH, 'list with own filter': 'nobody', 'list without a filter': 'nobody', count: 'nobody' },
  'users/children': { ...OWN_PATH, get: 'nobody', 'get of a missing one': 'nobody' },
  stories: {
    get: 'its owner',
    // “Story not found” and the check of a replay would look like a denial otherwise; ids are random.
    'get of a missing one': 'anyone signed in',
    'list with own filter': 'anyone signed in',
    'list without a filter': 'nobody',
    'list with another’s filter': 'nobody',
    'collection group': 'nobody',
    count: 'its owner',
    create: 'its owner',
    update: 'nobody',
    replace: 'nobody',
    delete: 'its owner',
    'delete of a missing one': 'nobody',
  },
  curatedStories: NOTHING,
  publishedStories: NOTHING,
  publishedLists: NOTHING,
  system: NOTHING,
  storyRequests: NOTHING,
  storyUsage: NOTHING,
  storyReports: NOTHING,
  shares: NOTHING,
  pushSubscriptions: NOTHING,
  pushAnnouncements: NOTHING,
  pushRuns: NOTHING,
  departures: NOTHING,
  'an unknown collection': NOTHING,
  'stories in capitals': NOTHING,
  'favorites at the top': NOTHING,
  'an unknown collection below a profile': NOTHING,
  'stories below a profile': NOTHING,
  'an unknown collection below a favorite': NOTHING,
  'an unknown collection below a progress': NOTHING,
  'an unknown collection below a child': NOTHING,
  'an unknown collection below a story': NOTHING,
};

export interface TableCell {
  place: PlaceName;
  operation: Operation;
  role: RoleName;
  expected: 'allowed' | 'denied';
}

/** Every cell, one after the other. */
export function tableCells(): TableCell[] {
  return PLACE_NAMES.flatMap((place) =>
    OPERATIONS.flatMap((operation) =>
      ROLE_NAMES.map(
        (role) => ({ place, operation, role, expected: isGranted(TABLE[place][operation], role) ? 'allowed' : 'denied' }) as const,
      ),
    ),
  );
}

function isGranted(who: Who, name: RoleName): boolean {
  const { uid, on, profile } = ROLES[name];
  if (who === 'nobody' || uid === null) return false;
  if (who === 'anyone signed in') return true;
  if (uid !== on) return false;
  return who === 'its owner' || profile === 'none';
}
