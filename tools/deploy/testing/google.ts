/** A stand-in for the APIs of Google that a deployment calls: one project, kept in memory, as strict as Google where an order of steps can be wrong. */
import { type Answer, type CallGoogle, GoogleError, type Method } from '../../operations/google.ts';
import { freshProject, type Project } from './project.ts';
import { SPECIAL } from './special.ts';
import { usual } from './usual.ts';

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

const ALWAYS_ON = ['cloudresourcemanager', 'serviceusage', 'cloudbilling', 'firebase'];
/** What the CLI enables by the address of the API, which here is one for all. */
const ENABLED_BY_CLI = ['artifactregistry', 'cloudscheduler', 'cloudtasks', 'firebaseextensions', 'run'];

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
  const { hostname, pathname, searchParams: query } = new URL(url);
  const host = hostname.split('.')[0] ?? '';
  if (![...ALWAYS_ON, ...ENABLED_BY_CLI].includes(host) && !project.services.includes(hostname))
    throw new GoogleError(403, `${hostname} has not been used in project ${project.id} before or it is disabled.`, 'SERVICE_DISABLED');
  // Google takes a project's number for its ID.
  const path = decodeURIComponent(pathname)
    .replace(/^\/(?:compute\/|admin\/)?v\w+\//, '')
    .replace(`projects/${project.number}`, `projects/${project.id}`);
  // Functions of the first generation: none.
  if (host === 'cloudfunctions' && pathname.startsWith('/v1/')) return {};
  const call = { project, host, path, body, query };
  const asUsual = (changed = body) => usual(method, { ...call, body: changed });
  for (const [pattern, answer] of SPECIAL) {
    const match = pattern.exec(`${method} ${host} ${path}`);
    if (match) return answer({ ...call, usual: asUsual }, ...match.slice(1).map(String));
  }
  return asUsual();
}
