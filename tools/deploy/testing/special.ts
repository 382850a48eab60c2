/** Where Google's APIs differ from usual resources, or need something first. */
import { type Answer, GoogleError } from '../../operations/google.ts';
import { addAccount, type Project } from './project.ts';
import { type Call, notFound, page } from './usual.ts';

/** @param usual answers as most resources do. */
type SpecialCall = Call & { readonly usual: (body?: Answer) => Answer };
/** Of method, API and path. The answer gets what the groups matched. */
type Special = readonly [pattern: RegExp, answer: (call: SpecialCall, ...parts: string[]) => Answer];

/** An operation that ends when it is asked for. */
function operation({ project }: Call, response: Answer, below = ''): Answer {
  const name = `${below}operations/${Object.keys(project.operations).length + 1}`;
  project.operations[name] = response;
  return { name, done: false };
}

function need(there: Answer | undefined | false): Answer {
  if (!there) throw notFound('what is asked for');
  return there;
}

const next = ({ project }: Call) => Object.keys(project.resources).length;

function policyOf({ accounts, policies }: Project, resource = '') {
  const account = /serviceAccounts\/(.+)$/.exec(resource)?.[1];
  if (account && !accounts.includes(account)) throw notFound(account);
  policies[resource] ??= { bindings: [], etag: '1' };
  return policies[resource];
}

function setPolicy({ project, body }: Call, resource = ''): Answer {
  const stored = policyOf(project, resource);
  const { bindings, etag } = body.policy as typeof stored;
  if (etag && etag !== stored.etag) throw new GoogleError(409, 'There were concurrent policy changes.', 'ABORTED');
  const accounts = bindings.flatMap(({ members }) => members).filter((member) => member.startsWith('serviceAccount:'));
  const unknown = accounts.find((account) => !project.accounts.includes(account.replace('serviceAccount:', '')));
  if (unknown) throw new GoogleError(400, `${unknown} does not exist.`, 'INVALID_ARGUMENT');
  return Object.assign(stored, { bindings, etag: String(Number(etag) + 1) });
}

function enable(call: Call, names: readonly string[]): Answer {
  const { project } = call;
  if (!project.billing) throw new GoogleError(400, 'Billing must be enabled');
  project.services.push(...names.filter((name) => !project.services.includes(name)));
  // Only this API creates the account that builds functions.
  if (names.includes('compute.googleapis.com')) addAccount(project, `${project.number}-compute@developer.gserviceaccount.com`);
  return operation(call, {});
}

const asService = (name: string) => ({ config: { name } });

const PROJECT: readonly Special[] = [
  [
    /^GET cloudbilling /,
    ({ project: { billing } }) => ({ billingEnabled: billing, ...(billing && { billingAccountName: 'billingAccounts/1' }) }),
  ],
  [/^GET cloudresourcemanager projects.[^/]+$/, ({ project }) => ({ projectId: project.id, projectNumber: project.number })],
  [/:testIamPermissions$/, ({ body }) => ({ permissions: body.permissions })],
  [
    / (\w+) (\S+):getIamPolicy$/,
    ({ project, body }, host, resource) => {
      // Google's method takes its options in the address.
      if (host === 'iam' && Object.keys(body).length > 0) throw new GoogleError(400, 'Root element must be a message.');
      return { ...policyOf(project, resource) };
    },
  ],
  [/ (\S+):setIamPolicy$/, setPolicy],
  [/^GET serviceusage \S+services$/, ({ project, query }) => page('services', project.services.map(asService), query)],
  // The server's own address stands for every API.
  [
    /^GET serviceusage \S+services.(.+)$/,
    ({ project }, name = '') => ({ state: name < 'a' || project.services.includes(name) ? 'ENABLED' : 'OFF' }),
  ],
  [/:batchEnable$/, (call) => enable(call, call.body.serviceIds as string[])],
  [
    /^POST serviceusage \S+services.(\w+)\S+:generateServiceIdentity$/,
    (call, service) => {
      addAccount(call.project, `service-${call.project.number}@gcp-sa-${service}.iam.gserviceaccount.com`);
      return operation(call, {});
    },
  ],
  [/^GET \w+ (\S*operations.\d+)$/, ({ project }, name = '') => ({ name, done: true, response: project.operations[name] })],
  [/^GET compute /, ({ project }) => ({ defaultServiceAccount: `${project.number}-compute@developer.gserviceaccount.com` })],
  [/^GET iam \S+serviceAccounts.([^/]+)$/, ({ project }, email = '') => policyOf(project, `serviceAccounts/${email}`) && { email }],
  [
    /^POST iam \S+serviceAccounts$/,
    ({ project, body: { accountId } }) => ({ email: addAccount(project, `${accountId}@${project.id}.iam.gserviceaccount.com`) }),
  ],
];

