/** `npm run build:web` and `npm run build:functions`, which firebase.json calls; `test` builds the web app for the tests. */
import { predeployFunctions, predeployPages } from '../deploy/predeploy.ts';
import { buildFunctions, buildWeb } from './build.ts';
import { main, Stop, say } from './say.ts';
import { TEST_STACK } from './stacks.ts';

await main(async () => {
  const what = process.argv[2] ?? '';
  // Set by the Firebase CLI, before it deploys.
  const { RESOURCE_DIR: deployed, GCLOUD_PROJECT: projectId = '' } = process.env;
  if (what === 'web') await (deployed ? predeployPages(projectId) : buildWeb());
  else if (what === 'functions') await (deployed ? predeployFunctions(projectId) : buildFunctions());
  else if (what === 'test') buildWeb(TEST_STACK);
  else throw new Stop('Name what to build: web or functions.');
  say(`Built: ${what}.`);
  return 0;
});
