/**
 * The Hosting part of firebase.json, for deployments and for local stacks. Fills in its placeholders in braces, whose values only a build or a
 * project knows, and adds the emulators' addresses to the policy of local stacks only (docs/security.md).
 */
import { existsSync, readFileSync } from 'node:fs';
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

/** The values for firebase.json's placeholders. */
export interface Deployment {
  /** The build; the policy allows its inline scripts and styles by their hashes. */
  readonly folder: string;
  readonly projectId: string;
  /** The host of Google's sign-in. */
  readonly authDomain: string;
  /** Whether the build uses App Check, which runs Google's reCAPTCHA. */
  readonly appCheck?: boolean;
}

/** Written by the build (web/build/pages.ts), and not served. */
const HASHES = join('.vite', 'csp-hashes.json');
const POLICY = 'content-security-policy';

/** What reCAPTCHA Enterprise needs, by Google's documentation. */
const RECAPTCHA = {
  'app-check-scripts': 'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  'app-check-hosts': 'https://content-firebaseappcheck.googleapis.com https://www.google.com/recaptcha/',
  'app-check-frames': 'https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
};

export function firebaseJson(): { hosting: Hosting } & Record<string, unknown> {
  return JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
}

/** Hosting for production. Without the build's hashes no inline script or style is allowed. */
export function deployedHosting({ folder, projectId, authDomain, appCheck = false }: Deployment): Hosting {
  const file = join(folder, HASHES);
  const { script, style } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { script: string[]; style: string[] })
    : { script: [], style: [] };
  const values: Record<string, string> = {
    'inline-scripts': script.join(' '),
    'inline-styles': style.join(' '),
    'image-hosts': imageHostsOf(projectId)
      .map((host) => `https://${host}`)
      .join(' '),
    'auth-domain': authDomain,
    ...(appCheck ? RECAPTCHA : { 'app-check-scripts': '', 'app-check-hosts': '', 'app-check-frames': '' }),
  };
  return withHeaders(firebaseJson().hosting, (value) => {
    const filled = value.replace(/\{([a-z-]+)\}/g, (placeholder, name: string) => {
      const text = values[name];
      if (text === undefined) throw new Error(`firebase.json has an unknown placeholder: ${placeholder}`);
      return text;
    });
    // A value may be empty.
    return filled.replaceAll(/ {2,}/g, ' ').replaceAll(' ;', ';');
  });
}

/** Hosting for a local stack: as in production, with the emulators in its policy. */
export function stackHosting(stack: Stack, folder = join(ROOT, stack.webOut)): Hosting {
  const production = deployedHosting({ folder, projectId: stack.projectId, authDomain: signInDomain(stack) });
  const added = emulatorSources(stack);
  return withHeaders(production, (value, key) => (key.toLowerCase() === POLICY ? withSources(value, added) : value));
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
