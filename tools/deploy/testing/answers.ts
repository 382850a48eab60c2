/** How the stand-in answers: operations, pages of lists, resources and policies. */
import { type Answer, GoogleError, type Method } from '../../operations/google.ts';
import type { Project } from './project.ts';

interface Call {
  project: Project;
  body: Answer;
  query: URLSearchParams;
  version: string;
  /** Without the version. */
  path: string;
  /** What the groups of the pattern matched. */
  parts: string[];
}

export interface Route {
  method: Method;
  host: string;
  path: RegExp;
  answer(call: Call): Answer;
}

export const route = (method: Method, host: string, path: RegExp, answer: Route['answer']): Route => ({ method, host, path, answer });

export const notFound = (what: string) => new GoogleError(404, `${what} not found`, 'NOT_FOUND');
export const exists = (what: string) => new GoogleError(409, `${what} already exists`, 'ALREADY_EXISTS');

/** An operation that ends when it is asked for. */
export function operation({ project }: Call, response: Answer, below = ''): Answer {
  const name = `${below}operations/${Object.keys(project.operations).length + 1}`;
  project.operations[name] = response;
  return { name, done: false };
}

export const ended = ({ project, path }: Call): Answer => {
  const response = project.operations[path];
  if (!response) throw notFound(path);
  return { name: path, done: true, response };
};

/** Lists come in pages of one, so that nobody forgets the others. */
export function page(field: string, all: readonly Answer[], query: URLSearchParams): Answer {
  const index = Number(query.get('pageToken') ?? 0);
  return { [field]: all.slice(index, index + 1), ...(index + 1 < all.length && { nextPageToken: String(index + 1) }) };
}

export const inCollection = ({ resources }: Project, path: string) =>
  Object.values(resources).filter(({ name }) => String(name).startsWith(`${path}/`));

/** A collection whose resources Google names. */
export function collection(host: string, path: RegExp): Route[] {
  const create = ({ project, path: at, body }: Call) => {
    // Named by what it is, so that the order of creation does not matter; a second one shows.
    const base = `${at}/${String(body.displayName ?? 'one').replaceAll(/\W+/g, '-')}`;
    const same = inCollection(project, at).filter(({ name }) => String(name).startsWith(base)).length;
    const name = same === 0 ? base : `${base}-${same + 1}`;
    const made = { ...body, name };
    project.resources[name] = made;
    return made;
  };
  const change = ({ project, path: at, body, query }: Call) => {
    const mask = query.get('updateMask')?.split(',') ?? [];
    const stored = project.resources[at];
    if (!stored) throw notFound(at);
    for (const fixed of ['monitoredResource', 'type', 'displayName', 'name'])
      if (mask.includes(fixed)) throw new GoogleError(400, `${fixed} cannot be changed`);
    for (const field of mask) stored[field] = body[field];
    return stored;
  };
  return [
    route('GET', host, path, ({ project, path: at, query }) => page(at.split('/').at(-1) ?? '', inCollection(project, at), query)),
    route('POST', host, path, create),
    route('PATCH', host, new RegExp(`${path.source.slice(0, -1)}/[^/]+$`), change),
  ];
}

function policyOf(project: Project, resource: string) {
  const account = /serviceAccounts\/(.+)$/.exec(resource)?.[1];
  if (account && !project.accounts.includes(account)) throw notFound(account);
  project.policies[resource] ??= { bindings: [], etag: '1' };
  return project.policies[resource];
}

function setPolicy({ project, body, parts }: Call): Answer {
  const stored = policyOf(project, parts[0] ?? '');
  const { bindings, etag } = body.policy as typeof stored;
  if (etag && etag !== stored.etag) throw new GoogleError(409, 'There were concurrent policy changes.', 'ABORTED');
  for (const member of bindings.flatMap(({ members }) => members)) {
    const account = member.replace('serviceAccount:', '');
    if (member.startsWith('serviceAccount:') && !project.accounts.includes(account))
      throw new GoogleError(400, `Service account ${account} does not exist.`, 'INVALID_ARGUMENT');
  }
  Object.assign(stored, { bindings, etag: String(Number(etag) + 1) });
  return stored as unknown as Answer;
}

export const iam = (host: string, path: string): Route[] => [
  // Secret Manager and Cloud Run read by GET, the others by POST.
  ...(['GET', 'POST'] as const).map((method) =>
    route(method, host, new RegExp(`^(${path}):getIamPolicy$`), ({ project, body, parts }) => {
      // Google's method takes its options in the address.
      if (host === 'iam' && Object.keys(body).length > 0) throw new GoogleError(400, 'Root element must be a message.', 'INVALID_ARGUMENT');
      return policyOf(project, parts[0] ?? '') as unknown as Answer;
    }),
  ),
  route('POST', host, new RegExp(`^(${path}):setIamPolicy$`), setPolicy),
];

export function addAccount(project: Project, account: string): void {
  if (!project.accounts.includes(account)) project.accounts.push(account);
}
