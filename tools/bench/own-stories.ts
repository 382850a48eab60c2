/** Our own stories, as texts to measure: curated ones, and those of the local storyteller. */
import { AGE_BANDS, STORY_SETTINGS, STORY_TONES } from '../../domain/src/index.ts';
import type { ToldStory } from '../marks/read-answers.ts';
import { curatedSources } from '../seed/sources.ts';
import { createStoryteller } from '../storyteller/engine/storyteller.ts';

const ANIMALS = ['fox', 'whale', 'owl', 'snail', 'elephant', 'mouse', 'bat', 'octopus', 'tortoise', 'bear'];
const WORDS = [200, 400, 600];

/** Stories that are not drafts. */
export function curatedStories(): ToldStory[] {
  return curatedSources()
    .filter(({ unpublished }) => !unpublished)
    .map(({ title, tone, age, pages }) => ({ title, mood: tone, pages: pages.map(({ text }) => text.trim()), ...(age && { age }) }));
}

/** Stories of all places, moods, lengths and ages in turn. The same seed gives the same ones. */
export function arcStories(seed: string, count: number): ToldStory[] {
  const tell = createStoryteller(seed);
  return Array.from({ length: count }, (_, index) => {
    const age = turn(AGE_BANDS, index + Math.floor(index / 60));
    const mood = turn(STORY_TONES, index + Math.floor(index / 20)).id;
    const { title, pages } = tell({
      animal: turn(ANIMALS, index + Math.floor(index / 10)),
      setting: turn(STORY_SETTINGS, index).id,
      tone: mood,
      words: turn(WORDS, index + Math.floor(index / 20)),
      age,
    });
    return { title, pages: pages.map(({ text }) => text), age, mood };
  });
}

function turn<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
