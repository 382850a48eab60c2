/** A part of our own content, as the review reads it. */
import type { AgeBand } from '../../../domain/src/index.ts';

export const KINDS = ['curated', 'examples', 'plots', 'arcs'] as const;
export type ContentKind = (typeof KINDS)[number];

/** What is reviewed at once, such as a story. */
export interface Piece {
  kind: ContentKind;
  /** Unique among those of its kind. */
  id: string;
  age: AgeBand;
  texts: readonly string[];
}