const FIREBASE: readonly Special[] = [
  [/^GET firebase projects.[^/]+$/, ({ project }) => need(project.firebase && { projectId: project.id, projectNumber: project.number })],
  [
    /:addFirebase$/,
    (call) => {
      call.project.firebase = true;
      return operation(call, { projectId: call.project.id });
    },
  ],
  [/adminSdkConfig$/, ({ project }) => ({ projectId: project.id })],
  [/^GET \w+ \S+webApps$/, ({ usual, query }) => page('apps', usual().webApps as Answer[], query)],
  [/^POST \w+ (\S+webApps)$/, (call, path) => operation(call, call.usual({ ...call.body, appId: 'app-1', name: `${path}/app-1` }))],
  [/webApps.([^/]+).config$/, ({ project }, appId) => ({ projectId: project.id, appId, apiKey: 'key-of-the-web-app' })],
  [
    /^POST identitytoolkit (\S+).identityPlatform:initializeAuth$/,
    ({ project }, path) => {
      const key = `identitytoolkit/${path}/config`;
      if (project.resources[key]) throw new GoogleError(409, 'Authentication already exists', 'ALREADY_EXISTS');
      project.resources[key] = { authorizedDomains: ['localhost', `${project.id}.firebaseapp.com`, `${project.id}.web.app`] };
      return {};
    },
  ],
  [/^\w+ identitytoolkit (\S+config)$/, ({ project, usual }, path) => need(project.resources[`identitytoolkit/${path}`]) && usual()],
  [/^POST firebaserules \S+:test$/, () => ({})],
  [/^PATCH firebaserules /, ({ usual, body }) => usual(body.release as Answer)],
  [/^POST firebaserules (\S+rulesets)$/, (call, path) => call.usual({ ...call.body, name: `${path}/${next(call)}` })],
];

const LOCATION = 'projects/[^/]+/locations/[^/]+';

const FUNCTIONS: readonly Special[] = [
  [/:generateUploadUrl$/, () => ({ uploadUrl: '{server}/upload', storageSource: { bucket: 'sources', object: 'functions.zip' } })],
  [
    new RegExp(`^POST cloudfunctions (${LOCATION})/functions$`),
    (call, location = '') => {
      const { project, body, query } = call;
      const id = query.get('functionId') ?? '';
      const builders = project.policies[`projects/${project.id}`]?.bindings.some(({ role }) => role === 'roles/cloudbuild.builds.builder');
      if (!builders) throw new GoogleError(403, 'Permission denied: nobody may build');
      if (!project.resources[`firestore/projects/${project.id}/databases/(default)`]) throw new GoogleError(400, 'There is no database');
      const url = `https://${id}.run.app`;
      const serviceConfig = { ...(body.serviceConfig as Answer), service: `${location}/services/${id.toLowerCase()}`, uri: url };
      const made = { ...body, name: `${location}/functions/${id}`, state: 'ACTIVE', environment: 'GEN_2', url, serviceConfig };
      return operation(call, call.usual(made), `${location}/`);
    },
  ],
  [
    new RegExp(`^PATCH cloudfunctions (${LOCATION})/functions/.+$`),
    (call, location) => {
      const { serviceConfig } = call.project.resources[`cloudfunctions/${call.path}`] ?? {};
      const changed = { ...call.body, serviceConfig: { ...(serviceConfig as Answer), ...(call.body.serviceConfig as Answer) } };
      return operation(call, call.usual(changed), `${location}/`);
    },
  ],
  // Google makes the repository of the functions' images with the first of them.
  [/^GET artifactregistry (\S+)$/, ({ project }, name) => ({ name, ...project.resources[`artifactregistry/${name}`] })],
];

