/** `npm run lint`: style, and the directions of imports. */
import { main } from './local/say.ts';
import { LINT_STEPS, runStep, type StepResult, summarize } from './local/steps.ts';

await main(async () => {
  const results: StepResult[] = [];
  for (const step of LINT_STEPS) results.push(await runStep(step));
  return summarize(results);
});
