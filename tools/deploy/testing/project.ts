/** The state of the stand-in's project. Plain data, so that two projects can be compared. */
import type { Answer } from '../../operations/google.ts';

export interface Binding {
  role: string;
  members: string[];
}

export interface Project {
  id: string;
  number: string;
  billing: boolean;
  firebase: boolean;
  /** APIs that are on. */
  services: string[];
  /** Accounts of Google and of the functions. */
  accounts: string[];
  /** By resource: the project, or an account. */
  policies: Record<string, { bindings: Binding[]; etag: string }>;
  /** Everything that has an address, by API and name: `firestore/projects/bedtime-tales/databases/(default)`. */
  resources: Record<string, Answer>;
  /** Versions of each secret. */
  secrets: Record<string, string[]>;
  /** Secrets whose last version is disabled. */
  disabled: string[];
  /** Hashes of the contents that Hosting has. */
  contents: string[];
  /** Operations that have not ended, with what they make. */
  operations: Record<string, Answer>;
}

/** As the console makes it: with billing, and nothing else. */
export function freshProject(id = 'bedtime-tales'): Project {
  return {
    id,
    number: '4711',
    billing: true,
    firebase: false,
    services: [],
    accounts: [],
    policies: { [`projects/${id}`]: { bindings: [{ role: 'roles/owner', members: ['user:owner@tales.org'] }], etag: '1' } },
    resources: { [`logging/projects/${id}/sinks/_Default`]: { name: '_Default' } },
    secrets: {},
    disabled: [],
    contents: [],
    operations: {},
  };
}

/** What a collection has, by the last part of its name. */
export function found(project: Project, collection: string): Record<string, Answer> {
  const named = Object.entries(project.resources).filter(([key]) => key.split('/').at(-2) === collection);
  return Object.fromEntries(named.map(([key, resource]) => [key.split('/').at(-1), resource]));
}

export function addAccount({ accounts }: Project, account: string): string {
  if (!accounts.includes(account)) accounts.push(account);
  return account;
}
