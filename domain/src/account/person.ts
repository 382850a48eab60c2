/** Name, initials and plan of the signed-in user. */
import type { AppUser, UserProfile } from '../entities.ts';
import { LIMITS } from '../limits.ts';
import { cutAtCharacter } from '../text/story-text.ts';

/**
 * Users who see the Admin Panel button (section 5), unless a deployment names its own. It grants no permission: no rule and no endpoint trusts it
 * (decision P11).
 */
export const ADMIN_EMAILS: readonly string[] = ['admin@example.com', 'editor@example.com', 'owner@example.com'];

/** @param admins in lower case. */
export function seesAdminPanel(email: string, admins: readonly string[] = ADMIN_EMAILS): boolean {
  return admins.includes(email.toLowerCase());
}

export interface AuthIdentity {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoUrl?: string | null;
}

/** The auth name, else the email's part before the @, else Anonymous (section 4). */
export function profileDisplayName(identity: Pick<AuthIdentity, 'email' | 'displayName'>): string {
  const candidates = [identity.displayName, identity.email?.split('@')[0]];
  const name = candidates.map((candidate) => candidate?.trim() ?? '').find((candidate) => candidate !== '');
  return cutAtCharacter(name ?? 'Anonymous', LIMITS.displayName);
}

/** Combines identity and profile. Without a profile it is section 4's fallback, which is never premium. */
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

/** Begins with a letter or a digit, but not with the breathing mark of ʻOlu. */
const LETTER = /^(?![\u02B0-\u02FF])[\p{L}\p{N}]/u;

/** Up to two initials of the display name, else of the email (section 5). A letter with its marks counts as one. */
export function initials(displayName: string, email: string): string {
  const words = (displayName.trim() === '' ? (email.split('@')[0] ?? '') : displayName).normalize('NFKC').split(/[\s._-]+/u);
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return (
    words
      .map((word) => [...segmenter.segment(word)].map((part) => part.segment).find((part) => LETTER.test(part)))
      .filter((letter) => letter !== undefined)
      .slice(0, 2)
      // The capital of some letters is several: ß is SS.
      .map((letter) => [...segmenter.segment(letter.toUpperCase())][0]?.segment)
      .join('')
  );
}
