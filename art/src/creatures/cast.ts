/** A kind together with the drawing code of its body plan, which only a picture of that kind needs to load. */
import type { Face, Paint } from './face.ts';
import type { Kind, Plan } from './kind.ts';

/** Draws a body plan: markup with the feet at (0, 0). */
export type DrawPlan = (kind: Kind, paint: Paint, face: Face) => string;

export interface Cast {
  kind: Kind;
  draw: DrawPlan;
}

/** What is loaded together: kinds and the body plans that they need. */
export interface FamilyParts {
  kinds: Readonly<Record<string, Kind>>;
  plans: Partial<Record<Plan, DrawPlan>>;
}
