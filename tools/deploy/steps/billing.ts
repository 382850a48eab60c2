import type { Session } from '../session.ts';

/** Functions need the Blaze plan, which only the owner of a billing account can choose. */
export async function billing({ projectId, read, missing }: Session): Promise<void> {
  const info = await read(`https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`);
  if (info?.billingEnabled !== true)
    missing(`Billing: choose the Blaze plan at https://console.firebase.google.com/project/${projectId}/usage/details.`);
}