const DATA: readonly Special[] = [
  [
    /^(?:POST|PATCH) firestore \S+databases(?:.\(default\))?$/,
    (call) => {
      const response = call.usual();
      // Google shows what it makes at once.
      return { ...operation(call, response, `${call.path}/`), response };
    },
  ],
  [
    /^POST firestore (\S+indexes)$/,
    (call, path) => {
      const fields = call.body.fields as { order: string }[];
      // Google adds the name, in the direction of the last field.
      const all = [...fields, { fieldPath: '__name__', order: fields.at(-1)?.order }];
      return operation(call, call.usual({ ...call.body, fields: all, name: `${path}/${next(call)}`, state: 'READY' }));
    },
  ],
  [
    /^PATCH firestore \S+fields.[^/]+$/,
    (call) => operation(call, call.usual({ ...call.body, ...(call.body.ttlConfig ? { ttlConfig: { state: 'ACTIVE' } } : {}) })),
  ],
  [/^GET (firestore) (\S+documents\/.+)$/, ({ project }, host, path) => need(project.resources[`${host}/${path}`])],
  [/^PATCH firestore \S+documents\//, ({ usual, body }) => usual({ ...body, updateTime: new Date().toISOString() })],
  [
    /^POST secretmanager \S+secrets.([^/]+):addVersion$/,
    ({ project, body }, name = '') => {
      if (!project.resources[`secretmanager/projects/${project.id}/secrets/${name}`]) throw notFound('secret');
      project.secrets[name] = [...(project.secrets[name] ?? []), (body.payload as { data: string }).data];
      return {};
    },
  ],
  [
    /^GET secretmanager (\S+secrets.([^/]+)\/versions\/)latest(:access)?$/,
    ({ project: { secrets, disabled } }, path, name = '') => {
      const versions = secrets[name] ?? [];
      const state = disabled.includes(name) ? 'DISABLED' : 'ENABLED';
      return need(versions.length > 0 && { name: `${path}${versions.length}`, state, payload: { data: versions.at(-1) } });
    },
  ],
];

/** A version that is finalized never changes. */
function openVersion({ resources }: Project, name = ''): Answer {
  const version = resources[`firebasehosting/${name}`];
  if (version?.status !== 'CREATED') throw new GoogleError(400, `${name} is not open`, 'FAILED_PRECONDITION');
  return version;
}

const HOSTING: readonly Special[] = [
  [/^POST firebasehosting \S+sites$/, ({ usual, query }) => (query.get('validateOnly') === 'true' ? {} : usual({ type: 'DEFAULT_SITE' }))],
  [/^POST firebasehosting \S+channels$/, ({ usual }) => usual({ url: 'https://preview.web.app', expireTime: '2099-12-24T00:00:00Z' })],
  [/^POST firebasehosting (\S+versions)$/, (call, path) => call.usual({ name: `${path}/${next(call)}`, status: 'CREATED', files: {} })],
  [
    /^POST firebasehosting (\S+versions.[^/]+):populateFiles$/,
    ({ project, body }, name) => {
      const files = body.files as Record<string, string>;
      Object.assign(openVersion(project, name).files as object, files);
      const uploadRequiredHashes = [...new Set(Object.values(files))].filter((hash) => !project.contents.includes(hash));
      return { uploadRequiredHashes, uploadUrl: '{server}/pages' };
    },
  ],
  [
    /^PATCH firebasehosting (\S+versions.[^/]+)$/,
    ({ project, body }, name) => {
      const version = openVersion(project, name);
      const lost = Object.entries(version.files as object).find(([, hash]) => !project.contents.includes(hash));
      if (lost) throw new GoogleError(400, `${lost[0]} was not uploaded`, 'FAILED_PRECONDITION');
      return Object.assign(version, { status: body.status, config: body.config });
    },
  ],
  [
    /^POST firebasehosting (\S+channels.([^/]+).releases)$/,
    (call, path, channel) => {
      const version = call.query.get('versionName') ?? '';
      if (call.project.resources[`firebasehosting/${version}`]?.status !== 'FINALIZED') throw new GoogleError(400, `${version} is open`);
      return call.usual({ name: `${path}/${next(call)}`, version, channel });
    },
  ],
];

export const SPECIAL: readonly Special[] = [...PROJECT, ...FIREBASE, ...FUNCTIONS, ...DATA, ...HOSTING];
