/** An attack is one request with the answer it gets; a finding groups the attacks on one weakness. */
import type { Answered, SiteRequest } from '../../functions/support/deployed-functions.ts';

/** What the site answers. */
export interface SiteAnswer {
  status: number;
  /** The whole JSON; missing for pages and empty answers. */
  json?: unknown;
  /** A page's heading. */
  heading?: string;
  /** Headers that have exactly these values; undefined for one that is missing. */
  headers?: Readonly<Record<string, string | undefined>>;
}

/** A request to the site. */
export interface Attack {
  name: string;
  site: SiteRequest;
  /** The exact answer, or what is wrong with the one that came; null if nothing is. */
  answer: SiteAnswer | ((answered: Answered) => string | null);
  /** What a page or answer must not contain. */
  without?: readonly string[];
}

interface Group {
  attacks: readonly Attack[];
  /** Paths of documents that these attacks may change, because they are the attacker's own; none by default. */
  mayChange?: RegExp;
  /** Whether requests may reach the model or moderation. */
  mayAskModel?: boolean;
  /** Sends one after the other, because the order matters. */
  inOrder?: boolean;
  /** Asserts what else must not have happened. */
  afterwards?(): Promise<void>;
}

export interface Finding<World> {
  /** For the report. */
  name: string;
  prepare(world: World): Group | Promise<Group>;
}

/** The answer of every endpoint that refuses: a message, and with some a field or code. */
export const refusal = (status: number, message: string, details: Record<string, unknown> = {}): SiteAnswer => ({
  status,
  json: { message, ...details },
});

export const SIGN_IN = refusal(401, 'Please sign in to continue.');
