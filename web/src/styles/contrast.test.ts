/// <reference types="node" />
/** Contrast of every text on its backgrounds in all themes, computed from the tokens (WCAG 1.4.3, 1.4.6 in the readers, 1.4.11). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const WEB = join(import.meta.dirname, '..');
const css = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

type Theme = 'day' | 'night' | 'sepia';
type Rgb = readonly [number, number, number];

/** The value of each token. Sepia changes some of the day theme's. */
function tokens(theme: Theme): ReadonlyMap<string, Rgb> {
  const sheets = ['main.css', 'read-aloud.css', ...(theme === 'sepia' ? ['comfort.css'] : [])].map(css).join('\n');
  const found = sheets.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g);
  return new Map([...found].map(([, name = '', day = '', night = '']) => [name, rgb(theme === 'night' ? night : day)]));
}

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb;

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The backgrounds of each text color. `faint` is for placeholders, dates and disabled elements. */
const PAPER = ['page', 'sheet', 'raised'];
const TEXT: Record<string, readonly string[]> = {
  ink: [...PAPER, 'well', 'marked'],
  soft: [...PAPER, 'well'],
  faint: [...PAPER, 'well'],
  'lamp-ink': [...PAPER, 'well'],
  ember: PAPER,
  danger: PAPER,
  'on-lamp': ['lamp', 'lamp-lit'],
  'on-alarm': ['alarm'],
  moon: ['dusk'],
};
/** Borders of controls, focus rings and icons. */
const SHAPES: Record<string, readonly string[]> = {
  line: [...PAPER, 'well'],
  'lamp-ink': [...PAPER, 'well'],
  ember: PAPER,
  danger: PAPER,
  'on-alarm': ['alarm'],
};
/** Backgrounds that are no color of six digits in one theme. */
const NO_TOKEN = ['none', 'transparent', 'current', 'veil', 'veiled', 'linear-to-t', 'linear-to-b', 'linear-to-r'];

function tooLow(pairs: Record<string, readonly string[]>, minimum: number, theme: Theme): string[] {
  const colors = tokens(theme);
  const colorOf = (name: string): Rgb => {
    const color = colors.get(name);
    if (color === undefined) throw new Error(`There is no token --color-${name}.`);
    return color;
  };
  return Object.entries(pairs).flatMap(([text, backgrounds]) =>
    backgrounds
      .map((background) => ({ background, ratio: contrast(colorOf(text), colorOf(background)) }))
      .filter(({ ratio }) => ratio < minimum)
      .map(({ background, ratio }) => `${text} on ${background}: ${ratio.toFixed(2)}`),
  );
}

describe.each(['day', 'night', 'sepia'] as const)('the %s theme', (theme) => {
  it('gives every text a contrast of 4.5', () => {
    expect(tooLow(TEXT, 4.5, theme)).toEqual([]);
  });

  it('gives the readers’ text a contrast of 7', () => {
    expect(tooLow({ ink: ['page', 'sheet', 'marked'], soft: ['page', 'sheet'], 'lamp-ink': ['sheet'] }, 7, theme)).toEqual([]);
  });

  it('gives borders of controls, focus rings and icons a contrast of 3', () => {
    expect(tooLow(SHAPES, 3, theme)).toEqual([]);
  });
});

/** What the code's classes of this form name. */
function namedBy(classes: RegExp): string[] {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx') && !name.includes('.test.'));
  return files.flatMap((name) => [...readFileSync(join(WEB, name), 'utf8').matchAll(classes)].map(([, named = '']) => named));
}

it('every text color of the code is in the lists above', () => {
  const colors = namedBy(/\b(?:text|placeholder)-([a-z-]+)/g).filter((color) => tokens('day').has(color));
  expect(colors).toContain('ink');
  expect([...new Set(colors)].filter((color) => !(color in TEXT))).toEqual([]);
});

it('no class names a color that the theme does not have, which would leave the browser’s white', () => {
  const names = namedBy(/\bbg-(?!\[|\()([a-z]+(?:-[a-z]+)*)/g);
  expect(names.length).toBeGreaterThan(0);
  expect([...new Set(names)].filter((name) => !tokens('day').has(name) && !NO_TOKEN.includes(name))).toEqual([]);
});

it('sepia at night has the night’s colors', () => {
  const [night, own] = [tokens('night'), css('comfort.css').matchAll(/--color-([a-z-]+): light-dark\(#[0-9a-f]{6}, (#[0-9a-f]{6})\)/g)];
  expect([...own].filter(([, name = '', hex = '']) => String(night.get(name)) !== String(rgb(hex)))).toEqual([]);
});
