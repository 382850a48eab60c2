/** Reads the sources of the seed: the curated stories and the families' own. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { PageScene, Player } from '../../art/src/kit.ts';
import type { AgeBand, CoverImage, StoryLength, StorySetting, StoryTone } from '../../domain/src/index.ts';
import { ROOT } from '../local/paths.ts';

export interface CuratedSource {
  /** Missing in the draft, because publishing assigns it. */
  id?: number;
  slug: string;
  title: string;
  description: string;
  category: string;
  /** The default band where missing. */
  age?: AgeBand;
  tone: StoryTone;
  setting: StorySetting;
  animal: string;
  rating: number;
  readingTime: number;
  published: boolean;
  /** Who made the words and the pictures. For the record: every curated story is shown with the label of decision P18. */
  credits?: string;
  /** Describes the cover. */
  cover: string;
  coverScene: PageScene;
  /** The story's characters, the same on every page. */
  players: Record<string, Player>;
  pages: CuratedPage[];
}

export interface CuratedPage {
  text: string;
  /** What the text says there is, and how often (0: not there), written before the drawing. */
  visible?: Record<string, number>;
  /** Who rides, stands or sits on what. */
  on?: Record<string, string>;
  /** Who hugs, holds, peeks or lies under a blanket with others: these may cover each other, but no face. */
  close?: string[];
  /** The light that the text speaks of. */
  light?: 'dark' | 'bright';
  /** The picture's text alternative, unless its scene has one. */
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
  /** For the next episode, with a placeholder for the child's name. */
  recap: string;
  cast: string[];
  /** Stored without pages, as by versions that had none. */
  earlierVersion?: true;
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
