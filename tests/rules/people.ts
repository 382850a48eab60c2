/** Who tries things, with the unsigned tokens that an emulator takes. */
import { ADMIN_EMAILS } from '@tuckaway/domain';

export interface Person {
  /** Null for a visitor, who has no token. */
  uid: string | null;
  /** What else the token says. */
  claims?: Record<string, unknown>;
}

/** Somebody, and whose data they try their hands at. */
export interface Role extends Person {
  on: string;
  profile: 'free' | 'premium' | 'none';
}

const person = (uid: string, claims: Record<string, unknown> = {}) => ({ uid, claims: { email: `${uid}@example.com`, ...claims } });
const admin = person('admin', { email: ADMIN_EMAILS[0], email_verified: true, admin: true, role: 'admin' });
const premium = person('premium', { subscription: 'premium', premium: true });

/** A premium person, a listed address and somebody without a profile have their own data, and no more say over another's. */
export const ROLES = {
  'a visitor': { uid: null, on: 'owner', profile: 'none' },
  'the owner': { ...person('owner'), on: 'owner', profile: 'free' },
  'a stranger': { ...person('stranger'), on: 'owner', profile: 'free' },
  'a premium owner': { ...premium, on: 'premium', profile: 'premium' },
  'a premium stranger': { ...premium, on: 'owner', profile: 'premium' },
  'a listed address, with its own': { ...admin, on: 'admin', profile: 'free' },
  'a listed address, with another’s': { ...admin, on: 'owner', profile: 'free' },
  'someone without a profile': { ...person('profileless'), on: 'profileless', profile: 'none' },
  'someone without a profile, with another’s': { ...person('profileless'), on: 'owner', profile: 'none' },
} as const satisfies Record<string, Role>;

export type RoleName = keyof typeof ROLES;
export const ROLE_NAMES = Object.keys(ROLES) as RoleName[];
export const OWNER: Person = ROLES['the owner'];
export const STRANGER: Person = ROLES['a stranger'];
export const VISITOR: Person = ROLES['a visitor'];
/** Whoever deleted their account, with a token that has not ended yet. */
export const GONE = person('gone');

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An ID token as the Auth emulator makes it, without a signature; null for a visitor. */
export function tokenOf({ uid, claims }: Person, project: string): string | null {
  if (uid === null) return null;
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    ...{ iss: `https://securetoken.google.com/${project}`, aud: project, sub: uid, user_id: uid },
    ...{ iat: now, auth_time: now, exp: now + 3600, firebase: { sign_in_provider: 'password', identities: {} } },
    ...claims,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(payload)}.`;
}
