/** Accounts that nobody has used for two years: their users get an email, and are deleted 60 days after its delivery (docs/operations.md). */
import { PRODUCT_NAME } from '@tuckaway/domain';

const DAY_MS = 24 * 60 * 60 * 1000;
/** 24 months. */
export const UNUSED_MS = 731 * DAY_MS;
export const NOTICE_MS = 60 * DAY_MS;
/** New emails of one run, so that a first run does not look like spam. */
const MOST_NOTICES = 200;

export interface KnownAccount {
  uid: string;
  /** Null if the account has no address to write to. */
  email: string | null;
  /** The last sign-in, or the last time that an app asked for a token: milliseconds since 1970. */
  lastUsedAt: number;
  /** Disabled by an operator, who may have to preserve it, or under a legal hold. */
  disabled: boolean;
}

export interface Notice {
  email: string;
  /** Milliseconds since 1970; null while it is not delivered. */
  deliveredAt: number | null;
}

export interface Letter {
  to: string;
  subject: string;
  text: string;
}

export interface UnusedPorts {
  /** All accounts, in pages. */
  accounts(): AsyncIterable<readonly KnownAccount[]>;
  /** The present account; null if it is gone. */
  readAccount(uid: string): Promise<KnownAccount | null>;
  readNotice(uid: string): Promise<Notice | null>;
  /** Replaces an earlier notice. */
  sendNotice(uid: string, letter: Letter): Promise<void>;
  /** As if its user had asked for it. */
  deleteAccount(uid: string): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
  /** The site's address. */
  site: string;
}

/** May be repeated. Throws what the ports throw. */
export async function sweepUnused(ports: UnusedPorts): Promise<{ noticed: number; deleted: number }> {
  const done = { noticed: 0, deleted: 0 };
  for await (const page of ports.accounts()) {
    for (const account of page) {
      const email = emailOfUnused(account, ports.now());
      if (email === null) continue;
      const notice = await ports.readNotice(account.uid);
      if (notice === null || isOutdated(notice, email, account)) {
        if (done.noticed >= MOST_NOTICES) continue;
        await ports.sendNotice(account.uid, letterTo(email, ports.site));
        done.noticed += 1;
      } else if (notice.deliveredAt !== null && notice.deliveredAt + NOTICE_MS <= ports.now()) {
        // The list may be minutes old.
        const current = await ports.readAccount(account.uid);
        if (current === null || emailOfUnused(current, ports.now()) !== email) continue;
        await ports.deleteAccount(account.uid);
        done.deleted += 1;
      }
    }
  }
  return done;
}

/** Null for an account that is used, preserved by an operator, or without an address. */
function emailOfUnused({ email, lastUsedAt, disabled }: KnownAccount, now: number): string | null {
  // An unknown time (NaN) is no reason to delete anything.
  return !disabled && lastUsedAt + UNUSED_MS <= now ? email : null;
}

/** Whether the notice went to another address, or the account was used since. */
function isOutdated(notice: Notice, email: string, { lastUsedAt }: KnownAccount): boolean {
  return notice.email !== email || (notice.deliveredAt !== null && notice.deliveredAt < lastUsedAt);
}

function letterTo(to: string, site: string): Letter {
  return {
    to,
    subject: `Your ${PRODUCT_NAME} account will be deleted`,
    text:
      `Nobody has opened ${PRODUCT_NAME} with this account for two years.\n\n` +
      `If you want to keep your stories, please sign in at ${site} within 60 days. ` +
      'If you don’t want to keep it, you don’t have to do anything: we will delete the account with everything in it.',
  };
}
