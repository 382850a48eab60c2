/** What only the Firebase CLI asks for. */
import { type Answer, GoogleError } from '../../operations/google.ts';
import { addAccount, iam, notFound, operation, type Route, route } from './answers.ts';

const LOCATION = 'projects/[^/]+/locations/[^/]+';

const FUNCTIONS: readonly Route[] = [
  route('POST', 'cloudfunctions', /functions:generateUploadUrl$/, () => ({
    uploadUrl: '{server}/upload',
    storageSource: { bucket: 'sources', object: 'functions.zip' },
  })),
  route('POST', 'cloudfunctions', new RegExp(`^${LOCATION}/functions$`), (call) => {
    const { project, body, path, query } = call;
    const id = query.get('functionId') ?? '';
    const { bindings = [] } = project.policies[`projects/${project.id}`] ?? {};
    for (const role of ['roles/cloudbuild.builds.builder', ...(body.eventTrigger ? ['roles/eventarc.serviceAgent'] : [])])
      if (!bindings.some((binding) => binding.role === role)) throw new GoogleError(403, `Permission denied: nobody has ${role}`);
    if (!project.database) throw new GoogleError(400, 'There is no database');
    const service = `projects/${project.id}/locations/europe-west1/services/${id.toLowerCase()}`;
    const made = {
      ...body,
      name: `${path}/${id}`,
      state: 'ACTIVE',
      environment: 'GEN_2',
      url: `https://${id}.run.app`,
      serviceConfig: { ...(body.serviceConfig as Answer), service, uri: `https://${id}.run.app` },
    };
    project.functions[id] = made;
    return operation(call, made, `${path.split('/functions')[0]}/`);
  }),
  route('PATCH', 'cloudfunctions', new RegExp(`^${LOCATION}/functions/([^/]+)$`), (call) => {
    const id = call.parts[0] ?? '';
    const before = call.project.functions[id];
    if (!before) throw notFound(id);
    const serviceConfig = { ...(before.serviceConfig as Answer), ...(call.body.serviceConfig as Answer) };
    call.project.functions[id] = { ...before, ...call.body, serviceConfig };
    return operation(call, call.project.functions[id], `${call.path.split('/functions')[0]}/`);
  }),
  route('GET', 'cloudfunctions', new RegExp(`^${LOCATION}/operations/`), ({ project, path }) => ({
    name: path,
    done: true,
    response: project.operations[path],
  })),
  ...iam('run', `${LOCATION}/services/[^/:]+`),
];

const SERVICES: readonly Route[] = [
  // The server's own address stands for every API.
  route('GET', 'serviceusage', /services\/[\d.]+$/, () => ({ state: 'ENABLED' })),
  route('GET', 'serviceusage', /services\/([^/]+)$/, ({ project, parts }) => ({
    state: project.services.includes(parts[0] ?? '') ? 'ENABLED' : 'DISABLED',
  })),
  route('POST', 'cloudresourcemanager', /:testIamPermissions$/, ({ body }) => ({ permissions: body.permissions })),
  route('GET', 'firebase', /adminSdkConfig$/, ({ project }) => ({ projectId: project.id })),
  route('GET', 'compute', /projects\/[^/]+$/, ({ project }) => ({
    defaultServiceAccount: `${project.number}-compute@developer.gserviceaccount.com`,
  })),
  route('GET', 'firebaseextensions', /instances$/, () => ({ instances: [] })),
  route('GET', 'iam', /serviceAccounts\/([^/:]+)$/, ({ project, parts }) => {
    if (!project.accounts.includes(parts[0] ?? '')) throw notFound('account');
    return { email: parts[0] };
  }),
  route('POST', 'iam', /serviceAccounts$/, ({ project, body }) => {
    const email = `${body.accountId}@${project.id}.iam.gserviceaccount.com`;
    addAccount(project, email);
    return { email };
  }),
];

