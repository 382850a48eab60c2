/**
 * A stand-in for the management APIs of Google that a deployment calls: one project, kept in memory. It is as strict as Google where an order of
 * steps can be wrong: an API that is off, an account that does not exist yet, a database, secret or role that something needs.
 */
import { type Answer, type CallGoogle, GoogleError, type Method } from '../../operations/google.ts';
import { freshProject, type Project } from './project.ts';
import { ROUTES } from './routes.ts';

/** Called before each call and after each that succeeded; what it throws is the call's failure. */
export type Fault = (call: { index: number; method: Method; url: string; moment: 'before' | 'after' }) => void;

export interface StandIn {
  readonly google: CallGoogle;
  readonly project: Project;
  /** The calls that changed something, as `METHOD url`. */
  readonly writes: string[];
  /** Number of all calls. */
  calls: number;
  fault: Fault | undefined;
}

/** On in every new project. */
const ALWAYS_ON = [
  'cloudresourcemanager.googleapis.com',
  'serviceusage.googleapis.com',
  'cloudbilling.googleapis.com',
  'firebase.googleapis.com',
];

export function standIn(project: Project = freshProject()): StandIn {
  const made: StandIn = { google: call, project, writes: [], calls: 0, fault: undefined };
  async function call(method: Method, url: string, body: object = {}): Promise<Answer> {
    const index = made.calls++;
    made.fault?.({ index, method, url, moment: 'before' });
    const before = method === 'GET' ? '' : stateOf(project);
    const answer = structuredClone(answerOf(project, method, url, structuredClone(body) as Answer));
    if (method !== 'GET' && stateOf(project) !== before) made.writes.push(`${method} ${url}`);
    made.fault?.({ index, method, url, moment: 'after' });
    return answer;
  }
  return made;
}

/** An operation is no change by itself. */
const stateOf = ({ operations: _passing, ...state }: Project) => JSON.stringify(state);

function answerOf(project: Project, method: Method, url: string, body: Answer): Answer {
  const { host, pathname, searchParams } = new URL(url);
  if (!ALWAYS_ON.includes(host) && !project.services.includes(host))
    throw new GoogleError(403, `${host} has not been used in project ${project.id} before or it is disabled.`, 'SERVICE_DISABLED');
  const [, version = '', ...rest] = decodeURIComponent(pathname)
    .replace(/^\/compute/, '')
    .split('/');
  // Google takes a project's number for its ID.
  const path = rest.join('/').replace(`projects/${project.number}`, `projects/${project.id}`);
  for (const { method: wanted, host: at, path: pattern, answer } of ROUTES) {
    const found = wanted === method && `${at}.googleapis.com` === host ? pattern.exec(path) : null;
    if (found) return answer({ project, body, query: searchParams, version, path, parts: found.slice(1).map(String) });
  }
  throw new GoogleError(501, `The stand-in does not know ${method} ${url}`);
}
