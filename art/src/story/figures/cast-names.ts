/** The kinds that a story's figures are drawn as. */
import type { FigureKind, StoryPicture } from '@tuckaway/domain';
import type { KindName } from '../../creatures/kinds.ts';
import { kindName } from '../../creatures/names.ts';

const PEOPLE: readonly FigureKind[] = ['child', 'sibling', 'adult', 'person', 'woman', 'man'];

/** Null for people. */
export function kindOfFigure(who: FigureKind, animal: KindName): KindName | null {
  if (who === 'animal') return animal;
  if (who === 'friend') return 'cloak';
  return PEOPLE.includes(who) ? null : kindName(who);
}

/** All kinds in a picture, each once; none for a cover whose animal is not known yet. */
export function castNames({ scene, animal, page }: StoryPicture): KindName[] {
  if (page === null) return animal.trim() === '' ? [] : [kindName(animal)];
  const names = scene.figures.map(({ who }) => kindOfFigure(who, kindName(animal)));
  return [...new Set(names.filter((name) => name !== null))];
}
