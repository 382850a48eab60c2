/** The users of the tests, with the unsigned tokens that the emulator accepts. */
import { ADMIN_EMAILS } from '@tuckaway/domain';

export interface TestUser {
  /** Null for a visitor, who has no token. */
  uid: string | null;
  /** Further claims of the token. */
  claims?: Record<string, unknown>;
}

/** A user, and the account whose data they access. */
export interface Role extends TestUser {
  dataOf: string;
  profile: 'free' | 'premium' | 'none';
}

const user = (uid: string, claims: Record<string, unknown> = {}) => ({ uid, claims: { email: `${uid}@example.com`, ...claims } });
const admin = user('admin', { email: ADMIN_EMAILS[0], email_verified: true, admin: true, role: 'admin' });
const premium = user('premium', { subscription: 'premium', premium: true });

/** Claims of an account without email and password, which the product does not have. */
export const ANONYMOUS = { firebase: { sign_in_provider: 'anonymous', identities: {} } };

/** Premium users, admin addresses and users without a profile may access their own data, and nothing else; anonymous users nothing. */
export const ROLES = {
  'a visitor': { uid: null, dataOf: 'owner', profile: 'none' },
  'the owner': { ...user('owner'), dataOf: 'owner', profile: 'free' },
  'a stranger': { ...user('stranger'), dataOf: 'owner', profile: 'free' },
  'a premium owner': { ...premium, dataOf: 'premium', profile: 'premium' },
  'a premium stranger': { ...premium, dataOf: 'owner', profile: 'premium' },
  'an admin address, own data': { ...admin, dataOf: 'admin', profile: 'free' },
  'an admin address, other data': { ...admin, dataOf: 'owner', profile: 'free' },
  'an anonymous user': { ...user('anonymous', ANONYMOUS), dataOf: 'anonymous', profile: 'free' },
  'a user without a profile': { ...user('profileless'), dataOf: 'profileless', profile: 'none' },
  'a user without a profile, other data': { ...user('profileless'), dataOf: 'owner', profile: 'none' },
} as const satisfies Record<string, Role>;

export type RoleName = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as RoleName[];
export const OWNER: TestUser = ROLES['the owner'];
export const STRANGER: TestUser = ROLES['a stranger'];
export const VISITOR: TestUser = ROLES['a visitor'];
/** A user whose account was deleted, with a token that is still valid. */
export const DELETED_USER = user('deleted');
/** A user who has agreed to the current terms. */
export const AGREED_USER = user('agreed');

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An unsigned ID token like the Auth emulator's; null for a visitor. */
export function tokenOf({ uid, claims }: TestUser, project: string): string | null {
  if (uid === null) return null;
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    ...{ iss: `https://securetoken.google.com/${project}`, aud: project, sub: uid, user_id: uid },
    ...{ iat: now, auth_time: now, exp: now + 3600, firebase: { sign_in_provider: 'password', identities: {} } },
    ...claims,
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(payload)}.`;
}
