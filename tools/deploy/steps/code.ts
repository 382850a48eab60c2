/** What the Firebase CLI deploys. It compares functions and indexes itself; rules and pages are compared here, because it would write them again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/paths.ts';
import type { Session } from '../session.ts';

const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1';
const RULES = 'https://firebaserules.googleapis.com/v1';
/** Days of a preview channel. */
const PREVIEW_DAYS = 30;

/** Names of the functions of this version. */
export function functionNames(): string[] {
  const source = readFileSync(join(ROOT, 'functions', 'src', 'index.ts'), 'utf8');
  return [...source.matchAll(/^export const (\w+) =/gm)].map(([, name = '']) => name);
}

/** Before the rules, which refuse what older functions leave to the browser. */
export async function functions(session: Session): Promise<void> {
  const { projectId, list, change, firebase } = session;
  const deployed = await list<{ name: string; labels?: Record<string, string> }>(
    `https://cloudfunctions.googleapis.com/v2/projects/${projectId}/locations/-/functions?pageSize=100`,
    'functions',
  );
  // The CLI leaves alone what other tools deployed, and other codebases.
  const names = deployed
    .filter(
      ({ labels = {} }) =>
        labels['deployment-tool']?.startsWith('cli-firebase') && (labels['firebase-functions-codebase'] ?? 'default') === 'default',
    )
    .map(({ name }) => name.split('/').at(-1) ?? '');
  const wanted = functionNames();
  const created = wanted.filter((name) => !names.includes(name));
  const deleted = names.filter((name) => !wanted.includes(name));
  const sentence = [
    created.length === wanted.length ? `create all ${wanted.length}` : 'upload those that differ',
    created.length > 0 && created.length < wanted.length && `create ${created.join(', ')}`,
    deleted.length > 0 && `DELETE ${deleted.join(', ')}`,
  ].filter(Boolean);
  // The list of deletions was confirmed; --force also agrees to retries of triggers and to deleting old container images.
  await change(`Functions: ${sentence.join('; ')}`, () => firebase(['deploy', '--only', 'functions', '--force']));
}

export async function indexes({ change, firebase }: Session): Promise<void> {
  await change('Firestore: create indexes and TTL policies that are missing', () => firebase(['deploy', '--only', 'firestore:indexes']));
}

export async function rules({ projectId, read, change, firebase }: Session): Promise<void> {
  const release = await read(`${RULES}/projects/${projectId}/releases/cloud.firestore`);
  const ruleset = release && (await read(`${RULES}/${release.rulesetName}`));
  const { files = [] } = (ruleset?.source ?? {}) as { files?: { content?: string }[] };
  if (files[0]?.content === readFileSync(join(ROOT, 'firestore.rules'), 'utf8')) return;
  await change('Firestore: release the rules', () => firebase(['deploy', '--only', 'firestore:rules']));
}

/** Releases the build unless the same one is live. The CLI cannot mark what it releases to a preview channel. */
export async function hosting(session: Session): Promise<void> {
  const { options, projectId, read, change, firebase, found, note } = session;
  const { channel } = options;
  const build = async () => {
    if (!found.webConfig) throw new Error('The web app has to be found before the pages are built.');
    return session.buildSite(found.webConfig, found.pushKey ?? '');
  };
  if (channel) {
    note('A preview shows the new pages with the live functions and data.');
    await change(`Hosting: build the pages and release them to the preview channel ${channel}, for ${PREVIEW_DAYS} days`, async () => {
      await build();
      await firebase(['hosting:channel:deploy', channel, '--expires', `${PREVIEW_DAYS}d`]);
    });
    return;
  }
  await change('Hosting: build the pages, and release them unless the same ones are live', async () => {
    const fingerprint = await build();
    const live = await read(`${HOSTING}/projects/${projectId}/sites/${found.site}/channels/live`);
    const { message } = (live?.release ?? {}) as { message?: string };
    if (message === fingerprint) session.say('  The same pages are live.');
    else await firebase(['deploy', '--only', 'hosting', '--message', fingerprint]);
  });
}
