/** The paper that described children are cut from. */
import type { ChildAppearance, ClothesColor, FigureState, HairColor, SkinTone } from '@tuckaway/domain';
import { darken, mix } from '../color.ts';
import { stained } from '../story/figures/stains.ts';

export const SKIN: Record<SkinTone, string> = {
  'very-light': '#f9d8c2',
  light: '#f2c9a8',
  'medium-light': '#e2ad83',
  olive: '#c9a26e',
  medium: '#b97f52',
  'medium-dark': '#98633f',
  dark: '#7b4e34',
  'very-dark': '#603d2b',
};

const HAIR: Record<HairColor, string> = {
  black: '#2d2530',
  'dark-brown': '#4a3129',
  brown: '#70482f',
  'light-brown': '#9a6c43',
  red: '#b8582f',
  blond: '#d8a656',
  'light-blond': '#ecd392',
};

export const CLOTHES: Record<ClothesColor, string> = {
  red: '#c9604c',
  orange: '#dd8748',
  yellow: '#dfb049',
  green: '#5f8f5a',
  teal: '#3f8f94',
  blue: '#4f77b0',
  purple: '#7a64b0',
  pink: '#c9739b',
};

/** The colors of one child, as chosen or as suits what was chosen. */
export interface ChildColors {
  skin: string;
  /** Lines of the face: as clear on dark skin as on light. */
  ink: string;
  blush: string;
  lips: string;
  hair: string;
  brow: string;
  clothes: string;
  trousers: string;
  /** A headscarf's or a patka's cloth: of another shade than the clothes. */
  cloth: string;
  frames: string;
}

/** Skin from this one on is so dark that frames of glasses have to be bright. */
const BRIGHT_FRAMES: readonly (SkinTone | undefined)[] = ['medium', 'medium-dark', 'dark', 'very-dark'];

/** @param clothes the color that the child has in this story, unless the family chose one. */
export function childColors(
  { skin = 'medium', hairColor = 'dark-brown', clothes: chosen }: ChildAppearance,
  clothes: string,
  state?: FigureState,
): ChildColors {
  const tone = SKIN[skin];
  const hair = HAIR[hairColor];
  const worn = chosen ? stained(CLOTHES[chosen], state) : clothes;
  const isDeep = skin === 'dark' || skin === 'very-dark';
  const ink = mix(tone, '#14080e', isDeep ? 0.9 : 0.76);
  return {
    skin: tone,
    ink,
    blush: mix(tone, '#d9583f', isDeep ? 0.24 : 0.36),
    lips: mix(tone, '#b8505a', 0.5),
    hair,
    brow: mix(hair, ink, 0.6),
    clothes: worn,
    trousers: stained(chosen === 'blue' || chosen === 'purple' ? '#6b5568' : '#4b5682', state),
    cloth: mix(darken(worn, 0.1), '#f3e6d4', 0.42),
    frames: BRIGHT_FRAMES.includes(skin) ? '#f2cf86' : '#3a3358',
  };
}
