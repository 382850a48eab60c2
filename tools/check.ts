/** `npm run check`: lint and types. */
import { main } from './local/say.ts';
import { LINT_STEPS, runStep, type StepResult, summarize, TYPE_STEPS } from './local/steps.ts';

await main(async () => {
  const results: StepResult[] = [];
  for (const step of [...LINT_STEPS, ...TYPE_STEPS]) results.push(await runStep(step));
  return summarize(results);
});
