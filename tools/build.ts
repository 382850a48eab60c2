/** `npm run build:web` and `npm run build:functions`: what is deployed (firebase.json calls them). */
import { buildFunctions, buildWeb } from './local/build.ts';
import { main, Stop, say } from './local/say.ts';

await main(async () => {
  const what = process.argv[2];
  if (what === 'web') buildWeb();
  else if (what === 'functions') buildFunctions();
  else throw new Stop('Say what to build: web or functions.');
  say(`Built: ${what}.`);
  return 0;
});
