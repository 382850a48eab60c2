/** Firebase in the Google project: its web app, whose public configuration is built into the pages, and its Hosting site. */
import type { Session } from '../session.ts';
import { finished } from './operation.ts';

const API = 'https://firebase.googleapis.com/v1beta1';
const APP_NAME = 'Tuckaway Tales';

export async function firebaseProject(session: Session): Promise<void> {
  const { projectId, google, read, change } = session;
  const url = `${API}/projects/${projectId}`;
  if (await read(url)) return;
  await change('Firebase: add it to the Google project', async () =>
    finished(session, API, await google('POST', `${url}:addFirebase`, {})),
  );
}

export async function webApp(session: Session): Promise<void> {
  const { projectId, configuration, google, read, list, change, found } = session;
  const url = `${API}/projects/${projectId}/webApps`;
  const apps = await list<{ appId: string; displayName?: string; state?: string }>(url, 'webApps');
  const active = apps.filter(({ state }) => state !== 'DELETED');
  let appId = (active.find(({ displayName }) => displayName === APP_NAME) ?? active[0])?.appId;
  appId ??= await change('Web app: register it', async () => {
    const app = await finished(session, API, await google('POST', url, { displayName: APP_NAME }));
    return String(app.appId);
  });
  const config = appId && (await read(`${url}/${appId}/config`));
  if (config) found.webConfig = { ...config, authDomain: configuration.signInDomain };
}

export async function hostingSite({ projectId, configuration, google, list, change, missing, found }: Session): Promise<void> {
  const url = `https://firebasehosting.googleapis.com/v1beta1/projects/${projectId}/sites`;
  const sites = await list<{ name: string; type?: string }>(url, 'sites');
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE');
  found.site = site?.name.split('/').at(-1) ?? projectId;
  if (found.site !== projectId && !configuration.values.SITE_ORIGIN)
    missing(
      `Hosting: the site is not called like the project; set SITE_ORIGIN=https://${found.site}.web.app in functions/.env.${projectId}.`,
    );
  if (!site) await change(`Hosting: create the site ${projectId}.web.app`, () => google('POST', `${url}?siteId=${projectId}`, {}));
}
