/** `npm run publish-seed -- --project ID`: publishes the stories that come with the repository. */
import process from 'node:process';
import { main } from '../local/say.ts';
import { START_STACK } from '../local/stacks.ts';
import { terminal } from '../local/terminal.ts';
import { publishSeed } from './publish.ts';

await main(() => publishSeed(process.argv.slice(2), { stack: START_STACK, folder: process.cwd(), ask: terminal() }));
