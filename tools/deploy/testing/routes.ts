/** What the stand-in answers, by API. */
import { GoogleError } from '../../operations/google.ts';
import { addAccount, collection, ended, exists, iam, notFound, operation, page, type Route, route } from './answers.ts';
import { CLI_ROUTES } from './cli-routes.ts';
import { HOSTING } from './hosting-routes.ts';

const PROJECT: readonly Route[] = [
  route('GET', 'cloudbilling', /billingInfo$/, ({ project }) => ({
    billingEnabled: project.billingAccount !== '',
    billingAccountName: project.billingAccount,
  })),
  route('GET', 'cloudresourcemanager', /^projects\/[^/]+$/, ({ project }) => ({ projectNumber: project.number })),
  ...iam('cloudresourcemanager', 'projects/[^/:]+'),
  ...iam('iam', 'projects/[^/]+/serviceAccounts/[^/:]+'),
  route('GET', 'serviceusage', /services$/, ({ project, query }) =>
    page(
      'services',
      project.services.map((name) => ({ config: { name } })),
      query,
    ),
  ),
  route('POST', 'serviceusage', /services:batchEnable$/, (call) => {
    const ids = call.body.serviceIds as string[];
    if (ids.length > 20) throw new GoogleError(400, 'At most 20 services');
    if (call.project.billingAccount === '') throw new GoogleError(400, 'Billing must be enabled');
    call.project.services.push(...ids.filter((id) => !call.project.services.includes(id)));
    // Only this API creates the account that builds functions.
    if (ids.includes('compute.googleapis.com')) addAccount(call.project, `${call.project.number}-compute@developer.gserviceaccount.com`);
    return operation(call, {});
  }),
  route('POST', 'serviceusage', /services\/(\w+)\.googleapis\.com:generateServiceIdentity$/, (call) => {
    addAccount(call.project, `service-${call.project.number}@gcp-sa-${call.parts[0]}.iam.gserviceaccount.com`);
    return operation(call, {});
  }),
  route('GET', 'serviceusage', /^operations\//, ended),
];

const FIREBASE: readonly Route[] = [
  route('GET', 'firebase', /^projects\/[^/]+$/, ({ project }) => {
    if (!project.firebase) throw notFound('Firebase');
    return { projectId: project.id };
  }),
  route('POST', 'firebase', /:addFirebase$/, (call) => {
    call.project.firebase = true;
    return operation(call, {});
  }),
  route('GET', 'firebase', /webApps$/, ({ project, query }) => page('webApps', project.webApps, query)),
  route('POST', 'firebase', /webApps$/, (call) => {
    const app = { ...call.body, appId: `app-${call.project.webApps.length + 1}`, state: 'ACTIVE' };
    call.project.webApps.push(app);
    return operation(call, app);
  }),
  route('GET', 'firebase', /webApps\/([^/]+)\/config$/, ({ project, parts }) => {
    if (!project.webApps.some(({ appId }) => appId === parts[0])) throw notFound('web app');
    return { projectId: project.id, appId: parts[0], apiKey: 'key-of-the-web-app', authDomain: `${project.id}.firebaseapp.com` };
  }),
  route('GET', 'firebase', /^operations\//, ended),
  route('GET', 'firebaserules', /releases\/cloud\.firestore$/, ({ project }) => {
    if (project.rules === null) throw notFound('release');
    return { rulesetName: `projects/${project.id}/rulesets/1` };
  }),
  route('GET', 'firebaserules', /rulesets\/1$/, ({ project }) => ({ source: { files: [{ content: project.rules }] } })),
  route('GET', 'cloudfunctions', /functions$/, ({ project, query, version }) =>
    // Functions of the first generation: none.
    version === 'v1' ? {} : page('functions', Object.values(project.functions), query),
  ),
];

const AUTH: readonly Route[] = [
  route('POST', 'identitytoolkit', /identityPlatform:initializeAuth$/, ({ project }) => {
    if (project.auth) throw exists('Authentication');
    project.auth = { authorizedDomains: ['localhost', `${project.id}.firebaseapp.com`, `${project.id}.web.app`] };
    return {};
  }),
  route('GET', 'identitytoolkit', /config$/, ({ project }) => {
    if (!project.auth) throw new GoogleError(404, 'CONFIGURATION_NOT_FOUND');
    return project.auth;
  }),
  route('PATCH', 'identitytoolkit', /config$/, ({ project, body, query }) => {
    if (!project.auth) throw new GoogleError(404, 'CONFIGURATION_NOT_FOUND');
    for (const field of query.get('updateMask')?.split(',') ?? []) {
      const top = field.split('.')[0] ?? '';
      project.auth[top] = body[top];
    }
    return project.auth;
  }),
  route('GET', 'identitytoolkit', /defaultSupportedIdpConfigs\/(.+)$/, ({ project, parts }) => {
    const provider = project.providers[parts[0] ?? ''];
    if (!provider) throw notFound('provider');
    return provider;
  }),
];

const DOCUMENT = /databases\/\(default\)\/documents\/(.+)$/;

const DATA: readonly Route[] = [
  route('GET', 'firestore', /databases\/\(default\)$/, ({ project }) => {
    if (!project.database) throw notFound('database');
    return project.database;
  }),
  route('POST', 'firestore', /databases$/, (call) => {
    if (call.project.database) throw exists('database');
    call.project.database = call.body;
    return operation(call, call.body, `${call.path}/(default)/`);
  }),
  route('PATCH', 'firestore', /databases\/\(default\)$/, (call) => {
    for (const field of call.query.get('updateMask')?.split(',') ?? [])
      call.project.database = { ...call.project.database, [field]: call.body[field] };
    return operation(call, {}, `${call.path}/`);
  }),
  route('GET', 'firestore', /operations\/\d+$/, ended),
  route('GET', 'firestore', DOCUMENT, ({ project, parts }) => {
    const document = project.documents[parts[0] ?? ''];
    if (!document) throw notFound('document');
    return document;
  }),
  route('PATCH', 'firestore', DOCUMENT, ({ project, body, parts }) => {
    const document = { fields: body.fields, updateTime: new Date().toISOString() };
    project.documents[parts[0] ?? ''] = document;
    return document;
  }),
  ...collection('firestore', /backupSchedules$/),
  route('POST', 'secretmanager', /secrets$/, ({ project, query }) => {
    const id = query.get('secretId') ?? '';
    if (project.secrets[id]) throw exists(id);
    project.secrets[id] = [];
    return {};
  }),
  route('POST', 'secretmanager', /secrets\/([^/]+):addVersion$/, ({ project, body, parts }) => {
    const versions = project.secrets[parts[0] ?? ''];
    if (!versions) throw notFound('secret');
    versions.push((body.payload as { data: string }).data);
    return {};
  }),
  route('GET', 'secretmanager', /secrets\/([^/]+)\/versions\/latest(:access)?$/, ({ project, path, parts }) => {
    const versions = project.secrets[parts[0] ?? ''] ?? [];
    const data = versions.at(-1);
    if (!data) throw notFound('version');
    const state = project.disabled.includes(parts[0] ?? '') ? 'DISABLED' : 'ENABLED';
    return parts[1] === ':access' ? { payload: { data } } : { name: path.replace('latest', String(versions.length)), state };
  }),
];

const WATCHING: readonly Route[] = [
  route('GET', 'logging', /metrics\/[^/]+$/, ({ project, path }) => {
    const metric = project.resources[path];
    if (!metric) throw notFound('metric');
    return metric;
  }),
  route('PUT', 'logging', /metrics\/[^/]+$/, ({ project, path, body }) => {
    project.resources[path] = body;
    return body;
  }),
  route('GET', 'logging', /sinks\/_Default$/, ({ project }) => project.sink),
  route('PATCH', 'logging', /sinks\/_Default$/, ({ project, body }) => Object.assign(project.sink, body)),
  ...collection('monitoring', /uptimeCheckConfigs$/),
  ...collection('monitoring', /notificationChannels$/),
  ...collection('monitoring', /alertPolicies$/),
  ...collection('billingbudgets', /budgets$/),
];

export const ROUTES: readonly Route[] = [...PROJECT, ...FIREBASE, ...HOSTING, ...AUTH, ...DATA, ...WATCHING, ...CLI_ROUTES];
