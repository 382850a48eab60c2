/**
 * firebase.json's Hosting as it is deployed, and as the local stacks have it. What only a build and a project know stands in firebase.json
 * as a blank in braces, and is filled in here; what emulators need is added to that and to nothing else (docs/security/browser.md).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageHostsOf } from './function-parameters.ts';
import { ROOT } from './paths.ts';
import type { Stack } from './stacks.ts';

export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { key: string; value: string }[];
}

export interface Hosting {
  readonly trailingSlash?: boolean;
  readonly rewrites: readonly { source: string; destination?: string; function?: { functionId: string } }[];
  readonly headers: readonly HeaderRule[];
}

/** What a deployment puts into firebase.json's blanks. */
export interface Deployment {
  /** What was built: its scripts and styles within the pages are allowed by their hashes. */
  readonly folder: string;
  readonly projectId: string;
  /** A host, where Google's sign-in comes from. */
  readonly authDomain: string;
}

/** Written by the build (web/build/pages.ts), and not served. */
const HASHES = join('.vite', 'csp-hashes.json');
const POLICY = 'content-security-policy';

export function firebaseJson(): { hosting: Hosting } & Record<string, unknown> {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
}

/** Hosting for production. A folder without the build's hashes has no script and no style of its own in its pages that would be let through. */
export function deployedHosting({ folder, projectId, authDomain }: Deployment): Hosting {
  const file = join(folder, HASHES);
  const { script, style } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { script: string[]; style: string[] })
    : { script: [], style: [] };
  const blanks: Record<string, string> = {
    'inline-scripts': script.join(' '),
    'inline-styles': style.join(' '),
    'image-hosts': imageHostsOf(projectId)
      .map((host) => `https://${host}`)
      .join(' '),
    'auth-domain': authDomain,
  };
  return withHeaders(firebaseJson().hosting, (value) => {
    const filled = value.replace(/\{([a-z-]+)\}/g, (blank, name: string) => {
      const text = blanks[name];
      if (text === undefined) throw new Error(`firebase.json has a blank that nobody fills in: ${blank}`);
      return text;
    });
    // A blank may be filled with nothing.
    return filled.replaceAll(/ {2,}/g, ' ').replaceAll(' ;', ';');
  });
}

/** The same for a local stack: production's policy, and the emulators. */
export function stackHosting(stack: Stack, folder = join(ROOT, stack.webOut)): Hosting {
  const production = deployedHosting({ folder, projectId: stack.projectId, authDomain: 'localhost' });
  const added = emulatorSources(stack);
  return withHeaders(production, (value, key) => (key.toLowerCase() === POLICY ? withSources(value, added) : value));
}

/** Where the pages of a stack find what is Google's in production, by directive. Tasks and triggers are none of their business. */
function emulatorSources({ ports }: Stack): Record<string, string[]> {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return {
    // The Emulator UI is the console that the Admin Panel looks for; it may be missing.
    'connect-src': [at(ports.auth), at(ports.firestore), at(ports.ui)],
    'frame-src': [at(ports.auth)],
  };
}

/** Adds sources to those directives of a policy that it has; it gets no new ones. */
export function withSources(policy: string, sources: Readonly<Record<string, readonly string[]>>): string {
  return policy
    .split('; ')
    .map((directive) => [directive, ...(sources[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}

function withHeaders(hosting: Hosting, change: (value: string, key: string) => string): Hosting {
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({ key, value: change(value, key) })),
  }));
  return { ...hosting, headers };
}
