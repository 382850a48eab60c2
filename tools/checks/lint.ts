/** `npm run lint`: style, and the directions of imports. */
import { main } from '../local/say.ts';
import { LINT_STEPS, runSteps, summarize } from '../test/steps.ts';

await main(async () => summarize(await runSteps(LINT_STEPS)));
