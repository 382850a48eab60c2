/**
 * `npm test`: every test, on ports of its own. `npm test -- unit rules` runs only the named steps.
 * `npm run test:long` runs everything in full volume, and `start` (docs/testing.md).
 */
import { findBrowser, findShell } from './local/browser.ts';
import { CANARIES_FILE, searchLog } from './local/canaries.ts';
import { HOW_TO_GET, isInstalled, OTHER_BROWSERS } from './local/other-browsers.ts';
import { main, say } from './local/say.ts';
import { startTestStack, testEnvironment } from './local/test-stack.ts';
import { keepLongResult } from './steps/long-result.ts';
import {
  browserStep,
  LINT_STEPS,
  missedStep,
  type OwnStep,
  runInPairs,
  runStep,
  type Step,
  summarize,
  TYPE_STEP,
  vitestStep,
} from './steps/steps.ts';

await main(async () => {
  const long = process.argv.includes('--long');
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word));
  const length: Record<string, string> = long ? { TUCKAWAY_LONG: '1' } : {};
  const environment = { ...testEnvironment(), ...length };

  // Before anything else, because it may have to be installed.
  const browser = isWanted({ name: 'browser' }) ? findBrowser() : null;
  const others = long ? OTHER_BROWSERS.filter((name) => isWanted({ name })) : [];
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>();
  const { promise: attacked, resolve: setAttacked } = Promise.withResolvers<void>();
  let stack: Awaited<ReturnType<typeof startTestStack>> | undefined;
  const emulators: OwnStep = {
    name: 'emulators',
    run: async () => {
      // The functions answer story pages with the app's own page.
      stack = await startTestStack({ web: needsPages || [functions, attacks].some(isWanted) });
      setReady();
    },
  };
  const attacks = { ...vitestStep('attacks', environment), ready, onEnd: setAttacked };
  // The attacks compare the whole database, and nobody else may call the storyteller meanwhile.
  const functions = { ...vitestStep('functions', environment), ready: isWanted(attacks) ? attacked : ready };
  const rules = { ...vitestStep('rules', environment), ready };
  const needsPages = browser !== null || others.some(isInstalled);
  const needsEmulators = needsPages || [functions, attacks, rules].some(isWanted);
  // The functions take longest, so the others run beside them; short steps are last, so that both cores are busy to the end.
  const inOrder = [vitestStep('web', length), attacks, functions, vitestStep('unit', length), rules, TYPE_STEP, ...LINT_STEPS];
  const steps: (Step | OwnStep)[] = [...(needsEmulators ? [emulators] : []), ...inOrder.filter(isWanted)];
  try {
    const results = await runInPairs(steps);
    const searched = (step: string) => searchLog(step, stack?.logFile ?? '', environment[CANARIES_FILE] ?? '', say);
    if ([functions, attacks].some(isWanted)) results.push(searched('functions'));
    if (browser !== null) {
      results.push(await runStep(browserStep({ ...environment, TUCKAWAY_BROWSER: browser, TUCKAWAY_BROWSER_SHELL: findShell(browser) })));
      results.push(searched('browser'));
    }
    for (const name of others) {
      const step = { ...vitestStep('other-browsers', { ...environment, TUCKAWAY_OTHER_BROWSER: name }), name };
      results.push(isInstalled(name) ? await runStep(step) : missedStep(name, HOW_TO_GET[name]));
    }
    await stack?.stop();
    stack = undefined;
    if (long && isWanted({ name: 'start' })) results.push(await runStep(vitestStep('start')));
    if (long && wanted.length === 0) keepLongResult(results);
    return summarize(results);
  } finally {
    await stack?.stop();
  }
});
