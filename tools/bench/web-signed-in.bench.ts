/** A family that is signed in, against the emulators: Lighthouse on its own pages, what home fetches, and how soon the app answers. */
import { chromium, type Page } from '@playwright/test';
import { stackHosting } from '../local/hosting.ts';
import { TEST_STACK } from '../local/stacks.ts';
import { startTestStack, testEnvironment } from '../local/test-stack.ts';
import { SEED_PASSWORD } from '../seed/accounts.ts';
import { ownSources } from '../seed/sources.ts';
import type { Benchmark, Measured } from './frame.ts';
import { type Goal, interactionToNextPaint } from './goals.ts';
import { seedApi } from './serve/seed-api.ts';
import { type ServedSite, serveSite } from './serve/serve-site.ts';
import { blockingTime } from './web/blocking.ts';
import { openPhone, withBrowser } from './web/browser.ts';
import { ourBuildWithEmulators } from './web/builds.ts';
import { followRequests, kilobytesOfCode } from './web/bytes.ts';
import { auditsOf, SCORES } from './web/lighthouse.ts';
import { familyScenes, play } from './web/visit.ts';
import { mainThreadClock, slowDown, watchPages } from './web/watch-page.ts';

const FAMILY = 'parent@example.com';
const STORY = ownSources().find(({ owner }) => owner === FAMILY)?.id ?? '';
const ROUTES = { '/favorites': '/favorites', '/read-story/{id}': `/read-story/${STORY}` };
const LIGHTHOUSE_GOALS = { performance: 95, accessibility: 100, 'best practices': 100, SEO: 100 };

let stack: { stop(): Promise<void> } | undefined;
let site: ServedSite;

async function begin(): Promise<void> {
  stack = await startTestStack({ web: false });
  const functionsAt = testEnvironment().TUCKAWAY_HOSTING_URL as string;
  const folder = await ourBuildWithEmulators();
  site = await serveSite({ folder, api: await seedApi(), functionsAt, rules: stackHosting(TEST_STACK, folder) });
}

async function end(): Promise<void> {
  await site?.close();
  await stack?.stop();
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site.url}/auth`);
  await page.getByLabel('Email Address').fill(FAMILY);
  await page.getByLabel('Password').fill(SEED_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Open settings' }).waitFor();
}

const audits = auditsOf();

/** The sign-in stays, everything else is as at a first visit: no worker, no copies. The main thread alone is measured in a load of its own. */
async function auditSignedIn(): Promise<Measured> {
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
    figures[`${route} TBT, main thread alone`] = await blockingTime(site.url + path, signIn);
  }
  return figures;
}

const lighthouse: Benchmark = {
  name: "A family's own pages under Lighthouse mobile",
  unit: 'milliseconds and scores',
  rounds: 5,
  sides: { ours: auditSignedIn },
  begin,
  end,
  note: 'The emulators answer from this machine and take its CPU; they speak HTTP/1.1, as Google’s servers do not.',
  goals: Object.keys(ROUTES).flatMap((route): Goal[] => [
    ...SCORES.map((score) => ({
      figure: `${route} ${score}`,
      side: 'ours',
      atLeast: LIGHTHOUSE_GOALS[score as keyof typeof LIGHTHOUSE_GOALS],
    })),
    { figure: `${route} TBT`, side: 'ours', atMost: 50, unit: 'ms' },
    { figure: `${route} TBT, main thread alone`, side: 'ours', atMost: 50, unit: 'ms' },
    { figure: `${route} CLS`, side: 'ours', atMost: 0.0005 },
  ]),
  remarks: audits.remarks,
};

const home: Benchmark = {
  name: 'Home, signed in: what is fetched, and how soon it answers at a 4 times slower CPU',
  unit: 'by figure',
  rounds: 5,
  sides: {
    ours: async () => {
      const { context, close } = await openPhone({ serviceWorkers: 'block' });
      try {
        await watchPages(context);
        const page = await context.newPage();
        await signIn(page);
        const session = await context.newCDPSession(page);
        await page.goto('about:blank');
        await session.send('Network.clearBrowserCache');
        const requests = followRequests(page);
        await page.goto(site.url);
        await page.getByRole('button', { name: 'Open settings' }).waitFor();
        await requests.silence();
        const all = await requests.all();
        const { work } = await play(page, site.url, familyScenes(STORY), await mainThreadClock(page));
        await slowDown(page, 4);
        const { durations, count } = await play(page, site.url, familyScenes(STORY));
        const reported = Object.values(durations).flat();
        return {
          'code in all, KB of gzip': kilobytesOfCode(all),
          'requests to Firestore': all.filter(({ url }) => url.includes('/documents')).length,
          INP: interactionToNextPaint([...reported, ...Array<number>(Math.max(0, count - reported.length)).fill(0)]),
          'INP, main thread alone': interactionToNextPaint(work) * 4,
          ...Object.fromEntries(Object.entries(durations).map(([scene, own]) => [`slowest in ${scene}`, Math.max(0, ...own)])),
          interactions: count,
        };
      } finally {
        await close();
      }
    },
  },
  begin,
  end,
  goals: [
    { figure: 'code in all, KB of gzip', side: 'ours', atMost: 165 },
    { figure: 'requests to Firestore', side: 'ours', atMost: 2 },
    { figure: 'INP', side: 'ours', atMost: 64, unit: 'ms' },
    { figure: 'INP, main thread alone', side: 'ours', atMost: 64, unit: 'ms' },
    { figure: 'interactions', side: 'ours', atLeast: 60 },
  ],
};

export default [lighthouse, home];
