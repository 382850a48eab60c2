/** The paper that people are cut from. */
import type { ClothesColor, HairColor, SkinTone } from '@tuckaway/domain';
import { darken, mix } from '../paper/color.ts';

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

export const HAIR: Record<HairColor, string> = {
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

/** Of someone whose looks nobody chose: plain paper, no one's skin. */
export const PAPER_SKIN = '#e9c7a0';
export const PAPER_HAIR = ['#6f4a3a', '#8f5c3c', '#54404a', '#a8703f', '#7d5a48'] as const;

/** Hair of old people. */
export const OLD_HAIR = { gray: '#a9a3ae', white: '#e6e0e0', silver: '#c4bfca' } as const;

export interface PersonColors {
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

/** The colors of a face. */
export type FaceColors = Pick<PersonColors, 'skin' | 'ink' | 'blush' | 'lips' | 'brow'>;

/** How bright a color looks, from 0 to 1. */
export function brightness(color: string): number {
  const v = Number.parseInt(color.slice(1), 16);
  return (0.3 * ((v >> 16) & 255) + 0.59 * ((v >> 8) & 255) + 0.11 * (v & 255)) / 255;
}

const DEEP = 0.37;
/** Skin darker than this needs bright frames of glasses. */
const BRIGHT_FRAMES = 0.58;

export function personColors(skin: string, hair: string, clothes: string, trousers: string): PersonColors {
  const isDeep = brightness(skin) < DEEP;
  const ink = mix(skin, '#14080e', isDeep ? 0.9 : 0.76);
  return {
    skin,
    ink,
    blush: mix(skin, '#d9583f', isDeep ? 0.24 : 0.36),
    lips: mix(skin, '#b8505a', 0.5),
    hair,
    // Light brows would be lost on skin and fringes.
    brow: mix(hair, ink, brightness(hair) > 0.35 ? 0.74 : 0.6),
    clothes,
    trousers,
    cloth: mix(darken(clothes, 0.1), '#f3e6d4', 0.42),
    frames: brightness(skin) < BRIGHT_FRAMES ? '#f2cf86' : '#3a3358',
  };
}
