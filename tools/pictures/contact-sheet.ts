/** `npm run contact-sheet`: draws the art kit's pictures into .local-data/contact-sheet, with a page that shows them, and prints their sizes. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  animalPortrait,
  appIconSvg,
  COVERS,
  coverSvg,
  EMPTY_KINDS,
  emptyStateSvg,
  knownAnimals,
  PLACES,
  sceneSvg,
  settingIconSvg,
  storyPicture,
} from '../../art/src/kit.ts';
import {
  APPEARANCE,
  type ChildAppearance,
  coverPicture,
  EMOTIONS,
  POSES,
  pagePicture,
  parseScene,
  SCENE_PLACES,
} from '../../domain/src/index.ts';
import { LOCAL_DATA } from '../local/paths.ts';
import { curatedSources } from '../seed/sources.ts';
import { createStoryteller } from '../storyteller/engine/storyteller.ts';
import { curatedPictures } from './curated-pictures.ts';

/** Name, SVG, and its size on the page in CSS pixels. */
type Picture = readonly [name: string, svg: string, width: number, height: number];

const OUT = join(LOCAL_DATA, 'contact-sheet');
const MOODS = ['calm', 'cozy', 'funny', 'sleepy', 'silly'] as const;
const FEELINGS = ['cozy', 'curious', 'worried', 'surprised', 'proud', 'sulky', 'calm', 'sleepy', 'funny', 'silly'] as const;
const mood = (index: number) => MOODS[index % MOODS.length] ?? 'calm';

/** Covers and places are shown with changing animals and moods. */
function coverOfStory(cover: (typeof COVERS)[number], index: number): Picture {
  const place = PLACES[index * 3] ?? 'meadow';
  const animal = knownAnimals[index * 9 + 3] ?? 'cat';
  return [`${cover} for ${place}`, sceneSvg({ place, animal, mood: mood(index), seed: `story ${index}`, cover }), 400, 300];
}

function placeWithAnimals(place: (typeof PLACES)[number], index: number): Picture[] {
  const animals = ['fox', 'elephant', 'whale', 'owl', 'turtle', 'cat'].slice(index % 3, (index % 3) + 2);
  return animals.map((animal, at) => [
    `${place}, ${animal}`,
    sceneSvg({ place, animal, mood: mood(index + at), seed: `sheet ${at}` }),
    560,
    420,
  ]);
}

/** A family's story from the local storyteller: its cover and its pages. */
function familyStory(place: (typeof PLACES)[number], index: number): Picture[] {
  const [animal, cover] = [['fox', 'whale', 'owl', 'elephant', 'rabbit'][index % 5] ?? 'fox', COVERS[index % COVERS.length] ?? 'moon'];
  const tone = mood(index);
  const others = ['{child2}', '{child3}'].slice(0, index % 3);
  const { title, pages } = createStoryteller('contact sheet')({ animal, setting: place, tone, words: 400, others });
  const story = { id: `contact-sheet-${index}`, storySetting: place, storyTone: tone, favoriteAnimal: animal, coverImage: cover };
  const drawn = [coverPicture(story), ...pages.map(({ scene }, page) => pagePicture(story, scene, page, [], pages.length))].map((picture) =>
    storyPicture(picture),
  );
  return drawn.map(({ svg, alt }, page) => [`${title}, ${page === 0 ? 'cover' : `page ${page}`}: ${alt}`, svg, 400, 300]);
}

const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** One of many children, all different: every skin tone, hair style and aid is among 24. */
function lookOf(index: number): ChildAppearance {
  return {
    ...{
      skin: nth(APPEARANCE.skin, index * 3),
      hair: nth(APPEARANCE.hair, index * 5 + 3),
      hairColor: nth(APPEARANCE.hairColor, index + (index >> 2)),
    },
    clothes: nth(APPEARANCE.clothes, index * 3 + 1),
    ...(index % 3 === 1 && { glasses: nth(APPEARANCE.glasses, index) }),
    ...(index % 5 === 2 && { hearingAid: nth(APPEARANCE.hearingAid, index) }),
    ...(index % 4 === 3 && { wheelchair: nth(APPEARANCE.wheelchair, index) }),
  };
}

