/** Divides a told story into pages, each with a scene in the product's vocabulary. */
import { type FamilyPage, inferScenes, type Scene, textsOfPages } from '../../../domain/src/index.ts';
import { describeAnimal } from './animal.ts';
import { LONG, MEDIUM } from './sheets.ts';
import type { Story, StoryOrder } from './storyteller.ts';

/** As many pages as the function asks a model for. */
const MOST_PAGES = { short: 6, medium: 9, long: 12 };

export function pagesOf(
  { paragraphs, name }: Pick<Story, 'paragraphs' | 'name'>,
  { animal, setting, words, others }: StoryOrder,
): FamilyPage[] {
  const texts = textsOfPages(paragraphs, words >= LONG ? MOST_PAGES.long : words >= MEDIUM ? MOST_PAGES.medium : MOST_PAGES.short);
  const { kind, the } = describeAnimal(animal);
  // The arc calls the animal by its name, which a scene does not know.
  const known = texts.map((text) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'gu'), the));
  const scenes = inferScenes(known, { storySetting: setting, favoriteAnimal: kind, childName: '{child}', siblings: others });
  return texts.map((text, index) => ({ text, scene: scenes[index] as Scene }));
}
