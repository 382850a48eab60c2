/** `node tools/storyteller/main.ts [port]`: the storyteller until SIGTERM or SIGINT. */
import process from 'node:process';
import { startStoryteller } from './server.ts';

/** Beside the emulators (functions 5001, hosting 5002); the tests use 5155. */
const DEFAULT_PORT = 5055;

const port = Number(process.argv[2] ?? process.env.STORYTELLER_PORT ?? DEFAULT_PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write('The storyteller needs a port: STORYTELLER_PORT, or the first argument.\n');
  process.exit(2);
}

const storyteller = await startStoryteller({ port });
process.stdout.write(`The storyteller listens on ${storyteller.url}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void storyteller.close();
  });
}
