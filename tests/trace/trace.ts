/**
 * `npm run trace -- create|heart|recording|curated`: the files of web/src that one action of a user passes, in order, beside a running `npm start`.
 * A file counts if one of its functions runs between the press and the outcome, but not for rendering. Generic parts (ui, texts, the device) do not.
 */
import { chromium, type Page } from '@playwright/test';
import ts from 'typescript';
import type { Plugin } from 'vite';
import { findBrowser, QUIET_ARGUMENTS } from '../../tools/local/browser.ts';
import { main, Stop, say } from '../../tools/local/say.ts';
import { hostingUrl, START_STACK, webEmulators } from '../../tools/local/stacks.ts';
import { startVite } from '../../tools/local/vite-server.ts';
import { SEED_PASSWORD } from '../../tools/seed/accounts.ts';
import { fillWishesForAmelie, OWN_STORY } from '../browser/scenes/scene.ts';
import { giveMicrophone } from '../browser/scenes/voice-scenes.ts';

const FAMILY = 'parent@example.com';
const OURS = /\/web\/src\/((?:app|features|data|service-worker)\/.*\.tsx?)$/;
const GENERIC = /\/(?:messages|entry-messages|waiting-messages)\.ts$|^data\/device\//;

type Trace = (press: () => Promise<unknown>, outcome: () => Promise<unknown>) => Promise<void>;

/** Each prepares a page, and traces from a press to its outcome. */
const ACTIONS: Readonly<Record<string, (page: Page, trace: Trace) => Promise<void>>> = {
  async create(page, trace) {
    await fillWishesForAmelie(page);
    await trace(
      () => page.getByRole('button', { name: 'Create My Story!' }).click(),
      () => page.waitForURL(/\/read-story\//, { timeout: 120_000 }),
    );
  },
  async heart(page, trace) {
    await page.goto('/');
    const heart = page.getByRole('button', { name: /favorites/i, pressed: false }).first();
    await heart.waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await trace(
      () => heart.click(),
      () =>
        page
          .getByText(/waiting/i)
          .first()
          .waitFor(),
    );
    await page.context().setOffline(false);
  },
  async recording(page, trace) {
    await giveMicrophone(page);
    await page.goto(`/record/${OWN_STORY}`);
    await page.getByRole('textbox', { name: 'Who is reading?' }).fill('Papa');
    await page.getByRole('button', { name: 'Continue' }).click();
    const done = page.getByRole('button', { name: 'Done with This Page' });
    const next = page.getByRole('button', { name: 'Next Sentence' });
    await trace(
      async () => {
        await page.getByRole('button', { name: /^(Start Recording|Record This Page Again)$/ }).click();
        for (await done.or(next).waitFor(); !(await done.isVisible()); await done.or(next).waitFor()) await next.click();
        await done.click();
      },
      () => page.getByText('Everything is saved.').waitFor(),
    );
    await page.goto(`/read-story/${OWN_STORY}`);
    const listen = page.getByRole('button', { name: 'Read to me' });
    await listen.waitFor();
    await trace(
      () => listen.click(),
      () => page.getByRole('region', { name: 'Reading aloud' }).getByRole('button', { name: 'Pause' }).waitFor(),
    );
  },
  async curated(page, trace) {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await trace(
      () => page.locator('a[href^="/story/"]').first().click(),
      async () => {
        await page.getByText(/^Page 1 of/).waitFor();
        await page.getByRole('button', { name: 'Next', exact: true }).click();
        await page.getByText(/^Page 2 of/).waitFor();
      },
    );
  },
};

await main(async () => {
  const name = process.argv[2] ?? '';
  const action = ACTIONS[name];
  if (action === undefined) throw new Stop(`Please name one of: ${Object.keys(ACTIONS).join(', ')}.`);
  const vite = await startVite(webEmulators(START_STACK), hostingUrl(START_STACK), [reportCalls()]);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: QUIET_ARGUMENTS });
  const passed = new Set<string>();
  try {
    const page = await browser.newPage({ baseURL: vite.url, serviceWorkers: 'block', permissions: ['microphone'] });
    page.setDefaultTimeout(60_000);
    await page.addInitScript(noteCalls);
    await page.goto('/auth');
    await page.getByLabel('Email Address').fill(FAMILY);
    await page.getByLabel('Password').fill(SEED_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('button', { name: 'Open settings' }).waitFor();
    await action(page, async (press, outcome) => {
      await page.evaluate(() => window.tuckawayPassed.clear());
      await press();
      await outcome();
      for (const file of await page.evaluate(() => [...window.tuckawayPassed])) passed.add(file);
    });
  } finally {
    await browser.close();
    await vite.close();
  }
  const files = [...passed].filter((file) => !GENERIC.test(file));
  for (const file of files) say(file);
  say(`${files.length} files`);
});

declare global {
  interface Window {
    tuckawayPassed: Set<string>;
    tuckawayPass: (file: string) => void;
  }
}

/** Runs in the page: notes a file, unless React renders or looks whether something has changed. */
function noteCalls(): void {
  Error.stackTraceLimit = 200;
  const passed = new Set<string>();
  window.tuckawayPassed = passed;
  window.tuckawayPass = (file) => {
    if (!passed.has(file) && !/renderWithHooks|checkIfSnapshotChanged/.test(new Error().stack ?? '')) passed.add(file);
  };
}

/** Lets each function of ours report its file when it is called. */
function reportCalls(): Plugin {
  return {
    name: 'report-calls',
    enforce: 'pre',
    transform(code, id) {
      const file = OURS.exec(id.replace(/\?.*/, ''))?.[1];
      if (file === undefined) return null;
      const call = `globalThis.tuckawayPass?.(${JSON.stringify(file)})`;
      const inserts: [number, string][] = [];
      const visit = (node: ts.Node): void => {
        if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
          const body = node.body as ts.Node;
          if (ts.isBlock(body)) inserts.push([body.getStart() + 1, `${call};`]);
          else inserts.push([body.getStart(), `(${call},`], [body.getEnd(), ')']);
        }
        ts.forEachChild(node, visit);
      };
      visit(ts.createSourceFile(id, code, ts.ScriptTarget.Latest, true, id.includes('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
      return inserts.sort(([a], [b]) => b - a).reduce((text, [at, insert]) => text.slice(0, at) + insert + text.slice(at), code);
    },
  };
}
