/** How most resources of Google are created, changed and listed. */
import { type Answer, GoogleError, type Method } from '../../operations/google.ts';
import type { Project } from './project.ts';

export interface Call {
  readonly project: Project;
  readonly host: string;
  /** Without the version. */
  readonly path: string;
  readonly body: Answer;
  readonly query: URLSearchParams;
}

/** Lists that come in pages of one, so that nobody forgets the others. */
const PAGED = /(?:services|apps|sites|functions|backupSchedules|Configs|Channels|Policies|budgets)$/i;
/** Fields that Google lets nobody change. */
const FIXED = ['monitoredResource', 'type', 'displayName', 'name'];

export const notFound = (what: string) => new GoogleError(404, `${what} not found`, 'NOT_FOUND');

export function usual(method: Method, { project: { resources }, host, path, body, query }: Call): Answer {
  const key = `${host}/${path}`;
  const stored = resources[key];
  const all = () => {
    const pattern = new RegExp(`^${key.replace('/-/', '/[^/]+/').replace(/[()]/g, '\\$&')}/[^/]+$`);
    return Object.entries(resources).flatMap(([name, resource]) => (pattern.test(name) ? [resource] : []));
  };
  if (method === 'GET') {
    if (stored) return stored;
    if (path.split('/').length % 2 === 0) throw notFound(path);
    return page(path.split('/').at(-1) ?? '', all(), query);
  }
  if (method === 'POST') {
    const name = String(body.name ?? `${path}/${[...query].find(([id]) => id.endsWith('Id'))?.[1] ?? nameOf(body, all())}`);
    if (resources[`${host}/${name}`]) throw new GoogleError(409, `${name} already exists`, 'ALREADY_EXISTS');
    resources[`${host}/${name}`] = { ...body, name };
    return { ...body, name };
  }
  const mask = query.get('updateMask')?.split(',');
  if (host === 'monitoring' && FIXED.some((field) => mask?.includes(field))) throw new GoogleError(400, 'A fixed field cannot be changed');
  const fields = mask ? Object.fromEntries(mask.map((field) => field.split('.')[0] ?? '').map((field) => [field, body[field]])) : body;
  resources[key] = { ...stored, ...fields, name: stored?.name ?? path };
  return resources[key];
}

export function page(field: string, all: readonly Answer[], query: URLSearchParams): Answer {
  if (!PAGED.test(field)) return { [field]: all };
  const index = Number(query.get('pageToken') ?? 0);
  return { [field]: all.slice(index, index + 1), ...(index + 1 < all.length && { nextPageToken: String(index + 1) }) };
}

/** By what it is, so that the order of creation does not matter; a second one shows. */
function nameOf({ displayName = 'one' }: Answer, others: readonly Answer[]): string {
  const base = String(displayName).replaceAll(/\W+/g, '-');
  const same = others.filter(({ name }) => String(name).split('/').at(-1)?.startsWith(base)).length;
  return same === 0 ? base : `${base}-${same + 1}`;
}
