/** Who and what takes part in the acts of a page, before anyone stands anywhere. */
import type { Body, ColorWord, ObjectKind } from '@tuckaway/domain';
import type { DrawnBody, Reach, Stance } from '../creatures/drawn-body.ts';
import type { Grips } from '../things/grips.ts';
import type { DrawnThing, Zone } from '../things/objects.ts';

export interface StageFigure {
  /** Unique on a page: "child", "animal", "sibling2" or a name of the cast. */
  readonly name: string;
  /** What marks call it: its kind in the vocabulary of released apps. */
  readonly mark: string;
  readonly isPerson: boolean;
  readonly body: Body;
  /** It grips with arms or a trunk that go where it wants; a mouth is where the head is. */
  readonly freely: boolean;
  /** It carries things on top of its nose, instead of by a handle. */
  readonly balances: boolean;
  /** On dry land it needs water. */
  readonly swims: boolean;
  /** Picture units for each unit of its body. */
  readonly k: number;
  /** Where its shoulders are while it faces that way, and how far it reaches. */
  reach(way: -1 | 1): Reach;
  /** Its standing height in units of its body. */
  readonly height: number;
  draw(stance: Stance): DrawnBody;
  /** Only what of it is within an outline. */
  cut(markup: string, outline: string): string;
}

export interface StageThing {
  readonly name: string;
  readonly kind: ObjectKind;
  readonly color?: ColorWord;
  readonly zone: Zone;
  readonly markup: string;
  /** Its paper alone, to find out where it is. */
  readonly shapes?: string;
  /** Its markup says itself what it shows. */
  readonly marked?: boolean;
  /** The names of what is on or in it. */
  readonly also?: readonly string[];
  /** What is drawn before its contents. */
  readonly front?: string;
  readonly left: number;
  readonly right: number;
  readonly height: number;
  /** A house front with a door. */
  readonly entrance?: boolean;
  readonly grips: Grips;
  /** How far it hangs above the ground. */
  readonly lift?: number;
  /** Outdoors, the house of a door or window, by the extent of that above the ground. */
  readonly house?: (opening: { left: number; right: number; height: number }) => Omit<DrawnThing, 'kind' | 'zone'>;
}
