/** `npm run check`: lint and types. */
import { main } from '../local/say.ts';
import { LINT_STEPS, runSteps, summarize, TYPE_STEP } from '../test/steps.ts';

await main(async () => summarize(await runSteps([...LINT_STEPS, TYPE_STEP])));
