/** A drawn figure, its extent and what all figures share. */
import type { Figure, ObjectKind, StoryLooks, StoryTone } from '@tuckaway/domain';
import { boundsOf } from '../../bounds.ts';
import type { DrawnChild, describedChild } from '../../child/child.ts';
import type { Cast } from '../../creatures/cast.ts';
import type { Plan } from '../../creatures/kind.ts';
import type { KindName } from '../../creatures/kinds.ts';
import type { Stage } from '../../stage.ts';
import { at, shows } from '../../svg.ts';
import type { DrawnThing } from '../objects.ts';
import type { Look } from './gazes.ts';
import { heldFactor } from './held.ts';

/** What all figures of a page share. */
export interface FigureContext {
  s: Stage;
  /** The story's id. */
  seed: string;
  tone: StoryTone;
  /** The family's animal. */
  animal: KindName;
  castOf: (name: KindName) => Cast;
  /** Whether they need helmets to breathe. */
  helmets: boolean;
  /** It is on dry land: what swims needs a pool. */
  dry: boolean;
  /** How the story's children look. */
  looks: StoryLooks;
  /** The only figure of its picture is as large as there is room. */
  alone: boolean;
  /** Loaded only if one of them is described. */
  describe: typeof describedChild | null;
}

/** What a rider sits on or a sleeper lies in, with its foot at (0, 0). */
export interface Carrier {
  /** The thing of the scene that it is. */
  thing?: ObjectKind;
  /** The figure that it is. */
  figure?: Figure['who'];
  markup: string;
  /** Where the rider's foot is. */
  seat: { x: number; y: number };
  /** Whether the rider's legs are behind it. */
  hidesLegs: boolean;
}

/** A figure with its feet at (0, 0) and in its size in the picture. */
export interface DrawnFigure {
  figure: Figure;
  markup: string;
  /** How far it extends. */
  left: number;
  right: number;
  height: number;
  /** It holds a thing of the scene. */
  holds: boolean;
  /** The body plan; null for people. */
  plan: Plan | null;
  /** Drawn the other way around, with its head on the left. */
  turned?: boolean;
  /** What it rides on or lies in. */
  carrier?: Carrier;
  /** Which of the scene's figures it is. */
  nth?: number;
}

export const SIZES = { small: 0.78, medium: 1, large: 1.22 } as const;
/** Whether it lies down. */
export const lies = ({ pose }: Figure): boolean => pose === 'sleep' || pose === 'lie';

/** @param outline what the figure's extent follows from: its lowest part stands on the ground. */
export function sized(
  figure: Figure,
  scale: number,
  markup: string,
  outline: string,
  holds = false,
  plan: Plan | null = null,
  sole: number = SOLE,
): DrawnFigure {
  const { left, right, top, bottom } = boundsOf(outline);
  const lift = Math.max(0, bottom - sole);
  return {
    figure,
    markup: at(0, -lift * scale, scale, markup),
    left: -left * scale,
    right: right * scale,
    height: (lift - top) * scale,
    holds,
    plan,
  };
}

/** How far the nearest foot is below the middle of the feet. */
export const SOLE = 8;
/** The same of an animal that rests, whose trunk lies on the ground before it. */
export const TRUNK = 30;

/** Says where its eyes look, for the checks of pictures. */
export const looking = (look: Look): string => shows(`look ${look}`, '');

export function heldIn({ y, width, height }: NonNullable<DrawnChild['hold']>, thing: DrawnThing): string {
  const k = heldFactor({ width, height }, thing);
  return shows(thing.kind, at(((thing.left - thing.right) / 2) * k, y, k, thing.markup));
}
