/** `npm run reset`: deletes local data, so that the next start begins with the seed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runningStart } from './one-at-a-time.ts';
import { LOCAL_DATA } from './paths.ts';
import { main, Stop, say } from './say.ts';

await main(async () => {
  const running = runningStart();
  if (running !== null) throw new Stop(`Tuckaway Tales is running (process ${running}). Stop it with Ctrl+C first, then reset.`);
  rmSync(join(LOCAL_DATA, 'data'), { recursive: true, force: true });
  say('Local data was deleted. The next `npm start` begins with the data in emulator-data.');
  return 0;
});
