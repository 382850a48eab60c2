/** CPU time of a function instance: until it listens, and for a warm response, each compared with a plain Node server. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { buildFunctions } from '../local/build.ts';
import { LOCAL_DATA, ROOT } from '../local/paths.ts';
import { seedPublications } from '../seed/published-stories.ts';
import type { Benchmark } from './frame.ts';

const INSTANCE = join(ROOT, 'tools', 'bench', 'function-instance.mjs');
const FUNCTIONS = join(ROOT, 'functions', 'lib', 'index.js');
const CONNECTIONS = 8;

/** The file that the plain server serves. */
const LIST_FILE = join(LOCAL_DATA, 'bench-list.json');

function writeList(text: string): void {
  mkdirSync(LOCAL_DATA, { recursive: true });
  writeFileSync(LIST_FILE, text);
}

type Instance = Awaited<ReturnType<typeof startInstance>>;

/** Starts function-instance.mjs with these arguments. CPU times are in microseconds. */
async function startInstance(args: readonly [string, string], environment: Record<string, string> = {}) {
  const child = fork(INSTANCE, args, {
    execArgv: [],
    env: { ...process.env, GCLOUD_PROJECT: 'demo-bench', METADATA_SERVER_DETECTION: 'none', ...environment },
  });
  const report = async () => (await once(child, 'message', { signal: AbortSignal.timeout(60_000) }))[0] as { port: number; cpu: number };
  const { port, cpu: startCpu } = await report();
  return {
    startCpu,
    async cpu(): Promise<number> {
      const answer = report();
      child.send('cpu');
      return (await answer).cpu;
    },
    /** Sends requests over keep-alive connections. @returns the last response's text. */
    async load(path: string, calls: number): Promise<string> {
      let left = calls;
      let last = '';
      const worker = async () => {
        while (left > 0) {
          left -= 1;
          const response = await fetch(`http://127.0.0.1:${port}${path}`);
          last = await response.text();
          if (!response.ok) throw new Error(last);
        }
      };
      await Promise.all(Array.from({ length: CONNECTIONS }, worker));
      return last;
    },
    async stop(): Promise<void> {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
    },
  };
}

/** @returns milliseconds of CPU until it listens. */
async function startTime(args: readonly [string, string]): Promise<number> {
  const instance = await startInstance(args, { FUNCTION_TARGET: args[1] });
  await instance.stop();
  return instance.startCpu / 1000;
}

const start: Benchmark = {
  name: 'Start of an instance until it listens',
  unit: 'ms of CPU',
  rounds: 7,
  sides: {
    'a plain Node server': () => startTime(['plain', LIST_FILE]),
    ...Object.fromEntries(['stories', 'generateStory', 'pushTask'].map((name) => [name, () => startTime([FUNCTIONS, name])])),
  },
  begin: async () => {
    buildFunctions();
    writeList('[]');
  },
  note: 'Process, Express and our index. The platform adds the start of its container.',
};

const CALLS = 3000;
const PATH = '/api/stories/featured';
let database: ReturnType<typeof createServer> | undefined;
let ours: Instance;
let plain: Instance;

/** The seed's list in the format of Firestore's REST API. */
function firestoreList(): string {
  const value = (field: unknown) => (typeof field === 'number' ? { doubleValue: field } : { stringValue: String(field) });
  const values = seedPublications().featured.map((story) => ({
    mapValue: { fields: Object.fromEntries(Object.entries(story).map(([name, field]) => [name, value(field)])) },
  }));
  return JSON.stringify({ fields: { stories: { arrayValue: { values } } } });
}

/** @returns microseconds of the server's CPU per response. */
async function responseTime(instance: Instance): Promise<number> {
  const before = await instance.cpu();
  await instance.load(PATH, CALLS);
  return ((await instance.cpu()) - before) / CALLS;
}

const warm: Benchmark = {
  name: 'A warm response with the featured list',
  unit: 'µs of the server’s CPU',
  rounds: 7,
  sides: {
    'a plain Node server': () => responseTime(plain),
    'the function': () => responseTime(ours),
  },
  begin: async () => {
    buildFunctions();
    const list = firestoreList();
    database = createServer((_request, response) => response.end(list)).listen(0, '127.0.0.1');
    await once(database, 'listening');
    ours = await startInstance([FUNCTIONS, 'stories'], {
      FUNCTION_TARGET: 'stories',
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${(database.address() as AddressInfo).port}`,
      STORY_LIST_SECONDS: '20',
    });
    writeList(await ours.load(PATH, CALLS));
    plain = await startInstance(['plain', LIST_FILE]);
    await plain.load(PATH, CALLS);
  },
  end: async () => {
    await ours?.stop();
    await plain?.stop();
    database?.close();
  },
  note: `${CALLS} responses a round over ${CONNECTIONS} keep-alive connections, after as many to warm up.`,
  goals: [{ side: 'the function', atMost: 3, times: 'a plain Node server' }],
};

export default [start, warm] satisfies Benchmark[];
