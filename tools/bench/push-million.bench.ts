/** A story for a million devices, simulated: who gets it, what is read and written, and what is held, on a good evening and on a bad one. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Benchmark } from './frame.ts';
import { announceToMany, type MillionFigures, type MillionOptions } from './push/million.ts';

const DEVICES = 1_000_000;
const TROUBLE_MS = 10 * 60_000;

// What is in use is asked after collecting the garbage.
setFlagsFromString('--expose-gc');
globalThis.gc = runInNewContext('gc') as NodeJS.GCFunction;

async function everybody(options: Omit<MillionOptions, 'devices'>): Promise<MillionFigures> {
  const figures = await announceToMany({ devices: DEVICES, ...options });
  if (figures['devices missed'] !== 0) throw new Error(`${figures['devices missed']} devices were missed.`);
  return figures;
}

/** A tenth is gone; one of three services is down for ten minutes; a task is killed every 40,000 steps. */
function badEvening(): Promise<MillionFigures> {
  let startedAt = 0;
  let steps = 0;
  return everybody({
    answer: (device, now) => {
      startedAt ||= now;
      if (device % 10 === 7) return { kind: 'gone' };
      return device % 3 === 0 && now < startedAt + TROUBLE_MS ? { kind: 'later', at: now } : { kind: 'sent' };
    },
    killed: () => {
      steps += 1;
      return steps % 40_000 === 0;
    },
  });
}

export default {
  name: 'A story for a million devices, simulated',
  unit: 'counted',
  rounds: 1,
  sides: { 'a good evening': () => everybody({}), 'a bad evening': badEvening },
  note: 'Real announcement and runs; store, queue, clock and push services in memory, so no time of sending is in it. Nobody may be missed.',
} satisfies Benchmark;
