/** Pictures of a family's story: how long a page takes to compose beside a cover, how many bytes it has, and how much of the kit it loads. */
import { gzipSync } from 'node:zlib';
import { drawStoryPicture } from '../../art/src/index.ts';
import { knownAnimals, PLACES, storyPicture } from '../../art/src/kit.ts';
import { COVER_IDS, coverPicture, pagePicture, STORY_TONES, type StoryPicture } from '../../domain/src/index.ts';
import { createStoryteller } from '../storyteller/engine/storyteller.ts';
import { loadedByPicture, wholeKit } from '../weigh/kit.ts';
import { gzipSum, readManifest } from '../weigh/routes.ts';
import { deployedBuild } from './builds.ts';
import { type Benchmark, median } from './frame.ts';

/** Each place twice, with other animals, moods, covers and families. */
const STORIES = 40;

interface Drawn {
  cover: StoryPicture;
  pages: readonly StoryPicture[];
}

function stories(): Drawn[] {
  return Array.from({ length: STORIES }, (_, nth) => {
    const setting = PLACES[nth % PLACES.length] ?? 'meadow';
    const animal = knownAnimals[(nth * 7) % knownAnimals.length] ?? 'fox';
    const { id: tone = 'calm' } = STORY_TONES[nth % STORY_TONES.length] ?? {};
    const others = ['{child2}', '{child3}'].slice(0, nth % 3);
    const { pages } = createStoryteller(`bench ${nth}`)({ animal, setting, tone, words: 400, others });
    const coverImage = COVER_IDS[nth % COVER_IDS.length];
    const story = { id: `bench-${nth}`, storySetting: setting, storyTone: tone, favoriteAnimal: animal, coverImage };
    return {
      cover: coverPicture(story),
      // One with curls and glasses, because a described child takes the most.
      pages: pages.map(({ scene }, index) =>
        pagePicture(story, scene, index, nth % 2 === 0 ? [{ skin: 'medium', hair: 'curly', glasses: 'round' }] : [], pages.length),
      ),
    };
  });
}

const drawn = stories();
const covers = drawn.map(({ cover }) => cover);
const pages = drawn.flatMap((story) => story.pages);
/** As many as covers, each of another story and mostly at another point of it. */
const somePages = drawn.flatMap((story, nth) => story.pages[nth % story.pages.length] ?? []);

/** @returns milliseconds for one picture. */
async function timeOf(pictures: readonly StoryPicture[]): Promise<number> {
  const start = performance.now();
  for (const picture of pictures) await drawStoryPicture(picture);
  return (performance.now() - start) / pictures.length;
}

const time: Benchmark = {
  name: 'Composing a picture',
  unit: `ms, mean of ${STORIES} stories`,
  rounds: 40,
  // The first rounds would measure the compiler.
  begin: async () => {
    for (let round = 0; round < 5; round += 1) await timeOf([...covers, ...somePages]);
  },
  sides: { cover: () => timeOf(covers), page: () => timeOf(somePages) },
  goals: [{ side: 'page', atMost: 3, times: 'cover' }],
};

function bytes(): Record<string, number> {
  const sizes = pages.map((picture) => gzipSync(storyPicture(picture).svg).length / 1024);
  return { 'a page, KB of gzip, median': median(sizes), 'a page, KB of gzip, largest': Math.max(...sizes) };
}

const size: Benchmark = {
  name: 'Bytes of a page’s picture',
  unit: `KB (1,024 bytes), ${pages.length} pages`,
  rounds: 1,
  sides: { ours: bytes },
  goals: [{ figure: 'a page, KB of gzip, largest', side: 'ours', atMost: 12 }],
};

function kit(): Record<string, number> {
  const folder = deployedBuild();
  const manifest = readManifest(folder);
  const kilobytes = (files: readonly string[]): number => gzipSum(folder, files) / 1000;
  const loaded = pages.map((picture) => kilobytes(loadedByPicture(manifest, picture)));
  const whole = kilobytes(wholeKit(manifest));
  return {
    'the whole kit, KB of gzip': whole,
    'for a page, KB of gzip, median': median(loaded),
    'for a page, KB of gzip, largest': Math.max(...loaded),
    'for a page, share of the kit, median': median(loaded) / whole,
  };
}

const code: Benchmark = {
  name: 'Code of the kit',
  unit: 'KB (1,000 bytes)',
  rounds: 1,
  sides: { ours: kit },
  note: 'A page loads its place and the families of creatures in it; what the reader itself has loaded before is not counted.',
  goals: [{ figure: 'for a page, share of the kit, median', side: 'ours', atMost: 0.5 }],
};

export default [time, size, code] satisfies Benchmark[];
