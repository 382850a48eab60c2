/**
 * `npm test`: every test, on ports of its own. `npm test -- unit rules` runs only the named steps;
 * `npm run test:long` also what takes longer than a person waits for.
 */
import { findBrowser, findShell } from './local/browser.ts';
import { CANARIES_FILE, searchLog } from './local/canaries.ts';
import { keepLongResult } from './local/long-result.ts';
import { main, say } from './local/say.ts';
import { browserStep, LINT_STEPS, runInPairs, runStep, type StepResult, summarize, TYPE_STEP, vitestStep } from './local/steps.ts';
import { startTestStack, testEnvironment } from './local/test-stack.ts';

await main(async () => {
  const long = process.argv.includes('--long');
  const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
  const isWanted = (name: string) => wanted.length === 0 || wanted.some((word) => name.startsWith(word));
  const length: Record<string, string> = long ? { TUCKAWAY_LONG: '1' } : {};
  const environment = { ...testEnvironment(), ...length };

  // First what may have to be installed: a missing browser is said before minutes have gone by.
  const browser = isWanted('browser') ? findBrowser() : '';
  const shell = isWanted('browser') ? findShell(browser) : '';
  // Vitest keeps one core busy on a machine with two, so these go side by side; the longest begins first.
  const withoutEmulators = [vitestStep('web', length), vitestStep('unit', length), TYPE_STEP, ...LINT_STEPS];
  const results: StepResult[] = await runInPairs(withoutEmulators.filter(({ name }) => isWanted(name)));
  const onEmulators = [
    vitestStep('rules', environment),
    vitestStep('functions', environment),
    browserStep({ ...environment, TUCKAWAY_BROWSER: browser, TUCKAWAY_BROWSER_SHELL: shell }),
  ];
  if (onEmulators.some(({ name }) => isWanted(name))) {
    const stack = await startTestStack({ web: isWanted('browser') });
    try {
      for (const step of onEmulators) {
        if (!isWanted(step.name)) continue;
        results.push(await runStep(step));
        // The rules tests call no function, so they log nothing.
        if (step.name !== 'rules') results.push(searchLog(step.name, stack.logFile, environment[CANARIES_FILE] ?? '', say));
      }
    } finally {
      await stack.stop();
    }
  }
  if (long && isWanted('start')) results.push(await runStep(vitestStep('start')));
  const code = summarize(results);
  if (long && wanted.length === 0) keepLongResult(results);
  return code;
});
