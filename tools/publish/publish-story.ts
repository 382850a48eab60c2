/** `npm run publish-story -- FILE [--project ID]`: publishes a story in a project, or in the emulators of a running `npm start`. */
import process from 'node:process';
import { main } from '../local/say.ts';
import { START_STACK } from '../local/stacks.ts';
import { terminal } from '../local/terminal.ts';
import { publishStory } from './publish.ts';

// npm runs scripts in the root folder and passes the user's folder in INIT_CWD.
const folder = process.env.INIT_CWD ?? process.cwd();
await main(() => publishStory(process.argv.slice(2), { stack: START_STACK, folder, ask: terminal() }));
