/** The colors of one child, as chosen or as suits what was chosen. */
import type { ChildAppearance, FigureState } from '@tuckaway/domain';
import { CLOTHES, HAIR, type PersonColors, personColors, SKIN } from '../people/colors.ts';
import { stained } from '../story/figures/stains.ts';

export type ChildColors = PersonColors;

/** @param clothes the color that the child has in this story, unless the family chose one. */
export function childColors(
  { skin = 'medium', hairColor = 'dark-brown', clothes: chosen }: ChildAppearance,
  clothes: string,
  state?: FigureState,
): ChildColors {
  const worn = chosen ? stained(CLOTHES[chosen], state) : clothes;
  return personColors(SKIN[skin], HAIR[hairColor], worn, stained(chosen === 'blue' || chosen === 'purple' ? '#6b5568' : '#4b5682', state));
}
