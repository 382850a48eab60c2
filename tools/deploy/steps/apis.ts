import type { Session } from '../session.ts';
import { finished } from './operation.ts';

/** What the functions, the CLI and the other steps call. */
export const APIS: readonly string[] = [
  ...['artifactregistry', 'billingbudgets', 'cloudbilling', 'cloudbuild', 'cloudfunctions', 'cloudresourcemanager', 'cloudscheduler'],
  ...['cloudtasks', 'compute', 'eventarc', 'firebase', 'firebaseextensions', 'firebasehosting', 'firebaserules', 'firestore', 'iam'],
  ...['identitytoolkit', 'logging', 'monitoring', 'pubsub', 'run', 'secretmanager', 'serviceusage', 'storage'],
].map((name) => `${name}.googleapis.com`);

/** Google enables at most so many at once. */
const AT_ONCE = 20;
const API = 'https://serviceusage.googleapis.com/v1';

export async function apis(session: Session): Promise<void> {
  const { projectId, google, list, change } = session;
  const url = `${API}/projects/${projectId}/services`;
  const enabled = await list<{ config?: { name?: string } }>(`${url}?filter=state:ENABLED&pageSize=200`, 'services');
  const off = APIS.filter((name) => !enabled.some(({ config }) => config?.name === name));
  for (let start = 0; start < off.length; start += AT_ONCE) {
    const serviceIds = off.slice(start, start + AT_ONCE);
    const names = serviceIds.map((name) => name.split('.')[0]).join(', ');
    await change(`APIs: enable ${names}`, async () => finished(session, API, await google('POST', `${url}:batchEnable`, { serviceIds })));
  }
}
