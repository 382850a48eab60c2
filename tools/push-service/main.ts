/** `node tools/push-service/main.ts [port]`: runs the push service until SIGTERM or SIGINT; prints its address and certificate as one line of JSON. */
import process from 'node:process';
import { startPushService } from './server.ts';

/** Next to the storyteller's 5055. */
const DEFAULT_PORT = 5056;

const service = await startPushService({ port: Number(process.argv[2] ?? DEFAULT_PORT) });
process.stdout.write(`${JSON.stringify({ origin: service.origin, cert: service.cert })}\n`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    void service.close();
  });
}
