/** What firebase.json has the Firebase CLI run before it deploys: checks the configuration, and builds functions and pages for the project. */
import { join } from 'node:path';
import process from 'node:process';
import { writeFunctionsLock } from '../checks/supply/functions-lock.ts';
import { buildFunctions, buildWeb, storiesFile } from '../local/build.ts';
import { hashesIn, writeHashes } from '../local/hosting/hosting.ts';
import { ROOT } from '../local/paths.ts';
import { Stop, say } from '../local/say.ts';
import { type Answer, type CallGoogle, googleApis } from '../operations/google.ts';
import { projectDocuments } from '../publish/story-documents.ts';
import type { Configuration } from './configuration.ts';
import { requireConfigured } from './project-values.ts';
import { webConfigOf } from './steps/project.ts';

export async function predeployFunctions(projectId: string): Promise<void> {
  requireConfigured(projectId, process.env);
  buildFunctions();
  writeFunctionsLock();
}

/** Throws {@link Stop} also if the headers, which the CLI has read already, do not allow what the build has inline. */
export async function predeployPages(projectId: string): Promise<void> {
  const configuration = requireConfigured(projectId, process.env);
  const google = await googleApis(projectId);
  const webConfig = await webConfigOf(google, projectId);
  if (!webConfig) throw new Stop(`${projectId} has no web app yet. Run this first: npm run deploy -- --project ${projectId}`);
  const featured = await featuredOf(projectId, google);
  buildWeb(undefined, {
    ...siteEnvironment(configuration, webConfig),
    ...(featured.length > 0 && { TUCKAWAY_FEATURED: storiesFile('featured.json', featured) }),
  });
  if (writeHashes(hashesIn(join(ROOT, 'web', 'dist'))))
    throw new Stop(
      'Not deployed: the pages have other inline scripts or styles. firebase.json has their hashes now; commit it, and deploy again.',
    );
}

/** What the build of a project's pages reads. Empty what only local builds have: an exported variable would connect the site to emulators. */
export function siteEnvironment({ values, signInDomain }: Configuration, webConfig: Answer): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(values).filter(([name]) => name.startsWith('TUCKAWAY_'))),
    TUCKAWAY_EMULATORS: '',
    TUCKAWAY_WEB_OUT: '',
    TUCKAWAY_FEATURED: '',
    TUCKAWAY_FIREBASE_CONFIG: JSON.stringify({ ...webConfig, authDomain: signInDomain }),
    TUCKAWAY_PUSH_KEY: values.VAPID_PUBLIC_KEY ?? '',
  };
}

/**
 * The published stories, with which home is prerendered. From the database, because the site may not exist yet. Empty if none is published: home
 * then says that its stories are loading. Throws Stop if the database may not be read.
 */
export async function featuredOf(projectId: string, google: CallGoogle): Promise<readonly unknown[]> {
  const list = await (await projectDocuments(projectId, google)).read('publishedLists/featured');
  const { stories } = list?.fields ?? {};
  if (Array.isArray(stories) && stories.length > 0) return stories;
  say(
    `No story is published yet, so home is built without stories. After \`npm run publish-seed -- --project ${projectId}\`, deploy again.`,
  );
  return [];
}
