/** Colors as #rrggbb, mixed so that paper stays clean and never muddy. */
import type { ColorWord } from '@tuckaway/domain';

/** The papers in which stories name things and clothes. */
export const PAPERS: Readonly<Record<ColorWord, string>> = {
  red: '#c9483f',
  orange: '#e08a40',
  yellow: '#ecc24e',
  green: '#5f9a5a',
  teal: '#3f8f94',
  blue: '#4f7fbf',
  purple: '#7d5fa8',
  pink: '#e08aa4',
  brown: '#8a5a40',
  white: '#f4f0e8',
  cream: '#f0dfba',
  gray: '#8f939f',
  black: '#3a3848',
  gold: '#d9a83f',
  silver: '#bcc6d2',
  straw: '#dcc07a',
};

export const INK = '#12112a';
export const DUSK = '#2a2550';
export const LAMP = '#ffcf7a';
export const MOON = '#ffe9b8';
export const EMBER = '#f08a5b';
export const PAPER = '#fbf4e6';
/** The color of every shadow a sheet casts. */
export const SHADE = '#0b0a1c';

type Rgb = [number, number, number];

function parse(hex: string): Rgb {
  const v = Number.parseInt(hex.slice(1), 16);
  return [(v >> 16) & 255, (v >> 8) & 255, v & 255];
}

function format(c: Rgb): string {
  const v = (i: 0 | 1 | 2): number => Math.max(0, Math.min(255, Math.round(c[i])));
  return `#${((1 << 24) | (v(0) << 16) | (v(1) << 8) | v(2)).toString(16).slice(1)}`;
}

/** From a (t = 0) to b (t = 1), mixed between perceived and physical light so that the middle keeps its color. */
export function mix(a: string, b: string, t: number): string {
  const x = parse(a);
  const y = parse(b);
  const m = (i: 0 | 1 | 2): number => (x[i] ** 1.3 * (1 - t) + y[i] ** 1.3 * t) ** (1 / 1.3);
  return format([m(0), m(1), m(2)]);
}

/** Darker, towards the night's ink. */
export const darken = (c: string, t: number): string => mix(c, INK, t);

/** Lighter, towards moonlit paper. */
export const lighten = (c: string, t: number): string => mix(c, MOON, t);

/** The same color with its hue turned by some degrees (a cheap rotation in YIQ). */
export function turn(c: string, degrees: number): string {
  const [r, g, b] = parse(c);
  const y = 0.299 * r + 0.587 * g + 0.114 * b;
  const i = 0.596 * r - 0.274 * g - 0.322 * b;
  const q = 0.211 * r - 0.523 * g + 0.312 * b;
  const k = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const u = i * k - q * s;
  const v = i * s + q * k;
  return format([y + 0.956 * u + 0.621 * v, y - 0.272 * u - 0.647 * v, y - 1.106 * u + 1.703 * v]);
}
