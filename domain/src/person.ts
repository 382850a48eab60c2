/** Names, initials and plans of the signed-in person. */
import type { AppUser, UserProfile } from './entities.ts';
import { LIMITS } from './limits.ts';
import { cutAtCharacter } from './story-text.ts';

/** Whose Admin Panel button is shown (section 5). It carries no power: no rule and no endpoint trusts it (decisions P11). */
export const ADMIN_EMAILS: readonly string[] = ['admin@example.com', 'editor@example.com', 'owner@example.com'];

export function seesAdminPanel(email: string): boolean {
  return ADMIN_EMAILS.includes(email.toLowerCase());
}

export interface AuthIdentity {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoUrl?: string | null;
}

/** Section 4: the auth name, else the e-mail's part before the @, else Anonymous. */
export function profileDisplayName(identity: Pick<AuthIdentity, 'email' | 'displayName'>): string {
  const candidates = [identity.displayName, identity.email?.split('@')[0]];
  const name = candidates.map((candidate) => candidate?.trim() ?? '').find((candidate) => candidate !== '');
  return cutAtCharacter(name ?? 'Anonymous', LIMITS.displayName);
}

/** The app's user from the identity and the profile; without a profile, the fallback of section 4 (never premium). */
export function appUser(identity: AuthIdentity, profile: UserProfile | null, now: number): AppUser {
  return {
    id: 0,
    email: profile?.email ?? identity.email ?? '',
    firebaseUid: identity.uid,
    displayName: profile?.displayName ?? profileDisplayName(identity),
    isPremium: profile?.subscription === 'premium',
    createdAt: profile?.createdAt ?? now,
    ...(identity.photoUrl ? { photoUrl: identity.photoUrl } : {}),
  };
}

/** Up to two initials of the display name, else of the e-mail (section 5). Letters with their marks count as one. */
export function initials(displayName: string, email: string): string {
  const words = (displayName.trim() === '' ? (email.split('@')[0] ?? '') : displayName).split(/[\s._-]+/u);
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return words
    .map((word) => [...segmenter.segment(word)].map((part) => part.segment).find((part) => /^[\p{L}\p{N}]/u.test(part)))
    .filter((letter) => letter !== undefined)
    .slice(0, 2)
    .join('')
    .toUpperCase();
}
