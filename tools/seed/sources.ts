/** Reads what the seed is made from: the curated stories and the families' own, as people write them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CoverImage, StoryLength, StorySetting, StoryTone } from '../../domain/src/index.ts';
import type { PageScene, Player } from '../../web/src/art/index.ts';
import { ROOT } from '../local/paths.ts';

export interface CuratedSource {
  /** Missing in the draft: publishing gives it one. */
  id?: number;
  slug: string;
  title: string;
  description: string;
  category: string;
  tone: StoryTone;
  setting: StorySetting;
  animal: string;
  rating: number;
  readingTime: number;
  published: boolean;
  /** What the cover shows, in words; and as it is drawn. */
  cover: string;
  coverScene: PageScene;
  /** Who is in the story: the same on each of its pages. */
  players: Record<string, Player>;
  pages: CuratedPage[];
}

export interface CuratedPage {
  text: string;
  /** What the page's picture shows: the words for those who cannot see it, unless its scene has others. */
  picture: string;
  scene: PageScene;
}

export interface OwnSource {
  owner: string;
  id: string;
  title: string;
  childName: string;
  favoriteAnimal: string;
  storySetting: StorySetting;
  storyLength: StoryLength;
  storyTone: StoryTone;
  coverImage: CoverImage;
  favorite: boolean;
  createdAt: string;
  /** What a next episode has to know, with a placeholder for the child's name. */
  recap: string;
  cast: string[];
  text: string;
}

const FOLDER = join(ROOT, 'tools', 'seed');

/** The curated stories in the order of their file names, the draft last. */
export function curatedSources(): CuratedSource[] {
  const folder = join(FOLDER, 'curated');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => parse(readFileSync(join(folder, name), 'utf8')) as CuratedSource);
}

export function ownSources(): OwnSource[] {
  return parse(readFileSync(join(FOLDER, 'own-stories.yaml'), 'utf8')) as OwnSource[];
}
