/**
 * `npm test`: every test, on ports of its own. `npm test -- unit rules` runs only the named steps.
 * `npm run test:long` runs everything in full volume, and `start` (docs/testing.md).
 */
import { CANARIES_FILE, searchLog } from '../../tests/leaks/canaries.ts';
import { HOW_TO_GET, isInstalled, OTHER_BROWSERS } from '../../tests/other-browsers/installed.ts';
import { findBrowser, findShell } from '../local/browser.ts';
import { main } from '../local/say.ts';
import { reserveTestStack, startTestStack, testEnvironment } from '../local/test-stack.ts';
import { keepLongResult } from './long-result.ts';
import { browserStep, LINT_STEPS, missedStep, type OwnStep, runSteps, type Step, summarize, TYPE_STEP, vitestStep } from './steps.ts';

await main(async () => {
  const long = process.argv.includes('--long');
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const isWanted = ({ name }: { name: string }) => wanted.length === 0 || wanted.some((word) => name.startsWith(word));
  const length: Record<string, string> = long ? { TUCKAWAY_LONG: '1' } : {};
  const environment = { ...testEnvironment(), ...length };

  const others = long ? OTHER_BROWSERS.filter((name) => isWanted({ name })) : [];
  const needsPages = isWanted({ name: 'browser' }) || others.some(isInstalled);
  const needsEmulators = needsPages || [{ name: 'functions' }, { name: 'attacks' }, { name: 'rules' }].some(isWanted);
  if (needsEmulators) await reserveTestStack();
  // Before anything else, because it may have to be installed.
  const browser = isWanted({ name: 'browser' }) ? findBrowser() : null;
  const { promise: ready, resolve: setReady } = Promise.withResolvers<void>();
  let stack: Awaited<ReturnType<typeof startTestStack>> | undefined;
  const emulators: OwnStep = {
    name: 'emulators',
    run: async () => {
      // The functions answer story pages with the app's own page.
      stack = await startTestStack({ web: needsPages || isWanted(functions) });
      setReady();
      return undefined;
    },
  };
  const attacks = { ...vitestStep('attacks', environment), ready };
  const functions = { ...vitestStep('functions', environment), ready };
  const rules = { ...vitestStep('rules', environment), ready };
  const logs: OwnStep = { name: 'logs', run: async () => searchLog(stack?.logFile ?? '', environment[CANARIES_FILE] ?? '') };
  const chain: (Step | OwnStep)[] = needsEmulators ? [emulators] : [];
  if (isWanted(functions)) chain.push(functions);
  // After the functions, because both publish stories.
  const last: (Step | OwnStep)[] = [];
  if (browser !== null) last.push(browserStep({ ...environment, TUCKAWAY_BROWSER: browser, TUCKAWAY_BROWSER_SHELL: findShell(browser) }));
  if (browser !== null || isWanted(functions)) last.push(logs);
  const beside = [vitestStep('web', length), vitestStep('unit', length), attacks, rules, TYPE_STEP, ...LINT_STEPS].filter(isWanted);
  try {
    // In the long run nothing is beside the browsers, because some of its tests need what they do to happen at its moment.
    const results = long
      ? [...(await runSteps(beside, chain)), ...(await runSteps([], last))]
      : await runSteps(beside, [...chain, ...last]);
    for (const name of others) {
      const step = { ...vitestStep('other-browsers', { ...environment, TUCKAWAY_OTHER_BROWSER: name }), name };
      results.push(...(isInstalled(name) ? await runSteps([step]) : [missedStep(name, HOW_TO_GET[name])]));
    }
    await stack?.stop();
    stack = undefined;
    if (long && isWanted({ name: 'start' })) results.push(...(await runSteps([vitestStep('start')])));
    if (long && wanted.length === 0) keepLongResult(results);
    return summarize(results);
  } finally {
    await stack?.stop();
  }
});
