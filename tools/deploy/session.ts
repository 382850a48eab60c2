/** What a step of the deployment works with. The same steps make the plan, in which changes are listed, and carry it out. */
import { Stop } from '../local/say.ts';
import { type Answer, type CallGoogle, GoogleError, type Method } from '../operations/google.ts';
import type { Configuration } from './configuration.ts';
import type { Options } from './options.ts';

export interface Clock {
  /** Milliseconds. */
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

export interface Ports {
  readonly google: CallGoogle;
  /** Runs the Firebase CLI. Throws {@link CliFailed}. */
  readonly firebase: (args: readonly string[]) => Promise<void>;
  readonly clock: Clock;
  readonly say: (sentence: string) => void;
  /** The answer of a person; null without a terminal. */
  readonly ask: ((question: string, hidden?: 'hidden') => Promise<string>) | null;
  /** Values that a pipeline hands over: secrets. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** The folder of firebase.json. */
  readonly root: string;
}

export interface Session extends Omit<Ports, 'ask'> {
  readonly options: Options;
  readonly projectId: string;
  readonly configuration: Configuration;
  /** Values that the environment, an option or a person gave, by the key of their {@link Question}. */
  readonly answers: ReadonlyMap<string, string>;
  /**
   * @param method `POST` for the few things that Google shows only so.
   * @returns undefined for what does not exist, or, in a plan, what cannot exist because its API is off.
   */
  read(url: string, method?: Method, body?: object): Promise<Answer | undefined>;
  /** All pages of a list. */
  list<T>(url: string, field: string): Promise<T[]>;
  /** Makes a change, or only lists it. Repeating it must do no harm. */
  change<T>(sentence: string, write: () => Promise<T>): Promise<T | undefined>;
  /** What only a person can do; the question asks for it in a terminal. Nothing is deployed before. */
  missing(sentence: string, question?: Question): void;
  /** Worth knowing, and stops nothing. */
  note(sentence: string): void;
}

export interface Question {
  readonly key: string;
  readonly text: string;
  /** Whether what is typed is not shown. */
  readonly hidden?: 'hidden';
}

export interface Step {
  readonly name: string;
  run(session: Session): Promise<void>;
}

/** Sets, because a step that is repeated says the same again. */
export interface Plan {
  readonly changes: Set<string>;
  readonly missing: Set<string>;
  readonly notes: Set<string>;
  readonly questions: Map<string, Question>;
}

/** @param plan in which changes are listed; null to make them. */
export function sessionOf(given: Pick<Session, 'options' | 'configuration' | 'answers'> & Ports, plan: Plan | null): Session {
  const read: Session['read'] = async (url, method = 'GET', body) => {
    try {
      return await given.google(method, url, body);
    } catch (error) {
      if (error instanceof GoogleError && (error.status === 404 || (plan && error.reason === 'SERVICE_DISABLED'))) return undefined;
      throw error;
    }
  };
  return {
    ...given,
    projectId: given.options.projectId,
    read,
    async list<T>(url: string, field: string) {
      const all: T[] = [];
      for (let page = ''; ; ) {
        const answer =
          (await read(page === '' ? url : `${url}${url.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(page)}`)) ?? {};
        all.push(...((answer[field] ?? []) as T[]));
        page = String(answer.nextPageToken ?? '');
        if (page === '') return all;
      }
    },
    missing(sentence, question) {
      if (!plan) throw new Stop(sentence);
      plan.missing.add(sentence);
      if (question) plan.questions.set(question.key, question);
    },
    note: (sentence) => void plan?.notes.add(sentence),
    async change(sentence, write) {
      if (!plan) given.say(`  ${sentence}`);
      else plan.changes.add(sentence);
      return plan ? undefined : write();
    },
  };
}
