/** What anchors say of a drawing is where it is drawn. */
import { describe, expect, it } from 'vitest';
import { boundsOf } from '../paper/bounds.ts';
import { anchorsOf } from './anchors.ts';
import type { Point } from './drawn-body.ts';
import { castOf } from './everyone.ts';
import { type Face, NIGHT } from './face.ts';
import { KINDS, type KindName } from './kinds.ts';
import { prowl } from './plans/prowl.ts';
import { curled } from './poses/curled.ts';
import { curls, type Drawing } from './poses/poses.ts';
import { resting, restOf } from './poses/resting.ts';

const NAMES = Object.keys(KINDS) as KindName[];
const color = (c: string): string => c;

/** Pupils are higher than wide by this share. */
const PUPIL = 1.08 / 0.92;

function isPupil(ellipse: string): boolean {
  const [, rx = '1', ry = '0'] = /rx="([\d.]+)" ry="([\d.]+)"/.exec(ellipse) ?? [];
  return ellipse.includes(`fill="${NIGHT}"`) && Math.abs(Number(ry) / Number(rx) - PUPIL) < 0.03;
}

/** A mouth that is open in surprise. */
const isMouth = (ellipse: string): boolean => ellipse.includes('fill="#5a2338"');

/** Far enough that all of a drawing is on one side of (0, 0), which always counts as drawn. */
const FAR = 1000;

/** The middle of the ellipses of a drawing that are wanted, or null for none. */
function middleOf(markup: string, wanted: (ellipse: string) => boolean): Point | null {
  const kept = (markup.match(/<\/?g\b[^>]*>|<ellipse\b[^>]*>/g) ?? []).filter((tag) => !tag.startsWith('<ellipse') || wanted(tag));
  if (!kept.some((tag) => tag.startsWith('<ellipse'))) return null;
  const moved = (by: number) => boundsOf(`<g transform="translate(${by} ${by})">${kept.join('')}</g>`);
  const [{ left, top }, { right, bottom }] = [moved(-FAR), moved(FAR)];
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

const awake = (asymmetric: boolean, more: Partial<Face> = {}): Face => ({ mood: 'cozy', look: 0, asymmetric, ...more });

function drawing(name: KindName, as: Drawing, face: Face): string {
  const { kind, draw } = castOf(KINDS[name]);
  if (as === 'prowling') return prowl(kind, color, face);
  if (as === 'curled') return curled(kind, color, face.mood, face);
  return as === 'resting' ? resting(draw(kind, color, { ...face, lies: true }), restOf(kind)?.down ?? 0) : draw(kind, color, face);
}

const far = (one: Point, other: Point | null): number => (other ? Math.hypot(one.x - other.x, one.y - other.y) : 0);

/** Kinds whose eyes are not where their anchor is, and by how much. The kangaroo's joey has eyes, too. */
function missedEyes(as: Drawing, face: Face, has: (name: KindName) => boolean = () => true): string[] {
  return NAMES.filter((name) => name !== 'kangaroo' && has(name))
    .map((name) => [name, far(anchorsOf(KINDS[name], as, face).eyes, middleOf(drawing(name, as, face), isPupil))] as const)
    .filter(([, miss]) => miss > 3)
    .map(([name, miss]) => `${name}: ${miss.toFixed(1)}`);
}

describe('the eyes', () => {
  it.each([true, false])('of each kind are where they are drawn (asymmetric: %s)', (asymmetric) => {
    expect(missedEyes('own', awake(asymmetric))).toEqual([]);
  });

  it('move within the face to where it looks', () => {
    expect(missedEyes('own', awake(true, { turn: { x: 5, y: 3.5 } }))).toEqual([]);
  });

  it.each<[Drawing, (name: KindName) => boolean]>([
    ['prowling', (name) => KINDS[name].plan === 'sit'],
    ['curled', (name) => curls(KINDS[name])],
    ['resting', (name) => restOf(KINDS[name]) !== null],
  ])('of those that are drawn %s are there, too', (as, has) => {
    expect(missedEyes(as, awake(as !== 'curled'), has)).toEqual([]);
  });

  it('are lower while it bows', () => {
    const bows = awake(false, { bow: 40 });
    expect(missedEyes('prowling', bows, (name) => name === 'fox')).toEqual([]);
    expect(missedEyes('own', bows, (name) => name === 'horse' || name === 'giraffe')).toEqual([]);
  });
});

it('the mouth of each kind is where it opens, but for snouts, which hold things with their tips', () => {
  const face = awake(true, { mood: 'surprised' });
  const snouted = (name: KindName): boolean => KINDS[name].plan === 'low' || name === 'mosquito';
  const misses = NAMES.filter((name) => name !== 'kangaroo' && !snouted(name))
    .map((name) => [name, far(anchorsOf(KINDS[name], 'own', face).mouth, middleOf(drawing(name, 'own', face), isMouth))] as const)
    .filter(([, miss]) => miss > 9);
  expect(misses).toEqual([]);
});
