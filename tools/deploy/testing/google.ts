/** A stand-in for the APIs of Google that a deployment and the Firebase CLI call: one project, kept in memory. */
import { type Answer, GoogleError, type Method } from '../../operations/google.ts';
import type { Project } from './project.ts';

interface Call {
  readonly project: Project;
  readonly host: string;
  /** Without the version. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Answer;
  /** Answers as most resources do. */
  readonly usual: (body?: Answer) => Answer;
}

/** On from the start, or enabled by the CLI by the address of the API, which here is one for all. */
const ON = 'cloudresourcemanager serviceusage cloudbilling firebase artifactregistry cloudscheduler cloudtasks firebaseextensions run';

const isOn = ({ services }: Project, api: string) => ON.split(' ').includes(api.split('.')[0] ?? '') || services.includes(api);

export function answerOf(project: Project, method: Method, url: string, body: Answer): Answer {
  const { hostname, pathname, searchParams: query } = new URL(url);
  const host = hostname.split('.')[0] ?? '';
  if (!isOn(project, hostname))
    throw new GoogleError(403, `${hostname} has not been used in project ${project.id} before or it is disabled.`, 'SERVICE_DISABLED');
  const version = /^\/(?:compute\/|admin\/)?(v\w+)\//.exec(pathname);
  // Functions of the first generation: none.
  if (host === 'cloudfunctions' && version?.[1] === 'v1') return {};
  // Google takes a project's number for its ID.
  const name = decodeURIComponent(pathname.slice(version?.[0].length)).replace(/^projects\/\d+/, `projects/${project.id}`);
  const path = name.replace(/:access$/, '');
  const call: Call = { project, host, path, query, body, usual: (changed = body) => usual(method, call, changed) };
  for (const [pattern, answer] of SPECIAL) {
    const match = pattern.exec(`${method} ${host} ${path}`);
    if (match) return answer(call, ...match.slice(1));
  }
  return call.usual();
}

