/** Browser tests in Chromium, against the Hosting emulator that `npm test` starts. */
import { defineConfig } from '@playwright/test';
import { LOCAL_ONLY, QUIET_ARGUMENTS, SHORT_LIVED } from '../../tools/local/browser.ts';
import { LONG } from '../long.ts';

const baseURL = process.env.TUCKAWAY_HOSTING_URL;
const browser = process.env.TUCKAWAY_BROWSER;
if (!baseURL || !browser) throw new Error('These tests need what `npm test` sets up. Run `npm test -- browser`.');

const launch = (executablePath: string, ...more: string[]) => ({
  launchOptions: { executablePath, args: [...QUIET_ARGUMENTS, LOCAL_ONLY, ...more] },
});

/** Chromium's headless shell needs a third of the CPU time, but has no notifications, and neither prints nor saves files. */
const shell = launch(
  process.env.TUCKAWAY_BROWSER_SHELL || browser,
  ...SHORT_LIVED,
  // It beeps. Options of a test file would start one more browser.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
);
const IN_FULL_BROWSER = ['keep-story', 'push', 'same-picture'].map((name) => `${name}.test.ts`);
/** Has a browser of its own, so it would wait for the others to end. */
const IN_OWN_BROWSER = ['reader-heap.test.ts'];
/** About what a first visit loads. */
const IN_COLD_BROWSER = ['bytes', 'loading', 'prerendered', 'robust-shell'].map((name) => `${name}.test.ts`);
const LAST = ['push-publish.test.ts'];

export default defineConfig({
  testDir: '.',
  projects: [
    // First, because they take longest.
    { name: 'paths', testMatch: [...IN_FULL_BROWSER, ...IN_OWN_BROWSER] },
    { name: 'first-visits', testMatch: IN_COLD_BROWSER, use: shell },
    {
      name: 'screens',
      testMatch: '*.test.ts',
      testIgnore: [...IN_FULL_BROWSER, ...IN_OWN_BROWSER, ...IN_COLD_BROWSER, ...LAST],
      // Pages with warm caches need a third of the CPU time; all that tests store is cleared between them.
      use: { ...shell, reuseContext: true },
    },
    // Publishes a story, and other tests count the published stories.
    { name: 'publishing', testMatch: 'push-publish.test.ts', dependencies: ['first-visits', 'screens', 'paths'] },
  ],
  globalSetup: './support/warm-up.ts',
  // Only in `npm run test:long`.
  ...(LONG ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Long enough for a busy machine; a hanging page fails an expectation earlier.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  outputDir: '../../test-results',
  // A green run prints dots; failures are printed in full.
  reporter: [['dot'], ['json']],
  reportSlowTests: null,
  quiet: !LONG,
  use: {
    baseURL,
    locale: 'en-US',
    // A common phone's. Motion and larger screens have tests of their own.
    viewport: { width: 412, height: 732 },
    contextOptions: { reducedMotion: 'reduce' },
    // A worker's requests bypass `page.route`. The tests of offline, installing and updating allow it (docs/testing.md).
    serviceWorkers: 'block',
    // Recording a trace takes half as long again as the test, also when the test passes.
    trace: process.env.TUCKAWAY_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    ...launch(browser),
  },
});
