/** A kind together with the drawing code of its body plan, which only a picture of that kind needs to load. */
import type { Face, Paint } from './face.ts';
import type { Kind, Plan } from './kind.ts';

/** Draws a body plan: markup with the feet at (0, 0). */
export type DrawPlan = (kind: Kind, paint: Paint, face: Face) => string;

export interface Cast {
  kind: Kind;
  draw: DrawPlan;
}

/** The families of body plans, one module each. */
export type Family = 'fur' | 'birds' | 'sea' | 'crawlers' | 'tales';

const FAMILY: Record<Plan, Family> = {
  sit: 'fur',
  stand: 'fur',
  bird: 'birds',
  wader: 'birds',
  fish: 'sea',
  whale: 'sea',
  octopus: 'sea',
  jelly: 'sea',
  seahorse: 'sea',
  crab: 'sea',
  seal: 'sea',
  star: 'sea',
  turtle: 'crawlers',
  snake: 'crawlers',
  caterpillar: 'crawlers',
  snail: 'crawlers',
  crocodile: 'crawlers',
  wings: 'crawlers',
  beetle: 'crawlers',
  spider: 'crawlers',
  frog: 'crawlers',
  bat: 'crawlers',
  dragon: 'tales',
  dino: 'tales',
  cloak: 'tales',
};

export const familyOf = (kind: Kind): Family => FAMILY[kind.plan];