/** Resources whose names the CLI chooses. */
const named = (host: string, path: string): Route[] => [
  route('GET', host, new RegExp(`^${LOCATION}/${path}/[^/]+$`), ({ project, path: name }) => {
    const found = project.resources[name];
    if (!found) throw notFound(name);
    return found;
  }),
  ...(['POST', 'PATCH'] as const).map((method) =>
    route(method, host, new RegExp(`^${LOCATION}/${path}(?:/[^/]+)?$`), ({ project, body }) => {
      const name = String(body.name);
      project.resources[name] = { ...project.resources[name], ...body };
      return project.resources[name];
    }),
  ),
];

const QUEUES: readonly Route[] = [
  ...named('cloudtasks', 'queues'),
  ...named('cloudscheduler', 'jobs'),
  // Google makes the repository of the functions' images with the first of them.
  route('GET', 'artifactregistry', new RegExp(`^${LOCATION}/repositories/[^/]+$`), ({ project, path }) => ({
    name: path,
    ...project.resources[path],
  })),
  route('PATCH', 'artifactregistry', new RegExp(`^${LOCATION}/repositories/[^/]+$`), ({ project, path, body }) => {
    project.resources[path] = body;
    return body;
  }),
];

const FIELDS = 'projects/[^/]+/databases/\\(default\\)/collectionGroups/([^/]+)';

/** Google knows when an index is built and a TTL policy is active. */
const FIRESTORE: readonly Route[] = [
  route('GET', 'firestore', new RegExp(`^${FIELDS}/indexes$`), ({ project }) => ({
    indexes: Object.entries(project.resources).flatMap(([key, one]) => (key.startsWith('indexes ') ? [one] : [])),
  })),
  route('POST', 'firestore', new RegExp(`^${FIELDS}/indexes$`), (call) => {
    const { project, body, path } = call;
    const wanted = body.fields as { order: string }[];
    // Google adds the name, in the direction of the last field.
    const fields = [...wanted, { fieldPath: '__name__', order: wanted.at(-1)?.order }];
    project.resources[`indexes ${path}`] = { ...body, fields, name: `${path}/1`, state: 'READY' };
    return operation(call, {});
  }),
  route('GET', 'firestore', new RegExp(`^${FIELDS}/fields$`), ({ project }) => ({
    fields: Object.entries(project.resources).flatMap(([key, one]) => (key.startsWith('fields ') ? [one] : [])),
  })),
  route('PATCH', 'firestore', new RegExp(`^${FIELDS}/fields/[^/]+$`), (call) => {
    const { project, body, path } = call;
    const { ttlConfig } = body;
    project.resources[`fields ${path}`] = { ...body, name: path, ...(ttlConfig ? { ttlConfig: { state: 'ACTIVE' } } : {}) };
    return operation(call, {});
  }),
  route('POST', 'firebaserules', /^projects\/[^/]+:test$/, () => ({})),
  route('GET', 'firebaserules', /releases$/, ({ project }) => ({
    releases:
      project.rules === null
        ? []
        : [{ name: `projects/${project.id}/releases/cloud.firestore`, rulesetName: `projects/${project.id}/rulesets/1` }],
  })),
  route('POST', 'firebaserules', /rulesets$/, ({ project, body }) => {
    const { files } = body.source as { files: { content: string }[] };
    project.rules = files[0]?.content ?? '';
    return { name: `projects/${project.id}/rulesets/1` };
  }),
  route('PATCH', 'firebaserules', /releases\/cloud\.firestore$/, ({ body }) => body),
];

const SECRETS: readonly Route[] = [
  route('GET', 'secretmanager', /secrets\/([^/:]+)$/, ({ project, path, parts }) => {
    if (!project.secrets[parts[0] ?? '']) throw notFound('secret');
    return { name: path, labels: {}, replication: { automatic: {} } };
  }),
  ...iam('secretmanager', 'projects/[^/]+/secrets/[^/:]+'),
];

export const CLI_ROUTES: readonly Route[] = [...FUNCTIONS, ...SERVICES, ...QUEUES, ...FIRESTORE, ...SECRETS];
