/**
 * The Hosting part of firebase.json, for deployments and for local stacks. Its policies have the values of one project, for which others are put
 * here, and the emulators' addresses are added for local stacks only (docs/security.md).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageHostsOf } from '../function-parameters.ts';
import { ROOT } from '../paths.ts';
import { type Stack, signInDomain } from '../stacks.ts';

export interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { key: string; value: string }[];
}

export interface Hosting {
  /** Files of the build that are not uploaded; the emulator serves them nevertheless. */
  readonly ignore?: readonly string[];
  readonly trailingSlash?: boolean;
  readonly rewrites: readonly { source: string; destination?: string; function?: { functionId: string } }[];
  readonly headers: readonly HeaderRule[];
}

/** The values of the policy that only a build or a project knows. */
export interface PolicyValues {
  readonly hashes: Hashes;
  readonly imageHosts: readonly string[];
  /** The host of Google's sign-in. */
  readonly authDomain: string;
  /** Whether the build uses App Check, which runs Google's reCAPTCHA. */
  readonly appCheck?: boolean;
}

/** By which the policy allows a build's inline scripts and styles. */
interface Hashes {
  readonly script: readonly string[];
  readonly style: readonly string[];
}

type Sources = Readonly<Record<string, readonly string[]>>;

const POLICY = 'content-security-policy';
const WORKER = '/service-worker.js';

/** What reCAPTCHA Enterprise needs, by Google's documentation. */
const RECAPTCHA: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};
/** Every source that {@link withValues} added, except the hosts of images. */
const ADDED = new RegExp(`^(?:'sha256-.*|https://[^/]+/__/auth/|${Object.values(RECAPTCHA).flat().map(RegExp.escape).join('|')})$`);

export function firebaseJson(): { hosting: Hosting } & Record<string, unknown> {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
}

/** Hashes of a build (web/build/pages.ts); without it, no inline script or style is allowed. */
export function hashesIn(folder: string): Hashes {
  const file = join(folder, '.vite', 'csp-hashes.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { script: [], style: [] };
}

/** Hosting with these values in its policies, in place of those that it had. */
export function withValues(hosting: Hosting, { hashes, imageHosts, authDomain, appCheck = false }: PolicyValues): Hosting {
  const hosts = imageHosts.map((host) => `https://${host}`);
  const page: Sources = {
    'script-src': hashes.script,
    'style-src': hashes.style,
    'img-src': hosts,
    'frame-src': [`https://${authDomain}/__/auth/`],
  };
  const oldHosts = pagePolicyOf(hosting)['img-src']?.filter((source) => source.startsWith('https:')) ?? [];
  const old = (source: string) => ADDED.test(source) || oldHosts.includes(source);
  return withPolicies(hosting, (policy, address) => {
    if (!policy.includes('script-src') && address !== WORKER) return policy;
    const bare = policy.split('; ').map((directive) =>
      directive
        .split(' ')
        .filter((source) => !old(source))
        .join(' '),
    );
    if (address === WORKER) return withSources(bare.join('; '), { 'connect-src': hosts });
    return withSources(withSources(bare.join('; '), page), appCheck ? RECAPTCHA : {});
  });
}

/** The hashes that firebase.json allows. */
export function allowedHashes(hosting: Hosting): Hashes {
  const { 'script-src': scripts = [], 'style-src': styles = [] } = pagePolicyOf(hosting);
  const only = (sources: readonly string[]) => sources.filter((source) => source.startsWith("'sha256-"));
  return { script: only(scripts), style: only(styles) };
}

/** Writes a build's hashes to firebase.json. @returns whether it had others. */
export function writeHashes(hashes: Hashes): boolean {
  const file = join(ROOT, 'firebase.json');
  const before = readFileSync(file, 'utf8');
  const old = allowedHashes(firebaseJson().hosting);
  const after = before.replace(old.script.join(' '), hashes.script.join(' ')).replace(old.style.join(' '), hashes.style.join(' '));
  if (after !== before) writeFileSync(file, after);
  return after !== before;
}

function pagePolicyOf({ headers }: Hosting): Sources {
  const values = headers.flatMap((rule) => rule.headers.map(({ value }) => value));
  const policy = values.find((value) => value.includes('script-src')) ?? '';
  return Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]));
}

/** firebase.json's Hosting with a build and the values of a project. */
export function deployedHosting({
  folder,
  projectId,
  ...values
}: Omit<PolicyValues, 'hashes' | 'imageHosts'> & { folder: string; projectId: string }): Hosting {
  return withValues(firebaseJson().hosting, { ...values, hashes: hashesIn(folder), imageHosts: imageHostsOf(projectId) });
}

/** Hosting for a local stack: as in production, with the emulators in its policy. */
export function stackHosting(stack: Stack, folder = join(ROOT, stack.webOut)): Hosting {
  const production = deployedHosting({ folder, projectId: stack.projectId, authDomain: signInDomain(stack) });
  const added = emulatorSources(stack);
  return withPolicies(production, (policy) => withSources(policy, added));
}

/** The addresses that a stack's pages use in place of Google's, by directive. */
function emulatorSources({ ports }: Stack): Record<string, string[]> {
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return {
    // The Emulator UI is the console that the Admin Panel looks for; it may be missing.
    'connect-src': [at(ports.auth), at(ports.firestore), at(ports.ui)],
    'frame-src': [at(ports.auth)],
  };
}

/** Adds sources to a policy's existing directives. */
export function withSources(policy: string, sources: Sources): string {
  return policy
    .split('; ')
    .map((directive) => [directive, ...(sources[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}

function withPolicies(hosting: Hosting, change: (policy: string, address: string) => string): Hosting {
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({ key, value: key.toLowerCase() === POLICY ? change(value, rule.source) : value })),
  }));
  return { ...hosting, headers };
}
