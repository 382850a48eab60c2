/** CPU time of a function instance: until it listens, and for a warm response, each compared with a plain Node server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildFunctions } from '../local/build.ts';
import { LOCAL_DATA } from '../local/paths.ts';
import { curatedSources } from '../seed/sources.ts';
import type { Benchmark } from './frame.ts';
import { type Instance, OUR_INDEX, startInstance } from './functions/processes.ts';

const FOLDER = join(LOCAL_DATA, 'bench');
const BYTES = join(FOLDER, 'featured.json');

/** @returns milliseconds of CPU until it listens. */
async function starting(args: readonly [string, string], environment: Record<string, string> = {}): Promise<number> {
  const instance = await startInstance(args, environment);
  await instance.stop();
  return instance.startCpu / 1000;
}

const ourFunction = (name: string) => () => starting([OUR_INDEX, name], { FUNCTION_TARGET: name });

const start: Benchmark = {
  name: 'Start of an instance until it listens',
  unit: 'ms of CPU',
  rounds: 7,
  sides: {
    'a plain Node server': () => starting(['bare', BYTES]),
    stories: ourFunction('stories'),
    generateStory: ourFunction('generateStory'),
    pushTask: ourFunction('pushTask'),
  },
  begin: async () => {
    buildFunctions();
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(BYTES, '[]');
  },
  note: 'Process, Express and our index. The platform adds the start of its container.',
};

const CALLS = 3000;
const PATH = '/api/stories/featured';
let database: ReturnType<typeof createServer> | undefined;
let ours: Instance;
let bare: Instance;

/** The seed's list in the format of Firestore's REST API. */
function restList(): string {
  const text = (stringValue: string) => ({ stringValue });
  const values = curatedSources()
    .filter(({ published }) => published)
    .map(({ id, slug, title, description, category, cover, rating, readingTime }) => ({
      mapValue: {
        fields: {
          ...{ slug: text(slug), title: text(title), description: text(description), category: text(category) },
          ...{ imageUrl: text(`/images/curated/${slug}/cover.svg`), imageAlt: text(cover) },
          ...{ id: { integerValue: String(id) }, rating: { doubleValue: rating }, readingTime: { integerValue: String(readingTime) } },
        },
      },
    }));
  return JSON.stringify({ fields: { stories: { arrayValue: { values } } } });
}

/** @returns microseconds of the server's CPU per response. */
async function answering(instance: Instance): Promise<number> {
  const before = await instance.cpu();
  await instance.load(PATH, CALLS);
  return ((await instance.cpu()) - before) / CALLS;
}

const warm: Benchmark = {
  name: 'A warm response with the featured list',
  unit: 'µs of the server’s CPU',
  rounds: 7,
  sides: {
    'a plain Node server': () => answering(bare),
    'the function': () => answering(ours),
  },
  begin: async () => {
    buildFunctions();
    const list = restList();
    const rest = createServer((_request, response) => response.end(list));
    database = rest;
    await new Promise<void>((resolve) => rest.listen(0, '127.0.0.1', resolve));
    ours = await startInstance([OUR_INDEX, 'stories'], {
      FUNCTION_TARGET: 'stories',
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${(rest.address() as AddressInfo).port}`,
      STORY_LIST_SECONDS: '20',
    });
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(BYTES, await ours.load(PATH, CALLS));
    bare = await startInstance(['bare', BYTES]);
    await bare.load(PATH, CALLS);
  },
  end: async () => {
    await ours?.stop();
    await bare?.stop();
    database?.close();
  },
  note: `${CALLS} responses a round over eight keep-alive connections, after as many to warm up.`,
  goals: [{ side: 'the function', atMost: 3, times: 'a plain Node server' }],
};

export default [start, warm] satisfies Benchmark[];
