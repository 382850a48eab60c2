/** `npm run publish-story -- story.json`: publishes a story in the emulators of a running `npm start`, as an admin does in the console. */
import process from 'node:process';
import { main } from './local/say.ts';
import { START_STACK } from './local/stacks.ts';
import { publishStory } from './publish/publish-story.ts';

// npm runs scripts in the root folder and passes the user's folder in INIT_CWD.
await main(() => publishStory(process.argv.slice(2), { stack: START_STACK, folder: process.env.INIT_CWD ?? process.cwd() }));
