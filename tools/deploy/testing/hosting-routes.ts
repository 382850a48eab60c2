/** Hosting: its site, versions and releases. Files go to the server itself (server.ts), which notes their hashes in the project. */
import { type Answer, GoogleError } from '../../operations/google.ts';
import { exists, notFound, page, type Route, route } from './answers.ts';
import type { Project } from './project.ts';

const HOST = 'firebasehosting';
const SITE = 'projects/[^/]+/sites/[^/]+';

export const HOSTING: readonly Route[] = [
  route('GET', HOST, /sites$/, ({ project, query }) => page('sites', project.sites, query)),
  route('POST', HOST, /sites$/, ({ project, path, query }) => {
    if (project.sites.length > 0) throw exists('site');
    const site = { name: `${path}/${query.get('siteId')}`, type: 'DEFAULT_SITE' };
    project.sites.push(site);
    return site;
  }),
  route('GET', HOST, new RegExp(`^${SITE}$`), ({ project, path }) => siteOf(project, path)),
  route('GET', HOST, /channels\/live$/, ({ project }) => (project.live ? { release: project.live } : {})),
  route('POST', HOST, new RegExp(`^(${SITE})/versions$`), ({ project, path, parts }) => {
    siteOf(project, parts[0]);
    const name = `${path}/${Object.keys(project.versions).length + 1}`;
    project.versions[name] = { status: 'CREATED', files: {}, config: {} };
    return { name };
  }),
  route('POST', HOST, new RegExp(`^(${SITE}/versions/[^/:]+):populateFiles$`), ({ project, body, parts }) => {
    const version = openVersion(project, parts[0]);
    const files = body.files as Record<string, string>;
    Object.assign(version.files, files);
    return {
      uploadRequiredHashes: [...new Set(Object.values(files))].filter((hash) => !project.contents.includes(hash)),
      uploadUrl: '{server}/pages',
    };
  }),
  route('PATCH', HOST, new RegExp(`^(${SITE}/versions/[^/:]+)$`), ({ project, body, path, parts }) => {
    const version = openVersion(project, parts[0]);
    const lost = Object.entries(version.files).find(([, hash]) => !project.contents.includes(hash));
    if (lost) throw new GoogleError(400, `${lost[0]} was not uploaded`, 'FAILED_PRECONDITION');
    Object.assign(version, { status: body.status, config: body.config });
    return { name: path };
  }),
  route('POST', HOST, new RegExp(`^${SITE}/channels/live/releases$`), ({ project, body, query }) => {
    const name = query.get('versionName') ?? '';
    if (project.versions[name]?.status !== 'FINALIZED') throw new GoogleError(400, `${name} is not finalized`, 'FAILED_PRECONDITION');
    project.live = { message: String(body.message ?? ''), version: name };
    return project.live;
  }),
];

function siteOf({ sites }: Project, name: string | undefined): Answer {
  const site = sites.find((one) => one.name === name);
  if (!site) throw notFound('site');
  return site;
}

/** A version that is finalized never changes. */
function openVersion({ versions }: Project, name = '') {
  const version = versions[name];
  if (!version) throw notFound('version');
  if (version.status !== 'CREATED') throw new GoogleError(400, `${name} is finalized`, 'FAILED_PRECONDITION');
  return version;
}
