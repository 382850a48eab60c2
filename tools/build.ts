/** `npm run build:web` and `npm run build:functions`: what is deployed (firebase.json calls them). */
import { buildFunctions, buildWeb } from './local/build.ts';
import { main, Stop, say } from './local/say.ts';

await main(async () => {
  const what = process.argv[2];
  // The Firebase CLI tells its hooks so. By itself it knows neither the project's configuration nor the headers that go with the build.
  if (what === 'web' && process.env.RESOURCE_DIR !== undefined) throw new Stop('Deploy with: npm run deploy -- --project my-project');
  if (what === 'web') buildWeb();
  else if (what === 'functions') buildFunctions();
  else throw new Stop('Say what to build: web or functions.');
  say(`Built: ${what}.`);
  return 0;
});
