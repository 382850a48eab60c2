/** What a message costs, beside web-push one after another, web-push as fast as it goes, and the encryption alone. */
import { Agent } from 'node:https';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import webPush from 'web-push';
import { encrypt } from '../../functions/src/push/encrypt.ts';
import { inBursts } from '../../functions/src/push/in-bursts.ts';
import { prepareMessage } from '../../functions/src/push/message.ts';
import { pushSender } from '../../functions/src/push/sender.ts';
import { readTarget } from '../../functions/src/push/subscription.ts';
import { storyMessage } from '../../functions/src/push/texts.ts';
import { makeSubscriber } from '../push-service/subscriber.ts';
import type { Benchmark } from './frame.ts';
import { startBlindService } from './push/blind-service.ts';

const MESSAGES = 5000;
const POOL = 100;
const WARM_UPS = 4;

const { origin, cert, stop } = await startBlindService();
setDefaultCACertificates([...getCACertificates('default'), cert]);
const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:somebody@example.com' };
const story = storyMessage(12, 'The Very Late Book');
const message = prepareMessage(story);
const subscriptions = Array.from({ length: MESSAGES }, (_, index) => ({
  endpoint: `${origin}/push/${index}`,
  keys: makeSubscriber().keys,
}));
const targets = subscriptions.map((subscription) => {
  const target = readTarget(subscription);
  if (target === null) throw new Error('A subscriber without keys.');
  return target;
});

/** CPU (user and system, all threads of this process) of one message, in microseconds. */
async function cpuOf(sendAll: () => Promise<void> | void): Promise<number> {
  const before = process.cpuUsage();
  await sendAll();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / MESSAGES;
}

/** With the outcome of each looked at, as a run does. Connections are opened in each round, as by a new instance. */
async function ours(): Promise<void> {
  const sender = pushSender({ vapid, services: [new URL(origin).host] });
  let sent = 0;
  await inBursts(targets, 200, async (target) => {
    if ((await sender.send(target, message)).kind === 'sent') sent += 1;
  });
  sender.close();
  if (sent !== MESSAGES) throw new Error(`${MESSAGES - sent} messages did not arrive.`);
}

const webPushOptions = (agent: Agent) => ({ vapidDetails: vapid, TTL: story.ttl, urgency: story.urgency, topic: story.topic, agent });

async function oneAfterAnother(): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  for (const subscription of subscriptions) await webPush.sendNotification(subscription, message.payload, webPushOptions(agent));
  agent.destroy();
}

async function tuned(agent: Agent, to = subscriptions): Promise<void> {
  const left = [...to];
  const worker = async () => {
    for (let next = left.pop(); next; next = left.pop()) await webPush.sendNotification(next, message.payload, webPushOptions(agent));
  };
  await Promise.all(Array.from({ length: POOL }, worker));
}

/** Its connections are opened before the clock starts: from one round to the next the service would have closed them. */
async function withConnectionsFromBefore(): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: POOL });
  await tuned(agent, subscriptions.slice(0, POOL));
  const cpu = await cpuOf(() => tuned(agent));
  agent.destroy();
  return cpu;
}

const sides = {
  ours: () => cpuOf(ours),
  'encryption alone': () =>
    cpuOf(() => {
      for (const target of targets) encrypt(message.payload, target);
    }),
  'web-push, one after another': () => cpuOf(oneAfterAnother),
  'web-push, pool of 100, keep-alive': () =>
    cpuOf(async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: POOL });
      await tuned(agent);
      agent.destroy();
    }),
  'the same, connections from before': withConnectionsFromBefore,
};

export default {
  name: 'A push message',
  unit: 'µs of CPU',
  rounds: 7,
  sides,
  // A run sends thousands: what the first of them cost while their code is being compiled is not what is measured, for none of the sides.
  begin: async () => {
    for (let round = 0; round < WARM_UPS; round += 1) for (const side of Object.values(sides)) await side();
  },
  goals: [
    { figure: '', side: 'ours', atMost: 1 / 4, times: { side: 'web-push, pool of 100, keep-alive' } },
    { figure: '', side: 'ours', atMost: 1.9, times: { side: 'encryption alone' } },
  ],
  end: async () => stop(),
  note: `${MESSAGES.toLocaleString('en')} messages a round to one push service over TLS, which answers from a process of its own.`,
} satisfies Benchmark;
