/** The local push service of a stack. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_DATA } from './paths.ts';
import { startPushService } from './push-service/server.ts';
import type { Stack } from './stacks.ts';

/** For processes that call the service. Each start creates a new certificate, which Node reads when a process starts. */
export function pushServiceEnvironment({ name, ports }: Stack): { PUSH_SERVICE_URL: string; NODE_EXTRA_CA_CERTS: string } {
  return {
    PUSH_SERVICE_URL: `https://localhost:${ports.pushService}`,
    NODE_EXTRA_CA_CERTS: join(LOCAL_DATA, `push-service-${name}.pem`),
  };
}

export async function startLocalPushService(stack: Stack): Promise<{ environment: Record<string, string>; close(): Promise<void> }> {
  const environment = pushServiceEnvironment(stack);
  const service = await startPushService({ port: stack.ports.pushService });
  mkdirSync(LOCAL_DATA, { recursive: true });
  writeFileSync(environment.NODE_EXTRA_CA_CERTS, service.cert);
  return { environment, close: service.close };
}
