/** The browser tests: people's paths, in Chromium, against the Hosting emulator that `npm test` starts. */
import { defineConfig } from '@playwright/test';
import { QUIET_ARGUMENTS } from '../../tools/local/browser.ts';

const baseURL = process.env.TUCKAWAY_HOSTING_URL;
const browser = process.env.TUCKAWAY_BROWSER;
if (!baseURL || !browser) throw new Error('These tests need what `npm test` sets up. Run `npm test -- browser`.');

const launch = (executablePath: string) => ({ launchOptions: { executablePath, args: QUIET_ARGUMENTS } });

/** Chromium's shell begins a context with a third of the work; notifications, downloads and a second tab want the whole of it. */
const IN_SHELL = [
  'accessibility',
  'auth',
  'bytes',
  'children',
  'colors',
  'create-story',
  'headers',
  'hostile-markup',
  'other-pages',
  'prerendered',
  'reading',
  'robust-shell',
  'settings',
  'toasts',
].map((name) => `${name}.test.ts`);

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'screens', testMatch: IN_SHELL, use: launch(process.env.TUCKAWAY_BROWSER_SHELL || browser) },
    { name: 'paths', testMatch: '*.test.ts', testIgnore: [...IN_SHELL, 'push-publish.test.ts', 'without-storyteller.test.ts'] },
    // Publishes for everybody: other tests count the stories that there are.
    { name: 'publishing', testMatch: 'push-publish.test.ts', dependencies: ['screens', 'paths'] },
    // Its faults meet whoever asks for a story next.
    { name: 'trouble', testMatch: 'without-storyteller.test.ts', dependencies: ['screens', 'paths'] },
  ],
  globalSetup: './warm-up.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A busy machine is no failure; what hangs is told by the expectations, which wait for less.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results',
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    locale: 'en-US',
    // A worker's own requests pass by `page.route`. The tests of offline, installing and updating switch it on (docs/testing.md).
    serviceWorkers: 'block',
    // A trace is recorded whether a test fails or not, and costs the machine half as much again as the test itself.
    trace: process.env.TUCKAWAY_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    ...launch(browser),
  },
});
