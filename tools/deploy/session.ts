/** What a step of the deployment works with. The same steps make the plan, in which changes are listed, and carry it out. */
import { Stop } from '../local/say.ts';
import { type Answer, type CallGoogle, GoogleError, type Method } from '../operations/google.ts';
import type { Configuration, Environment } from './configuration.ts';

export interface Deployment {
  readonly projectId: string;
  readonly configuration: Configuration;
  /** Where Firestore is created; it can never be moved. */
  readonly location: string | undefined;
  /** Agrees that functions with the names of ours, which may be another app's, are replaced. */
  readonly replaceFunctions: boolean;
  /** Changes nothing. */
  readonly dryRun: boolean;
  /** Does not ask. */
  readonly yes: boolean;
  /** The answer of a person; null without a terminal. */
  readonly ask: ((question: string) => Promise<string>) | null;
  readonly google: CallGoogle;
  /** Runs the Firebase CLI, which reads `input`. Throws {@link CliFailed}. */
  readonly firebase: (args: readonly string[], input?: string) => Promise<void>;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly say: (sentence: string) => void;
  /** Has the keys of the model. */
  readonly environment: Environment;
  /** The folder of firebase.json. */
  readonly root: string;
}

export interface Session extends Deployment {
  /** @returns undefined for what does not exist, or, in a plan, what cannot exist because its API is off. */
  read(url: string, method?: Method, body?: object): Promise<Answer | undefined>;
  /** All pages of a list. */
  list<T>(url: string, field: string): Promise<T[]>;
  /** Makes a change, or only lists it. Repeating it must do no harm. */
  change<T>(sentence: string, write: () => Promise<T>): Promise<T | undefined>;
  /** What only a person can do. Nothing is changed before. */
  missing(sentence: string): void;
  /** Worth knowing, and stops nothing. */
  note(sentence: string): void;
}

export type Step = (session: Session) => Promise<void>;

export type Plan = Readonly<Record<'missing' | 'changes' | 'notes', string[]>>;

/** @param plan in which changes are listed; null to make them. */
export function sessionOf(deployment: Deployment, plan: Plan | null): Session {
  const { google, say } = deployment;
  const read: Session['read'] = async (url, method = 'GET', body) => {
    try {
      return await google(method, url, body);
    } catch (error) {
      if (error instanceof GoogleError && (error.status === 404 || (plan && error.reason === 'SERVICE_DISABLED'))) return undefined;
      throw error;
    }
  };
  return {
    ...deployment,
    read,
    async list<T>(url: string, field: string) {
      const all: T[] = [];
      for (let page = ''; ; ) {
        const next = page && `${url.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(page)}`;
        const answer = (await read(`${url}${next}`)) ?? {};
        all.push(...((answer[field] ?? []) as T[]));
        page = String(answer.nextPageToken ?? '');
        if (page === '') return all;
      }
    },
    async change(sentence, write) {
      if (!plan) say(`  ${sentence}`);
      plan?.changes.push(sentence);
      return plan ? undefined : write();
    },
    missing(sentence) {
      if (!plan) throw new Stop(sentence);
      plan.missing.push(sentence);
    },
    note: (sentence) => void plan?.notes.push(sentence),
  };
}
