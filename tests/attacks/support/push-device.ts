/** A device at the local push service, which counts what it receives. */
import process from 'node:process';
import { noteCanary } from '../../../tools/local/canaries.ts';
import type { MadeSubscription } from '../../../tools/push-service/server.ts';

const SERVICE = process.env.PUSH_SERVICE_URL ?? '';

export type PushDevice = Pick<MadeSubscription, 'endpoint' | 'keys'>;

export async function newDevice(): Promise<PushDevice> {
  const { endpoint, keys } = (await (await fetch(`${SERVICE}/control/subscriptions`, { method: 'POST' })).json()) as MadeSubscription;
  noteCanary('endpoint', endpoint);
  return { endpoint, keys };
}

export async function messagesSent(): Promise<number> {
  return ((await (await fetch(`${SERVICE}/control/received`)).json()) as unknown[]).length;
}