/** A described child in one pose and feeling after the other, sometimes with a sibling or a grown-up. */
function describedChild(times: readonly string[], index: number): Picture {
  const pose = nth(POSES, index);
  const company = index % 4 === 0 ? [{ who: 'sibling' }] : index % 6 === 1 ? [{ who: 'adult' }] : [];
  const place = nth(SCENE_PLACES, index * 4 + 1);
  const scene = parseScene({
    ...{ place, space: index % 3 === 2 ? 'inside' : 'outside', view: nth(['wide', 'near', 'detail'], index + (index >> 2)) },
    ...{ time: nth(times, index), objects: pose === 'hold' ? [{ kind: 'lantern', count: 1 }] : [], focus: 'child' },
    figures: [
      { who: 'child', pose, emotion: pose === 'sleep' ? 'asleep' : nth(EMOTIONS, index * 3 + (index >> 3)) },
      { who: 'animal', side: 'right' },
      ...company,
    ],
  });
  const story = { id: `described-${index}`, storySetting: 'meadow', storyTone: 'cozy', coverImage: nth(COVERS, index) } as const;
  const picture = pagePicture({ ...story, favoriteAnimal: nth(['fox', 'owl', 'bear', 'rabbit'], index) }, scene, 2, [
    lookOf(index),
    lookOf(index + 11),
  ]);
  const { svg, alt } = storyPicture(picture);
  return [`${pose}: ${alt}`, svg, 360, 240];
}

const DESCRIBED = Array.from({ length: 24 }, (_child, index) => index);

const SECTIONS: Readonly<Record<string, readonly Picture[]>> = {
  Covers: COVERS.map((cover) => [cover, coverSvg(cover), 640, 480]),
  'Covers at 120 px': COVERS.map((cover) => [cover, coverSvg(cover), 120, 90]),
  'Covers of stories': COVERS.map(coverOfStory),
  Places: PLACES.flatMap(placeWithAnimals),
  ...Object.fromEntries(
    curatedSources().map((source) => [
      `${source.title}, page by page`,
      curatedPictures(source).map(({ url, alt, draw }): Picture => [`${url.replace(/.*\//, '')}: ${alt}`, draw(), 400, 320]),
    ]),
  ),
  'Stories of families, page by page': PLACES.flatMap(familyStory),
  'Described children by day': DESCRIBED.map((index) => describedChild(['morning', 'day', 'afternoon'], index)),
  'Described children at night': DESCRIBED.map((index) => describedChild(['evening', 'night', 'late-night'], index + DESCRIBED.length)),
  'Share images': PLACES.map((place) => [place, sceneSvg({ place, animal: 'bear', seed: 'p' }, { width: 1200, height: 630 }), 600, 315]),
  Animals: [...knownAnimals, 'unknown animal'].map((animal) => [animal, animalPortrait(animal), 120, 120]),
  'Feelings of animals': ['fox', 'elephant', 'owl', 'pangolin', 'octopus'].flatMap((animal) =>
    FEELINGS.map((feeling): Picture => [`${animal}, ${feeling}`, animalPortrait(animal, feeling), 120, 120]),
  ),
  'Setting icons': PLACES.map((place) => [place, settingIconSvg(place), 96, 96]),
  'App icons': [512, 192, 64, 32].flatMap((px): Picture[] => [
    [`icon ${px}`, appIconSvg(), px, px],
    [`maskable ${px}`, appIconSvg({ maskable: true }), px, px],
  ]),
  'Empty states': EMPTY_KINDS.map((kind) => [kind, emptyStateSvg(kind), 480, 360]),
};

rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const sizes: { name: string; kilobytes: number }[] = [];

function figure([name, svg, width, height]: Picture): string {
  const file = `${sizes.length}.svg`;
  const kilobytes = gzipSync(svg).length / 1024;
  sizes.push({ name, kilobytes });
  writeFileSync(join(OUT, file), svg);
  return `<figure><img src="${file}" width="${width}" height="${height}" loading="lazy" alt=""><figcaption>${name} · ${kilobytes.toFixed(1)} KB</figcaption></figure>`;
}

const sections = Object.entries(SECTIONS).map(([title, pictures]) => `<h2>${title}</h2><div>${pictures.map(figure).join('')}</div>`);
const style =
  'body{margin:24px;background:#12112a;color:#d8c3e6;font:13px system-ui}h2{font-weight:500}figure{display:inline-table;width:0;margin:6px}img{display:block}figcaption{opacity:.7;padding:2px 0 8px}';
writeFileSync(
  join(OUT, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>\n${sections.join('\n')}`,
);
sizes.sort((one, other) => other.kilobytes - one.kilobytes);
const largest = sizes.slice(0, 3).map(({ name, kilobytes }) => `${name} ${kilobytes.toFixed(1)} KB`);
console.log(
  `${sizes.length} pictures. The largest (gzip): ${largest.join(', ')}. Median: ${sizes[sizes.length >> 1]?.kilobytes.toFixed(1)} KB.`,
);
