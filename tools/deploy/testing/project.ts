/** The state of the stand-in's project. Plain data, so that two projects can be compared. */
import type { Answer } from '../../operations/google.ts';

export interface Project {
  id: string;
  /** APIs that are on. */
  services: string[];
  /** By resource: the project, or an account. */
  policies: Record<string, { bindings: { role: string; members: string[] }[]; etag: string }>;
  /** Everything that has an address, by API and name: `firestore/projects/bedtime-tales/databases/(default)`. */
  resources: Record<string, Answer>;
  /** What each operation has made. */
  operations: Answer[];
}

/** As the console makes it: with billing, and nothing else. */
export function freshProject(): Project {
  return {
    id: 'bedtime-tales',
    services: [],
    policies: { 'projects/bedtime-tales': { bindings: [{ role: 'roles/owner', members: ['user:owner@tales.org'] }], etag: '1' } },
    resources: {
      'cloudbilling/projects/bedtime-tales/billingInfo': { billingEnabled: true, billingAccountName: 'billingAccounts/1' },
      'cloudresourcemanager/projects/bedtime-tales': { projectId: 'bedtime-tales', projectNumber: '4711' },
      'compute/projects/bedtime-tales': { defaultServiceAccount: '4711-compute@developer.gserviceaccount.com' },
      'logging/projects/bedtime-tales/sinks/_Default': { name: '_Default' },
    },
    operations: [],
  };
}

/** What a collection has, by the last part of its name. */
export function found(project: Project, collection: string): Record<string, Answer> {
  const named = Object.entries(project.resources).filter(([key]) => key.split('/').at(-2) === collection);
  return Object.fromEntries(named.map(([key, resource]) => [key.split('/').at(-1), resource]));
}
