/** What an instance costs before its first answer, and what a warm answer costs, beside an obvious index and a bare server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildFunctions } from '../local/build.ts';
import { LOCAL_DATA } from '../local/paths.ts';
import { curatedSources } from '../seed/sources.ts';
import type { Benchmark } from './frame.ts';
import { buildObviousIndex, type Instance, OBVIOUS_INDEX, OUR_INDEX, startInstance } from './functions/processes.ts';

/** Milliseconds of CPU until it listens. */
async function starting(index: string, name: string): Promise<number> {
  const instance = await startInstance([index, name], { FUNCTION_TARGET: name });
  await instance.stop();
  return instance.startCpu / 1000;
}

const build = async () => {
  buildFunctions();
  await buildObviousIndex();
};

const start: Benchmark = {
  name: 'An instance from the start of its process until it listens',
  unit: 'ms of CPU; goal: at most 0.4 times the obvious index',
  rounds: 7,
  sides: {
    'obvious single index': () => starting(OBVIOUS_INDEX, 'stories'),
    'our index, for stories': () => starting(OUR_INDEX, 'stories'),
    'our index, for generateStory': () => starting(OUR_INDEX, 'generateStory'),
    'our index, for pushTask': () => starting(OUR_INDEX, 'pushTask'),
  },
  begin: build,
  note: 'Process, Express and index; both indexes are bundled, npm packages outside. The platform adds its container’s own start.',
};

// ── a warm answer ─────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const CALLS = 3000;
const PATH = '/api/stories/featured';
let database: ReturnType<typeof createServer> | undefined;
let ours: Instance;
let bare: Instance;

/** The seed's list, as Firestore's REST interface has it. */
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

/** Microseconds of the server's CPU for an answer. */
async function answering(instance: Instance): Promise<number> {
  const before = await instance.cpu();
  await instance.load(PATH, CALLS);
  return ((await instance.cpu()) - before) / CALLS;
}

const warm: Benchmark = {
  name: 'A warm answer with the featured list',
  unit: 'µs of the server’s CPU; goal: at most 3 times a bare server',
  rounds: 7,
  sides: {
    'a bare Node server with the same bytes': () => answering(bare),
    'the function, as the platform runs it': () => answering(ours),
  },
  begin: async () => {
    await build();
    const list = restList();
    const rest = createServer((_request, response) => response.end(list));
    database = rest;
    await new Promise<void>((resolve) => rest.listen(0, '127.0.0.1', resolve));
    ours = await startInstance([OUR_INDEX, 'stories'], {
      FUNCTION_TARGET: 'stories',
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${(rest.address() as AddressInfo).port}`,
      STORY_LIST_SECONDS: '20',
    });
    const bytes = join(LOCAL_DATA, 'bench', 'featured.json');
    mkdirSync(join(LOCAL_DATA, 'bench'), { recursive: true });
    writeFileSync(bytes, await ours.load(PATH, CALLS));
    bare = await startInstance(['bare', bytes]);
    await bare.load(PATH, CALLS);
  },
  end: async () => {
    await ours?.stop();
    await bare?.stop();
    database?.close();
  },
  note: `${CALLS} answers a round over eight kept connections, after as many to warm up. Express is in ours, since it is in production; the readings that the copy needs are too.`,
};

export default [start, warm] satisfies Benchmark[];
