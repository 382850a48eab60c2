/** A signed-in family, against the emulators: its own pages under Lighthouse, and the code that its home fetches. */
import { chromium, type Page } from '@playwright/test';
import { stackHosting } from '../local/hosting.ts';
import { TEST_STACK } from '../local/stacks.ts';
import { startTestStack, testEnvironment } from '../local/test-stack.ts';
import { SEED_PASSWORD } from '../seed/accounts.ts';
import { ownSources } from '../seed/sources.ts';
import type { Benchmark, Measured } from './frame.ts';
import { type ServedSite, serveSite } from './serve/serve-site.ts';
import { openPhone, withBrowser } from './web/browser.ts';
import { fetchedBy, kilobytesOfCode } from './web/bytes.ts';
import { auditsOf, SCORE_GOALS, SIMULATED } from './web/lighthouse.ts';
import { signedInBuild } from './web/sites.ts';

const FAMILY = 'parent@example.com';
const STORY = ownSources().find(({ owner }) => owner === FAMILY)?.id ?? '';
const ROUTES = { '/favorites': '/favorites', '/read-story/{id}': `/read-story/${STORY}` };

let stack: { stop(): Promise<void> } | undefined;
let site: ServedSite;

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site.url}/auth`);
  await page.getByLabel('Email Address').fill(FAMILY);
  await page.getByLabel('Password').fill(SEED_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Open settings' }).waitFor();
}

const audits = auditsOf();

/** Keeps the sign-in and removes the worker and the caches, as at the first visit. */
async function auditSignedIn(): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [route, path] of Object.entries(ROUTES)) {
    await withBrowser(async (port) => {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
      const [context] = browser.contexts();
      const page = await context?.newPage();
      if (!page) throw new Error('The browser has no window.');
      await signIn(page);
      const session = await page.context().newCDPSession(page);
      await page.goto('about:blank');
      await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'service_workers,cache_storage' });
      await session.send('Network.clearBrowserCache');
      await browser.close();
      const ofRoute = await audits.run({ url: site.url + path, port, name: `signed-in${route.replace(/\W+/g, '-')}`, keepStorage: true });
      for (const [figure, value] of Object.entries(ofRoute)) figures[`${route} ${figure}`] = value;
    });
  }
  return figures;
}

async function bytesOfHome(): Promise<Record<string, number>> {
  const { context, close } = await openPhone({ serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await signIn(page);
    await page.goto('about:blank');
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    const all = await fetchedBy(page, site.url);
    return {
      'code of home, KB of gzip': kilobytesOfCode(all),
      'requests of home to Firestore': all.filter(({ url }) => url.includes('/documents')).length,
    };
  } finally {
    await close();
  }
}

export default {
  name: 'A signed-in family under Lighthouse mobile',
  unit: 'milliseconds, scores and bytes',
  rounds: 5,
  sides: { ours: async (): Promise<Measured> => ({ ...(await auditSignedIn()), ...(await bytesOfHome()) }) },
  begin: async () => {
    stack = await startTestStack({ web: false });
    const functionsAt = testEnvironment().TUCKAWAY_HOSTING_URL as string;
    const folder = signedInBuild();
    site = await serveSite({ folder, functionsAt, rules: stackHosting(TEST_STACK, folder) });
  },
  end: async () => {
    await site?.close();
    await stack?.stop();
  },
  note: `${SIMULATED} The emulators answer from this machine, take its CPU and speak HTTP/1.1.`,
  goals: [
    ...Object.keys(ROUTES).flatMap((route) =>
      SCORE_GOALS.map(([score, atLeast]) => ({ figure: `${route} ${score}`, side: 'ours', atLeast })),
    ),
    { figure: 'code of home, KB of gzip', side: 'ours', atMost: 200 },
  ],
  remarks: audits.remarks,
} satisfies Benchmark;
