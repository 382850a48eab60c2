/**
 * What `unused-accounts.ts` needs. A notice is a document of `mail`, which Firebase's extension “Trigger Email from Firestore” sends: it writes into
 * `delivery` what became of it.
 */
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import type { KnownAccount, UnusedPorts } from '../../account/unused-accounts.ts';
import { adminApp } from '../admin-app.ts';
import { firestore } from '../firestore.ts';
import { isHeld } from '../legal-holds.ts';

const PAGE_SIZE = 1000;
/** Milliseconds: longer than a notice has to be known. One that was not delivered is sent again after it. */
const LIFETIME_MS = 120 * 24 * 60 * 60 * 1000;

export function unusedPorts(site: string): Omit<UnusedPorts, 'deleteAccount'> {
  return {
    accounts: everyAccount,
    async readAccount(uid) {
      const { users } = await getAuth(adminApp()).getUsers([{ uid }]);
      if (!users[0]) return null;
      const account = knownAccount(users[0]);
      return { ...account, disabled: account.disabled || (await isHeld(uid)) };
    },
    async readNotice(uid) {
      const mail = (await noticeOf(uid).get()).data();
      if (mail === undefined) return null;
      const { state, endTime } = (mail.delivery ?? {}) as { state?: string; endTime?: Timestamp };
      return { email: String(mail.to), deliveredAt: state === 'SUCCESS' && endTime ? endTime.toMillis() : null };
    },
    async sendNotice(uid, { to, subject, text }) {
      const expireAt = Timestamp.fromMillis(Date.now() + LIFETIME_MS);
      await noticeOf(uid).set({ uid, to, message: { subject, text }, expireAt });
    },
    now: Date.now,
    site,
  };
}

async function* everyAccount(): AsyncGenerator<readonly KnownAccount[]> {
  for (let token: string | undefined; ; ) {
    const { users, pageToken } = await getAuth(adminApp()).listUsers(PAGE_SIZE, token);
    yield users.map(knownAccount);
    if (!pageToken) return;
    token = pageToken;
  }
}

function knownAccount({ uid, email, disabled, metadata }: UserRecord): KnownAccount {
  const { creationTime, lastSignInTime, lastRefreshTime } = metadata;
  const times = [creationTime, lastSignInTime, lastRefreshTime].filter(Boolean).map((time) => Date.parse(String(time)));
  return { uid, email: email ?? null, lastUsedAt: Math.max(...times), disabled };
}

function noticeOf(uid: string): DocumentReference {
  return firestore().collection('mail').doc(encodeURIComponent(uid));
}
