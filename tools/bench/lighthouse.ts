/** Lighthouse's mobile simulation: home compared with the same page without scripts, the other public routes, and pages of a signed-in family. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser, LOCAL_ONLY, QUIET_ARGUMENTS } from '../local/browser.ts';
import { stackHosting } from '../local/hosting/hosting.ts';
import { LOCAL_DATA } from '../local/paths.ts';
import { TEST_STACK } from '../local/stacks.ts';
import { startTestStack, testEnvironment } from '../local/test-stack.ts';
import { SEED_PASSWORD } from '../seed/accounts.ts';
import { ownSources } from '../seed/sources.ts';
import { deployedBuild, emulatorBuild, withoutScripts } from './builds.ts';
import type { Benchmark } from './frame.ts';
import { type ServedSite, SITE_KEY_HASH, serveSite } from './serve-site.ts';

/** The complete reports of the last run, by name. */
const REPORTS = join(LOCAL_DATA, 'bench-lighthouse');
/** Used by nothing else in this repository. */
const DEVTOOLS_PORT = 9377;
const FLAGS = [
  ...QUIET_ARGUMENTS,
  '--disable-extensions',
  `--remote-debugging-port=${DEVTOOLS_PORT}`,
  `--ignore-certificate-errors-spki-list=${SITE_KEY_HASH}`,
  LOCAL_ONLY,
];
const CATEGORIES = { performance: 'performance', accessibility: 'accessibility', 'best-practices': 'best practices', seo: 'SEO' } as const;
/** The score, 0 to 100, that each category must reach. */
const SCORE_GOALS = { performance: 95, accessibility: 100, 'best practices': 100, SEO: 100 };
/** Long enough for a busy machine, in milliseconds. */
const TIMEOUTS = { maxWaitForFcp: 120_000, maxWaitForLoad: 180_000 };
const NOTE =
  'Lighthouse simulates a slow phone (CPU 4 times slower) on slow 4G from one load at full speed. Other work on this machine raises TBT.';

interface Options {
  /** Runs first, in the browser that Lighthouse then uses. */
  prepare?: (context: BrowserContext) => Promise<void>;
}

/** Runs Lighthouse in a new browser. @returns scores, then milliseconds; CLS has no unit. */
async function audit(url: string, name: string, { prepare }: Options = {}): Promise<Record<string, number>> {
  // Lighthouse opens its page in the browser's default context, which only a persistent one is.
  const context = await chromium.launchPersistentContext('', { executablePath: findBrowser(), args: FLAGS, locale: 'en-US' });
  try {
    await prepare?.(context);
    const result = await lighthouse(url, {
      port: DEVTOOLS_PORT,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: Object.keys(CATEGORIES),
      disableFullPageScreenshot: true,
      // Keeps the sign-in.
      disableStorageReset: prepare !== undefined,
      ...TIMEOUTS,
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { lhr } = result;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    mkdirSync(REPORTS, { recursive: true });
    writeFileSync(join(REPORTS, `${name}.json`), JSON.stringify(lhr));
    const number = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    const scores = Object.entries(CATEGORIES).map(([id, label]) => [label, Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100)]);
    return {
      ...Object.fromEntries(scores),
      LCP: number('largest-contentful-paint'),
      TBT: number('total-blocking-time'),
      CLS: number('cumulative-layout-shift'),
      'benchmark index': lhr.environment.benchmarkIndex,
    };
  } finally {
    await context.close();
  }
}

/** Audits several paths, with the path before each figure. */
async function auditAll(origin: string, paths: Readonly<Record<string, string>>, options?: Options): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const [route, path] of Object.entries(paths)) {
    const measured = await audit(origin + path, route.replace(/\W+/g, '-').replace(/^-|-$/g, ''), options);
    for (const [figure, value] of Object.entries(measured)) figures[`${route} ${figure}`] = value;
  }
  return figures;
}

const scoreGoals = (prefix = '') => Object.entries(SCORE_GOALS).map(([score, atLeast]) => ({ figure: `${prefix}${score}`, atLeast }));
const routeGoals = (routes: readonly string[]) => routes.flatMap((route) => scoreGoals(`${route} `));

let site: ServedSite;
let control: ServedSite;

const home: Benchmark = {
  name: 'Home under Lighthouse mobile',
  sides: {
    ours: () => audit(site.url, 'home'),
    control: () => audit(control.url, 'home-without-scripts'),
  },
  begin: async () => {
    site = await serveSite({ folder: deployedBuild() });
    control = await serveSite({ folder: deployedBuild(), changeHome: withoutScripts });
  },
  end: async () => {
    site?.close();
    control?.close();
  },
  note: `${NOTE} The control is the same page without scripts.`,
  goals: [{ figure: 'LCP', atMost: 1.1, times: 'control' }, ...scoreGoals()],
};

const PUBLIC = { '/auth': '/auth', '/create-story': '/create-story', '/premium': '/premium', '/story/{id}': '/story/10' };

const publicRoutes: Benchmark = {
  name: 'The other public routes under Lighthouse mobile',
  sides: { ours: () => auditAll(site.url, PUBLIC) },
  begin: async () => {
    site = await serveSite({ folder: deployedBuild() });
  },
  end: async () => site?.close(),
  note: NOTE,
  goals: routeGoals(Object.keys(PUBLIC)),
};

const FAMILY = 'parent@example.com';
const STORY = ownSources().find(({ owner }) => owner === FAMILY)?.id ?? '';
const SIGNED_IN = { '/favorites': '/favorites', '/read-story/{id}': `/read-story/${STORY}` };
let stack: { stop(): Promise<void> } | undefined;

/** Signs in, then removes the service worker and the caches, as on the first visit of this browser. */
async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUTS.maxWaitForLoad);
  await page.goto(`${site.url}/auth`);
  await page.getByLabel('Email Address').fill(FAMILY);
  await page.getByLabel('Password').fill(SEED_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Open settings' }).waitFor();
  await page.goto('about:blank');
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: site.url, storageTypes: 'service_workers,cache_storage' });
  await session.send('Network.clearBrowserCache');
  await page.close();
}

const signedIn: Benchmark = {
  name: 'A signed-in family under Lighthouse mobile',
  sides: { ours: () => auditAll(site.url, SIGNED_IN, { prepare: signIn }) },
  begin: async () => {
    stack = await startTestStack({ web: false });
    const folder = emulatorBuild();
    const functionsAt = testEnvironment().TUCKAWAY_HOSTING_URL as string;
    site = await serveSite({ folder, functionsAt, rules: stackHosting(TEST_STACK, folder) });
  },
  end: async () => {
    site?.close();
    await stack?.stop();
  },
  note: `${NOTE} The emulators answer from this machine, take its CPU and speak HTTP/1.1.`,
  goals: routeGoals(Object.keys(SIGNED_IN)),
};

export const BENCHMARKS: readonly Benchmark[] = [home, publicRoutes, signedIn];
