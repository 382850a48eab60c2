/** Browser tests in Chromium, against the Hosting emulator that `npm test` starts. */
import { defineConfig } from '@playwright/test';
import { QUIET_ARGUMENTS } from '../../tools/local/browser.ts';

const baseURL = process.env.TUCKAWAY_HOSTING_URL;
const browser = process.env.TUCKAWAY_BROWSER;
if (!baseURL || !browser) throw new Error('These tests need what `npm test` sets up. Run `npm test -- browser`.');

const launch = (executablePath: string) => ({ launchOptions: { executablePath, args: QUIET_ARGUMENTS } });

/** Chromium's headless shell creates a context with a third of the work; notifications, downloads and a second tab need the full browser. */
const IN_SHELL = [
  'accessibility',
  'account',
  'auth',
  'bytes',
  'catalogue',
  'children',
  'colors',
  'create-story',
  'favorites-budget',
  'first-path',
  'handovers',
  'headers',
  'hostile-markup',
  'keyboard',
  'my-stories',
  'offline-faults',
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
    // Publishes a story, and other tests count the published stories.
    { name: 'publishing', testMatch: 'push-publish.test.ts', dependencies: ['screens', 'paths'] },
    // Its faults would affect every other test that creates a story.
    { name: 'trouble', testMatch: 'without-storyteller.test.ts', dependencies: ['screens', 'paths'] },
  ],
  globalSetup: './warm-up.ts',
  // Only in `npm run test:long`.
  ...(process.env.TUCKAWAY_LONG ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Long enough for a busy machine; a hanging page fails an expectation earlier.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: '../../test-results',
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    locale: 'en-US',
    // A worker's requests bypass `page.route`. The tests of offline, installing and updating allow it (docs/testing.md).
    serviceWorkers: 'block',
    // Recording a trace takes half as long again as the test, also when the test passes.
    trace: process.env.TUCKAWAY_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    ...launch(browser),
  },
});
