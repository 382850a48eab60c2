/** The texts that the lab is tried on: curated stories, their spoiled copies, and stories of the local storyteller. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { AGE_BANDS, countWords, STORY_SETTINGS, STORY_TONES } from '../../domain/src/index.ts';
import { createStoryteller } from '../storyteller/engine/storyteller.ts';
import type { LabStory } from './story.ts';

export interface Curated extends LabStory {
  slug: string;
  /** Its number in content/curated; the spoiled copies of even ones are held out. */
  number: number;
}

export interface Spoiled extends LabStory {
  slug: string;
  kind: string;
  isHeldOut: boolean;
}

const CURATED = new URL('../../content/curated/', import.meta.url);
const SPOILED = new URL('../../tests/fixtures/spoiled-stories/', import.meta.url);
const EARLIER = new URL('../../tests/fixtures/plot-mode-stories.json', import.meta.url);
const ANIMALS = ['fox', 'whale', 'owl', 'snail', 'elephant', 'mouse', 'bat', 'octopus', 'tortoise', 'bear'];
const WORDS = [200, 400, 600];

/** Stories that are not drafts. */
export function curatedStories(): Curated[] {
  return readdirSync(CURATED)
    .filter((name) => /^\d/u.test(name))
    .map((name) => {
      const { slug, title, tone, age, pages } = parse(readFileSync(new URL(name, CURATED), 'utf8'));
      const texts = pages.map(({ text }: { text: string }) => text.trim());
      return { slug, title, mood: tone, number: Number.parseInt(name, 10), pages: texts, ...(age ? { age } : {}) };
    });
}

/** The copies have the titles and moods of their originals. */
export function spoiledStories(): Spoiled[] {
  const originals = new Map(curatedStories().map((story) => [story.slug, story]));
  return readdirSync(SPOILED)
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) => {
      const { story: slug, spoiled } = parse(readFileSync(new URL(name, SPOILED), 'utf8'));
      const { title, mood, number } = originals.get(slug) as Curated;
      return spoiled.map(({ kind, pages }: { kind: string; pages: string[] }) => ({
        slug,
        kind,
        title,
        mood,
        pages,
        isHeldOut: number % 2 === 0,
      }));
    });
}

/** Stories of all places, moods, lengths and ages in turn. The same seed gives the same ones. */
export function arcStories(seed: string, count: number): LabStory[] {
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

/** A story of the local storyteller with the mood and about the length of another. */
export function arcLike(other: LabStory, seed: string, count: number): LabStory[] {
  const tell = createStoryteller(seed);
  const words = countWords(other.pages.join(' '));
  return Array.from({ length: count }, (_, index) => {
    const setting = turn(STORY_SETTINGS, index * 7 + words).id;
    const { title, pages } = tell({ animal: turn(ANIMALS, index * 3 + words), setting, tone: other.mood ?? 'cozy', words });
    return { title, pages: pages.map(({ text }) => text), ...(other.mood ? { mood: other.mood } : {}) };
  });
}

/** Stories of earlier versions of the local storyteller, by batch. */
export function earlierStories(): Record<string, LabStory[]> {
  const { batches } = JSON.parse(readFileSync(EARLIER, 'utf8')) as {
    batches: { name: string; stories: { title: string; tone: string; paragraphs: string[] }[] }[];
  };
  return Object.fromEntries(
    batches.map(({ name, stories }) => [name, stories.map(({ title, tone, paragraphs }) => ({ title, mood: tone, pages: paragraphs }))]),
  );
}

function turn<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}
