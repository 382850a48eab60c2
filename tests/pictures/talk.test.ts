/** “Talk together” in stories of the local storyteller: each picture shows who and what its question is about, and as often as it can be counted. */
import { expect, test } from 'vitest';
import { aboutAnimal } from '../../art/src/index.ts';
import { knownAnimals, PLACES, storyPicture } from '../../art/src/kit.ts';
import { AGE_BANDS, COVER_IDS, generatedTalk, NO_CAST, pagePicture, STORY_TONES, talkAnimal } from '../../domain/src/index.ts';
import { createStoryteller } from '../../tools/storyteller/engine/storyteller.ts';
import { LONG, SEED } from '../long.ts';
import { measure } from './support/measure.ts';
import { freeRasters } from './support/raster.ts';
import { markOf } from './support/story-page.ts';

const STORIES = LONG ? 300 : 6;
/** Pixels of a picture 300 wide: on a phone, a thing as large as two letters of the text. */
const SMALLEST = { thing: 60, figure: 200 };
/** At least this share of what is counted is in front of everything. */
const COUNTED = 0.6;

const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** Null for a story without a question. */
async function faultsOf(index: number): Promise<string[] | null> {
  const [setting, animal, age] = [nth(PLACES, index + SEED), nth(knownAnimals, index * 11 + SEED), nth(AGE_BANDS, index >> 1)];
  const { id: tone } = nth(STORY_TONES, index);
  const others = ['{child2}'].slice(0, index % 2);
  const { pages, cast } = createStoryteller(`talk ${SEED} ${index}`)({ animal, setting, tone, words: 400, age, others });
  const about = await aboutAnimal(animal);
  const text = pages.map((page) => page.text).join('\n');
  const named = talkAnimal({ read: about.read, drawn: about.name, cast, children: ['Mia', 'Leo'], text });
  const id = `talk-${SEED}-${index}`;
  const scenes = pages.map(({ scene }) => scene);
  const { picture } = generatedTalk({ id, storyTone: tone, childName: 'Mia', siblings: ['Leo'], scenes, cast: NO_CAST }, named);
  if (picture === null) return null;
  const { page, ask, about: names } = picture;
  const story = { id, storySetting: setting, storyTone: tone, favoriteAnimal: animal, coverImage: nth(COVER_IDS, index) };
  const drawn = pagePicture(story, nth(scenes, page), page, [], pages.length);
  const marks = new Map(names.map((name) => [name, markOf(name, drawn)]));
  const all = measure(storyPicture(drawn, { width: 960, height: 640, marks: true }).svg, (what) => [...marks.values()].includes(what));
  await freeRasters();
  return [...marks].flatMap(([name, mark]) => {
    const found = all.filter(({ what }) => what === mark);
    const count = drawn.scene.staging.things.find(({ thing }) => thing === name)?.count;
    if (ask.startsWith('How many '))
      return found.filter(({ shown }) => shown >= COUNTED).length === count ? [] : [`${id}, ${page}: ${ask}`];
    const least = found.some(({ face }) => face !== null) ? SMALLEST.figure : SMALLEST.thing;
    return found.some(({ seen }) => seen.size >= least) ? [] : [`${id}, page ${page}: ${ask} ${name} is not seen`];
  });
}

test(`${STORIES} generated stories ask for nothing that is not drawn, and nearly all ask (seed ${SEED})`, {
  timeout: 30 * 60_000,
}, async () => {
  const faults: (string[] | null)[] = [];
  for (let index = 0; index < STORIES; index++) faults.push(await faultsOf(index));
  expect(faults.flatMap((found) => found ?? [])).toEqual([]);
  expect(faults.filter((found) => found === null).length).toBeLessThanOrEqual(STORIES * 0.05);
});
