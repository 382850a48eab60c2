/** What the Firebase CLI released to Hosting: exactly the uploaded files, and the rules that it sent. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { found, type Project } from '../../../tools/deploy/testing/project.ts';
import type { Hosting } from '../../../tools/local/hosting/hosting.ts';

interface Config {
  trailingSlashBehavior?: 'ADD' | 'REMOVE';
  rewrites: { glob: string; path?: string; run?: { serviceId: string; region: string } }[];
  headers: { glob: string; headers: Record<string, string> }[];
}

interface Version {
  status: string;
  /** The hash of each file's compressed content, by its path. */
  files: Record<string, string>;
  config: Config;
}

/** The version that visitors of a channel get. */
export function liveVersion(project: Project, channel = 'live'): Version {
  const release = Object.values(found(project, 'releases')).findLast((one) => one.channel === channel);
  const version = project.resources[`firebasehosting/${release?.version}`];
  if (!version) throw new Error('Nothing is released.');
  return version as unknown as Version;
}

/** @returns Hosting's rules in the words of firebase.json. Throws for a rewrite to a service that no deployed function has. */
export function releasedRules(project: Project): Hosting {
  const { trailingSlashBehavior, rewrites, headers } = liveVersion(project).config;
  return {
    ...(trailingSlashBehavior && { trailingSlash: trailingSlashBehavior === 'ADD' }),
    rewrites: rewrites.map(({ glob, path, run }) =>
      path === undefined ? { source: glob, function: { functionId: functionOf(project, run) } } : { source: glob, destination: path },
    ),
    headers: headers.map((rule) => ({
      source: rule.glob,
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  };
}

function functionOf(project: Project, run: { serviceId: string; region: string } | undefined): string {
  const service = `projects/${project.id}/locations/${run?.region}/services/${run?.serviceId}`;
  const [name] =
    Object.entries(found(project, 'functions')).find(([, made]) => (made.serviceConfig as { service: string }).service === service) ?? [];
  if (!name) throw new Error(`A rewrite leads to ${service}, which no function has.`);
  return name;
}

/** Writes the released files. @param pages uploaded contents by hash. */
export function writeReleased(project: Project, pages: ReadonlyMap<string, Buffer>, folder: string): void {
  for (const [path, hash] of Object.entries(liveVersion(project).files)) {
    const content = pages.get(hash);
    if (!content) throw new Error(`${path} was not uploaded.`);
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, gunzipSync(content));
  }
}
