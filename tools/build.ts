/** `npm run build:web` and `npm run build:functions`, which firebase.json calls; `test` builds the web app for the tests. */
import { buildFunctions, buildWeb } from './local/build.ts';
import { main, Stop, say } from './local/say.ts';
import { TEST_STACK } from './local/stacks.ts';

await main(async () => {
  const what = process.argv[2];
  // Set by the Firebase CLI, which knows neither the project's web configuration nor the headers of this build.
  if (what === 'web' && process.env.RESOURCE_DIR !== undefined) throw new Stop('Deploy with: npm run deploy -- --project my-project');
  if (what === 'web') buildWeb();
  else if (what === 'functions') buildFunctions();
  else if (what === 'test') buildWeb(TEST_STACK);
  else throw new Stop('Name what to build: web or functions.');
  say(`Built: ${what}.`);
  return 0;
});
