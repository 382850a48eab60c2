/** `node tools/push-service/main.ts [port] [--blind]`: the push service until SIGTERM or SIGINT; says its address and its certificate as one line of JSON. */
import process from 'node:process';
import { startPushService } from './server.ts';

/** Beside the storyteller's 5055. */
const DEFAULT_PORT = 5056;

const port = Number(process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? DEFAULT_PORT);
const service = await startPushService({ port, blind: process.argv.includes('--blind'), http1: process.argv.includes('--http1') });
process.stdout.write(`${JSON.stringify({ origin: service.origin, cert: service.cert })}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void service.close();
  });
}
