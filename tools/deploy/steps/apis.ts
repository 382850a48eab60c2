import type { Session } from '../session.ts';

/** What the steps call, and what the CLI does not enable for the functions. */
export const APIS: readonly string[] = [
  ...[
    'billingbudgets',
    'cloudbilling',
    'cloudfunctions',
    'cloudresourcemanager',
    'compute',
    'firebase',
    'firebasehosting',
    'firebaserules',
  ],
  ...['firestore', 'iam', 'identitytoolkit', 'logging', 'monitoring', 'secretmanager', 'serviceusage'],
].map((name) => `${name}.googleapis.com`);

/** Does not wait: what follows is repeated until its API is on. */
export async function apis({ projectId, google, list, change }: Session): Promise<void> {
  const url = `https://serviceusage.googleapis.com/v1/projects/${projectId}/services`;
  const enabled = await list<{ config?: { name?: string } }>(`${url}?filter=state:ENABLED&pageSize=200`, 'services');
  const serviceIds = APIS.filter((name) => !enabled.some(({ config }) => config?.name === name));
  if (serviceIds.length === 0) return;
  const names = serviceIds.map((name) => name.split('.')[0]).join(', ');
  await change(`APIs: enable ${names}`, () => google('POST', `${url}:batchEnable`, { serviceIds }));
}
