/** The state of the stand-in's project. Plain data, so that two projects can be compared. */
import type { Answer } from '../../operations/google.ts';

export interface Binding {
  role: string;
  members: string[];
}

/** A version of Hosting. */
export interface Version {
  status: string;
  /** The hash of each file's compressed content, by its path. */
  files: Record<string, string>;
  config: Answer;
}

export interface Project {
  id: string;
  number: string;
  billingAccount: string;
  firebase: boolean;
  /** APIs that are on. */
  services: string[];
  /** Accounts of Google and of the functions. */
  accounts: string[];
  /** By resource: the project, or an account. */
  policies: Record<string, { bindings: Binding[]; etag: string }>;
  database: Answer | null;
  /** Versions of each secret. */
  secrets: Record<string, string[]>;
  /** Secrets whose last version is disabled. */
  disabled: string[];
  webApps: Answer[];
  sites: Answer[];
  auth: Answer | null;
  providers: Record<string, Answer>;
  functions: Record<string, Answer>;
  indexes: boolean;
  rules: string | null;
  /** Hosting's versions by name. */
  versions: Record<string, Version>;
  /** Hashes of the contents that Hosting has. */
  contents: string[];
  live: { message: string; version?: string } | null;
  /** Published documents as Firestore's REST interface shows them, by path. */
  documents: Record<string, Answer>;
  sink: Answer;
  /** Resources of lists that work alike, by their name. */
  resources: Record<string, Answer>;
  /** Operations that have not ended, with what they make. */
  operations: Record<string, Answer>;
}

/** As the console makes it: with billing, and nothing else. */
export function freshProject(id = 'bedtime-tales'): Project {
  return {
    id,
    number: '4711',
    billingAccount: 'billingAccounts/1',
    firebase: false,
    services: [],
    accounts: [],
    policies: { [`projects/${id}`]: { bindings: [{ role: 'roles/owner', members: ['user:owner@tales.org'] }], etag: '1' } },
    database: null,
    secrets: {},
    disabled: [],
    webApps: [],
    sites: [],
    auth: null,
    providers: {},
    functions: {},
    indexes: false,
    rules: null,
    versions: {},
    contents: [],
    live: null,
    documents: {},
    sink: { name: '_Default' },
    resources: {},
    operations: {},
  };
}
