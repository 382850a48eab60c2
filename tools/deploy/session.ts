/** What a step of the deployment works with. The same steps make the plan, in which changes are listed, and carry it out. */
import { Stop } from '../local/say.ts';
import { type Answer, type CallGoogle, GoogleError, type Method } from '../operations/google.ts';
import type { Configuration } from './configuration.ts';
import type { Options, Part } from './options.ts';

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
  /** Checks the code, and builds the functions if they are deployed. */
  readonly prepare: (parts: readonly Part[]) => Promise<void>;
  /** Builds the pages. @returns a fingerprint of everything that would be released. */
  readonly buildSite: (webConfig: Answer, pushKey: string) => Promise<string>;
}

/** The CLI has printed why. */
export class CliFailed extends Error {
  readonly output: string;

  constructor(output: string) {
    super('The Firebase CLI failed, see above.');
    this.output = output;
  }
}

export interface Session extends Omit<Ports, 'ask'> {
  readonly options: Options;
  readonly projectId: string;
  readonly configuration: Configuration;
  /** What earlier steps found out. */
  readonly found: { webConfig?: Answer | undefined; pushKey?: string; site?: string };
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
  readonly parts: readonly Part[];
  readonly name: string;
  run(session: Session): Promise<void>;
}

export interface Plan {
  readonly changes: string[];
  readonly missing: string[];
  readonly questions: Question[];
  readonly notes: string[];
}

type Given = Pick<Session, 'options' | 'configuration' | 'answers'> & Ports;

/** A session that lists changes in `plan` and makes none. */
export function planning(given: Given, plan: Plan): Session {
  const add = (list: string[]) => (sentence: string) => {
    if (!list.includes(sentence)) list.push(sentence);
  };
  return {
    ...shared(given, true),
    missing: (sentence, question) => {
      add(plan.missing)(sentence);
      // A step that is repeated asks again.
      if (question && !plan.questions.some(({ key }) => key === question.key)) plan.questions.push(question);
    },
    note: add(plan.notes),
    change: async (sentence) => {
      add(plan.changes)(sentence);
      return undefined;
    },
  };
}

/** A session that makes changes. */
export function applying(given: Given): Session {
  return {
    ...shared(given, false),
    missing: (sentence) => {
      throw new Stop(sentence);
    },
    note: () => {},
    change: async (sentence, write) => {
      given.say(`  ${sentence}`);
      return write();
    },
  };
}

function shared(given: Given, plans: boolean) {
  const read = async (url: string, method: Method = 'GET', body?: object) => {
    try {
      return await given.google(method, url, body);
    } catch (error) {
      if (error instanceof GoogleError && (error.status === 404 || (plans && error.reason === 'SERVICE_DISABLED'))) return undefined;
      throw error;
    }
  };
  const list = async <T>(url: string, field: string) => {
    const all: T[] = [];
    for (let page = ''; ; ) {
      const paged = page === '' ? url : `${url}${url.includes('?') ? '&' : '?'}pageToken=${encodeURIComponent(page)}`;
      const answer = (await read(paged)) ?? {};
      all.push(...((answer[field] ?? []) as T[]));
      page = String(answer.nextPageToken ?? '');
      if (page === '') return all;
    }
  };
  return { ...given, projectId: given.options.projectId, found: {}, read, list };
}
