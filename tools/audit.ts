/** `npm run audit`: known weaknesses of the packages that reach people. */
import { main, say } from './local/say.ts';
import { audit } from './supply/audit.ts';

await main(async () => {
  const { how, words } = audit();
  say(words);
  return how === 'clean' ? 0 : 1;
});
