/**
 * `npm run trace -- create|heart|recording|curated`: the files of web/src that one action of a user passes, in order, beside a running `npm start`.
 * For everything that the action does outside of the page (a request, a lock, a record in a database, a sound, another address) it prints the files on the
 * call stack from the press to there, across `await`. Generic parts (ui, texts, the device) do not count, nor does what a screen reads as it opens.
 */
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { findBrowser, QUIET_ARGUMENTS } from '../../tools/local/browser.ts';
import { main, Stop, say } from '../../tools/local/say.ts';
import { hostingUrl, START_STACK, webEmulators } from '../../tools/local/stacks.ts';
import { startVite } from '../../tools/local/vite-server.ts';
import { SEED_PASSWORD } from '../../tools/seed/accounts.ts';
import { fillWishesForAmelie, OWN_STORY } from '../browser/scenes/scene.ts';
import { giveMicrophone } from '../browser/scenes/voice-scenes.ts';

const FAMILY = 'parent@example.com';
const OURS = /\/src\/((?:app|features|data|service-worker)\/[^?]*\.tsx?)/;
const GENERIC = /(?:^|-|\/)messages\.ts$|^data\/device\//;
/** Functions of TanStack Query that start the queries of a screen. */
const READS = /^(?:onSubscribe|setOptions|refetchOnReconnect)$/;

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
    await page.waitForLoadState('networkidle');
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

/** Marks the end of an action among its effects. */
const END = 'end of the action';

await main(async () => {
  const name = process.argv[2] ?? '';
  const action = ACTIONS[name];
  if (action === undefined) throw new Stop(`Please name one of: ${Object.keys(ACTIONS).join(', ')}.`);
  const vite = await startVite(webEmulators(START_STACK), hostingUrl(START_STACK));
  const browser = await chromium.launch({ executablePath: findBrowser(), args: QUIET_ARGUMENTS });
  const passed = new Set<string>();
  let tracing = false;
  try {
    const page = await browser.newPage({ baseURL: vite.url, serviceWorkers: 'block', permissions: ['microphone'] });
    page.setDefaultTimeout(60_000);
    await page.addInitScript(reportEffects);
    const stacksRead = await followStacks(await page.context().newCDPSession(page), (effect, files) => {
      if (!tracing || files.every((file) => passed.has(file))) return;
      say(`${effect}\n${files.map((file) => `  ${passed.has(file) ? ' ' : '+'} ${file}`).join('\n')}`);
      for (const file of files) passed.add(file);
    });
    await page.goto('/auth');
    await page.getByLabel('Email Address').fill(FAMILY);
    await page.getByLabel('Password').fill(SEED_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('button', { name: 'Open settings' }).waitFor();
    await action(page, async (press, outcome) => {
      tracing = true;
      await press();
      await outcome();
      await stacksRead();
      tracing = false;
    });
  } finally {
    await browser.close();
    await vite.close();
  }
  say(`${passed.size} files`);
});

/**
 * Calls back with each effect and the files that led to it, the press first.
 * @returns waits until the stacks of all effects so far are read
 */
async function followStacks(session: CDPSession, onEffect: (effect: string, files: string[]) => void): Promise<() => Promise<void>> {
  let last = Promise.resolve();
  let onEnd = () => {};
  session.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }) => {
    if (type !== 'debug' || args[0]?.value !== 'effect') return;
    if (args[1]?.value === END) {
      void last.then(onEnd);
      return;
    }
    const frames = framesOf(session, stackTrace);
    last = last.then(async () => {
      const names = await frames;
      if (names.some(({ functionName }) => READS.test(functionName))) return;
      const files = names.flatMap(({ url }) => OURS.exec(url)?.[1] ?? []).filter((file) => !GENERIC.test(file));
      onEffect(String(args[1]?.value), [...new Set(files.reverse())]);
    });
  });
  await session.send('Debugger.enable');
  await session.send('Debugger.setAsyncCallStackDepth', { maxDepth: 64 });
  await session.send('Runtime.enable');
  // Events come in their order.
  return () =>
    new Promise((resolve) => {
      onEnd = resolve;
      void session.send('Runtime.evaluate', { expression: `console.debug('effect', '${END}')` });
    });
}

async function stackOf(session: CDPSession, id: string) {
  return (await session.send('Debugger.getStackTrace', { stackTraceId: { id } })).stackTrace;
}

type Stack = Awaited<ReturnType<typeof stackOf>>;

/** The innermost first; what was awaited is in a stack of its own. React adds a stack for each component that renders another, as `<App>`. */
async function framesOf(session: CDPSession, stack: Stack | undefined): Promise<Stack['callFrames']> {
  if (stack === undefined || stack.description?.startsWith('<')) return [];
  const { callFrames, parent, parentId } = stack;
  const found = parentId && (await stackOf(session, parentId.id).catch(() => undefined));
  return [...callFrames, ...(await framesOf(session, parent ?? found))];
}

/** Runs in the page. */
function reportEffects(): void {
  Error.stackTraceLimit = 200;
  const report = <Owner extends object>(owner: Owner, name: keyof Owner & string, describe: (input: unknown) => string): void => {
    const original = owner[name] as (...input: unknown[]) => unknown;
    owner[name] = function (this: unknown, ...input: unknown[]) {
      console.debug('effect', `${name} ${describe(input[0])}`);
      return original.apply(this, input);
    } as Owner[typeof name];
  };
  report(window, 'fetch', (input) => new URL(String(input), location.href).pathname);
  report(LockManager.prototype, 'request', String);
  report(History.prototype, 'pushState', () => '');
  report(HTMLMediaElement.prototype, 'play', () => '');
  report(AudioScheduledSourceNode.prototype, 'start', () => '');
  for (const name of ['put', 'delete'] as const) report(IDBObjectStore.prototype, name, () => '');
}
