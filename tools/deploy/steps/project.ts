/** The Google project: its billing plan, its APIs, and Firebase in it with a Hosting site and a web app, whose configuration is built into the pages. */
import type { Answer, CallGoogle } from '../../operations/google.ts';
import type { Session } from '../session.ts';

const API = 'https://firebase.googleapis.com/v1beta1';
const APP_NAME = 'Tuckaway Tales';

/** Functions need the Blaze plan, which only the owner of a billing account can choose. */
export async function billing({ projectId, read, missing }: Session): Promise<void> {
  const info = await read(`https://cloudbilling.googleapis.com/v1/projects/${projectId}/billingInfo`);
  if (info?.billingEnabled !== true)
    missing(`Billing: choose the Blaze plan at https://console.firebase.google.com/project/${projectId}/usage/details.`);
}

/** What the steps call, and what the CLI does not enable for the functions. Google takes up to 20. */
const APIS =
  'billingbudgets cloudbilling cloudfunctions cloudresourcemanager compute firebase firebasehosting firebaserules firestore iam identitytoolkit logging monitoring secretmanager serviceusage';

/** Does not wait: what follows is repeated until its API is on. */
export async function apis({ projectId, google, change }: Session): Promise<void> {
  const serviceIds = APIS.split(' ').map((name) => `${name}.googleapis.com`);
  const url = `https://serviceusage.googleapis.com/v1/projects/${projectId}/services:batchEnable`;
  await change('APIs: enable those that are off', () => google('POST', url, { serviceIds }));
}

export async function addFirebase({ projectId, read, change, firebase }: Session): Promise<void> {
  if (!(await read(`${API}/projects/${projectId}`)))
    await change('Firebase: add it to the Google project', () => firebase(['projects:addfirebase', projectId]));
}

export async function site({ projectId, configuration, firebase, list, change, missing }: Session): Promise<void> {
  const url = `https://firebasehosting.googleapis.com/v1beta1/projects/${projectId}/sites`;
  const main = (await list<{ name: string; type?: string }>(url, 'sites')).find(({ type }) => type === 'DEFAULT_SITE');
  const name = main?.name.split('/').at(-1);
  if (!name) await change(`Hosting: create the site ${projectId}.web.app`, () => firebase(['hosting:sites:create', projectId]));
  else if (name !== projectId && !configuration.values.SITE_ORIGIN)
    missing(`Hosting: the site is not called like the project; set SITE_ORIGIN=https://${name}.web.app in functions/.env.${projectId}.`);
}

export async function webApp({ projectId, firebase, list, change }: Session): Promise<void> {
  if ((await list(`${API}/projects/${projectId}/webApps`, 'apps')).length === 0)
    await change('Web app: register it', () => firebase(['apps:create', 'WEB', APP_NAME]));
}

/** The public configuration of the web app with our name, or else of any; undefined if there is none. */
export async function webConfigOf(google: CallGoogle, projectId: string): Promise<Answer | undefined> {
  const url = `${API}/projects/${projectId}/webApps`;
  const { apps = [] } = (await google('GET', `${url}?pageSize=100`)) as { apps?: { appId: string; displayName?: string }[] };
  const app = apps.find(({ displayName }) => displayName === APP_NAME) ?? apps[0];
  return app && google('GET', `${url}/${app.appId}/config`);
}