/** How most resources are created, changed and listed. */
function usual(method: Method, { project: { resources }, host, path, query }: Call, body: Answer): Answer {
  const key = `${host}/${path}`;
  const stored = resources[key];
  if (method === 'GET') {
    if (stored) return stored;
    if (path.split('/').length % 2 === 0 || /\/config$|\/documents\//.test(path)) throw new GoogleError(404, `${path} not found`);
    const pattern = new RegExp(`^${key.replace('/-/', '/[^/]+/').replace(/[()]/g, '\\$&')}/[^/]+$`);
    const all = Object.entries(resources).flatMap(([name, resource]) => (pattern.test(name) ? [resource] : []));
    const field = path.split('/').at(-1)?.replace('webApps', 'apps') ?? '';
    // Pages of one, so that code that reads only the first page fails; Firestore's lists are whole.
    const from = Number(query.get('pageToken') ?? 0);
    const to = host === 'firestore' ? all.length : from + 1;
    return { [field]: all.slice(from, to), ...(to < all.length && { nextPageToken: String(to) }) };
  }
  if (method === 'POST') {
    const id = [...query].find(([parameter]) => parameter.endsWith('Id'))?.[1];
    const name = String(id ? `${path}/${id}` : (body.name ?? `${path}/${Object.keys(resources).length}`));
    if (resources[`${host}/${name}`]) throw new GoogleError(409, `${name} already exists`);
    resources[`${host}/${name}`] = { ...body, name };
    return { ...body, name };
  }
  const mask = query.get('updateMask')?.split(',');
  const fields = mask ? Object.fromEntries(mask.map((field) => field.split('.')[0] ?? '').map((field) => [field, body[field]])) : body;
  const changed = { ...stored, ...fields, name: stored?.name ?? path };
  resources[key] = changed;
  return changed;
}

/** An operation, which has ended when it is asked for. Firestore shows what it makes at once. */
function operation({ project }: Call, response: Answer): Answer {
  return { name: `operations/${project.operations.push(response)}`, response };
}

function policyOf({ policies }: Project, resource = '') {
  policies[resource] ??= { bindings: [], etag: '1' };
  return policies[resource];
}

/** Google adds the name, in the direction of the last field. */
const withName = (fields: readonly Answer[]) => [...fields, { ...fields.at(-1), fieldPath: '__name__' }];

/** Where Google's APIs differ: by method, API and path. The answer gets what the groups matched. */
const SPECIAL: readonly (readonly [RegExp, (call: Call, ...parts: string[]) => Answer])[] = [
  [/:testIamPermissions$/, ({ body }) => ({ permissions: body.permissions })],
  [/ (\S+):getIamPolicy$/, ({ project }, resource) => policyOf(project, resource)],
  [/ (\S+):setIamPolicy$/, ({ project, body }, resource) => Object.assign(policyOf(project, resource), body.policy)],
  [/^GET \w+ operations.(\d+)$/, ({ project }, number) => ({ done: true, response: project.operations[Number(number) - 1] })],
  [/^GET serviceusage .*\/([^/]+)$/, ({ project }, api = '') => ({ state: isOn(project, api) ? 'ENABLED' : 'DISABLED' })],
  [/^POST serviceusage .*\/([^/]+):enable$/, ({ project }, api = '') => ({ done: project.services.push(api) > 0 })],
  [/:batchEnable$/, ({ project, body }) => ({ enabled: Object.assign(project, { services: body.serviceIds }).services })],
  [/^POST firebase (\S+):addFirebase$/, (call, name) => operation(call, call.usual({ name, projectId: call.project.id }))],
  [/adminSdkConfig$/, ({ project }) => ({ projectId: project.id })],
  [/^POST firebase (\S+webApps)$/, (call, path) => operation(call, call.usual({ ...call.body, appId: 'app-1', name: `${path}/app-1` }))],
  [/webApps.([^/]+).config$/, ({ project }, appId) => ({ projectId: project.id, appId, apiKey: 'key-of-the-web-app' })],
  [
    /(\S+).identityPlatform:initializeAuth$/,
    ({ project: { id }, usual }, path) =>
      usual({ name: `${path}/config`, authorizedDomains: ['localhost', `${id}.firebaseapp.com`, `${id}.web.app`] }),
  ],
  [/:generateUploadUrl$/, () => ({ uploadUrl: '{server}/upload', storageSource: { bucket: 'sources', object: 'functions.zip' } })],
  [
    /^(?:POST|PATCH) cloudfunctions (projects.[^/]+.locations.[^/]+).functions/,
    (call, location) => {
      const id = call.query.get('functionId') ?? String(call.path.split('/').at(-1));
      const url = `https://${id}.run.app`;
      const serviceConfig = { ...(call.body.serviceConfig as object), service: `${location}/services/${id.toLowerCase()}`, uri: url };
      return operation(call, call.usual({ ...call.body, state: 'ACTIVE', environment: 'GEN_2', url, serviceConfig }));
    },
  ],
  // Google makes the repository of the functions' images with the first of them.
  [/^GET artifactregistry (\S+)$/, ({ project, path }) => ({ name: path, ...project.resources[`artifactregistry/${path}`] })],
  [/^(?:POST|PATCH) firestore \S+databases(?:.\(default\))?$/, (call) => operation(call, call.usual())],
  [/^POST firestore \S+indexes$/, ({ usual, body }) => usual({ ...body, fields: withName(body.fields as Answer[]) })],
  [/^PATCH firestore \S+documents\//, ({ usual, body }) => usual({ ...body, updateTime: new Date().toISOString() })],
  [
    /^POST secretmanager (\S+):addVersion$/,
    (call, secret) => usual('PATCH', { ...call, path: `${secret}/versions/latest` }, { state: 'ENABLED', payload: call.body.payload }),
  ],
  [/^POST firebasehosting \S+sites$/, ({ usual, query }) => (query.has('validateOnly') ? {} : usual({ type: 'DEFAULT_SITE' }))],
  [/^POST firebasehosting \S+channels$/, ({ usual }) => usual({ url: 'https://preview.web.app', expireTime: '2099-12-24T00:00:00Z' })],
  [/^POST \w+ \S+channels.([^/]+).releases$/, ({ usual, query }, channel) => usual({ version: query.get('versionName'), channel })],
  [
    /^POST firebasehosting (\S+):populateFiles$/,
    ({ project, body: { files } }, version) => {
      const [made = {}, known] = [project.resources[`firebasehosting/${version}`], JSON.stringify(project.resources)];
      made.files = { ...(made.files as object), ...(files as object) };
      return { uploadUrl: '{server}/pages', uploadRequiredHashes: Object.values(files as object).filter((hash) => !known.includes(hash)) };
    },
  ],
  [/:\w+$/, () => ({ done: true })],
];
