/** `npm run audit`: known vulnerabilities of the shipped packages. */
import { main, say } from '../local/say.ts';
import { audit } from './supply/audit.ts';

await main(async () => {
  const { verdict, text } = audit();
  say(text);
  return verdict === 'clean' ? 0 : 1;
});
