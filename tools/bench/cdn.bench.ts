/**
 * Database reads in a day of home views: the real endpoint in several instances, behind a simulated CDN that follows `Cache-Control`, with a
 * simulated clock.
 */
import process from 'node:process';
import { storiesOfAnInstance } from '../../functions/src/endpoints/stories.ts';
import type { Request, Response } from '../../functions/src/http/endpoint.ts';
import { createRandom } from '../storyteller/engine/random.ts';
import type { Benchmark } from './frame.ts';

const VIEWS = 1_000_000;
const EDGES = 100;
const INSTANCES = 6;
const DAY_SECONDS = 24 * 60 * 60;
/** Relative number of views in each hour: families of one time zone at bedtime. An assumption. */
const HOURS = [2, 1, 1, 1, 1, 2, 5, 8, 6, 4, 4, 4, 5, 5, 5, 6, 9, 16, 28, 34, 26, 14, 8, 4];

/** The clock of the simulation, milliseconds since 1970. */
let now = 0;
let reads = 0;

const real = { now: Date.now, fetch: globalThis.fetch };

/** A published list whose only story carries the time at which it was read. */
async function readList(): Promise<globalThis.Response> {
  reads += 1;
  const story = { mapValue: { fields: { readAt: { integerValue: String(now) } } } };
  return globalThis.Response.json({ fields: { stories: { arrayValue: { values: [story] } } } });
}

async function request(instance: ReturnType<typeof storiesOfAnInstance>): Promise<{ keepMs: number; readAt: number }> {
  let cacheControl = '';
  let body = '';
  const response = {
    set: (first: string | Record<string, string>, second = '') => {
      cacheControl = (typeof first === 'string' ? { [first]: second } : first)['Cache-Control'] ?? cacheControl;
      return response;
    },
    status: () => response,
    send: (answer: Buffer | string) => {
      body = String(answer);
    },
    removeHeader: () => undefined,
  };
  const call = { method: 'GET', path: '/api/stories/featured', get: () => undefined };
  await instance(call as unknown as Request, response as unknown as Response);
  const keep = /s-maxage=(\d+)/.exec(cacheControl)?.[1];
  const [list] = JSON.parse(body) as { readAt: number }[];
  if (list === undefined) throw new Error(body);
  return { keepMs: Number(keep ?? 0) * 1000, readAt: list.readAt };
}

/** Uses a fixed random seed. @param keepSeconds how long an instance uses its copy; 0: it reads for every response */
async function day(keepSeconds: number): Promise<Record<string, number>> {
  const random = createRandom('cdn').next;
  const pick = (below: number) => Math.floor(random() * below);
  process.env.STORY_LIST_SECONDS = String(keepSeconds);
  const servers = Array.from({ length: INSTANCES }, storiesOfAnInstance);
  const edges = Array.from({ length: EDGES }, () => ({ until: 0, readAt: 0 }));
  const parts = HOURS.reduce((sum, part) => sum + part, 0);
  const midnight = Date.UTC(2026, 10, 21);
  reads = 0;
  let views = 0;
  let responses = 0;
  let oldest = 0;
  let due = 0;
  for (let second = 0; second < DAY_SECONDS; second += 1) {
    due += (VIEWS * (HOURS[Math.floor(second / 3600)] ?? 0)) / parts / 3600;
    const inThisSecond = Math.round(due) - views;
    for (let view = 0; view < inThisSecond; view += 1) {
      now = midnight + 1000 * second + Math.floor((1000 * view) / inThisSecond);
      const edge = edges[pick(EDGES)] as (typeof edges)[number];
      if (now >= edge.until) {
        const { keepMs, readAt } = await request(servers[pick(INSTANCES)] as (typeof servers)[number]);
        Object.assign(edge, { until: now + keepMs, readAt });
        responses += 1;
      }
      oldest = Math.max(oldest, now - edge.readAt);
    }
    views += inThisSecond;
  }
  if (views !== VIEWS) throw new Error(`${views} views`);
  return { 'database reads': reads, 'responses of an instance': responses, 'age of the oldest list in a view, seconds': oldest / 1000 };
}

export default {
  name: `A day of ${VIEWS.toLocaleString('en')} home views, ${EDGES} edges of the CDN, ${INSTANCES} instances`,
  unit: 'by figure',
  rounds: 1,
  sides: {
    'CDN, and a copy in each instance': () => day(20),
    'CDN alone': () => day(0),
  },
  begin: async () => {
    Object.assign(process.env, { GCLOUD_PROJECT: 'demo-bench', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
    Date.now = () => now;
    globalThis.fetch = readList;
  },
  end: async () => {
    Date.now = real.now;
    globalThis.fetch = real.fetch;
  },
  note:
    'Simulated: views are spread evenly over the edges, which is the worst case; an edge keeps a response as long as it may and fetches it ' +
    'once; instances live all day. Without either cache every view would be a read.',
  goals: [
    { figure: 'database reads', side: 'CDN, and a copy in each instance', atMost: 30_000 },
    { figure: 'age of the oldest list in a view, seconds', side: 'CDN, and a copy in each instance', atMost: 60 },
  ],
} satisfies Benchmark;
