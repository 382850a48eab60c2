/** `npm run reset`: deletes local data, so that the next start begins with the seed. */
import { join } from 'node:path';
import { forgetData } from './emulators/emulators.ts';
import { runningStart } from './one-at-a-time.ts';
import { LOCAL_DATA } from './paths.ts';
import { main, Stop, say } from './say.ts';

await main(async () => {
  const running = runningStart();
  if (running !== null) throw new Stop(`Tuckaway Tales is running (process ${running}). Stop it with Ctrl+C first, then reset.`);
  forgetData(join(LOCAL_DATA, 'data'));
  say('Local data was deleted. The next `npm start` begins with the data in emulator-data.');
  return 0;
});
