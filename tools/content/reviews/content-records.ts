/**
 * Records that our own content was reviewed and found gentle, by the hash of its text: changed words need a new review.
 * They stand in content/reviews, a file for each kind.
 */
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { readContentFile } from '../../../domain/reader/read-content.ts';
import { type ReviewRecord, reviewRecordsSchema } from '../../../domain/src/content/index.ts';
import type { AgeBand } from '../../../domain/src/index.ts';

export const KINDS = ['curated', 'examples', 'plots', 'arcs', 'verse'] as const;
type ContentKind = (typeof KINDS)[number];

/** What is reviewed at once, such as a story. */
export interface Piece {
  kind: ContentKind;
  /** Unique among those of its kind. */
  id: string;
  age: AgeBand;
  texts: readonly string[];
}

export type Records = Readonly<Record<ContentKind, readonly ReviewRecord[]>>;

const RECORDS = new URL('../../../content/reviews/', import.meta.url);
/** Hex digits: 64 bits. */
const DIGITS = 16;
const HEADING =
  '# Who found which of our texts gentle. `npm run review-content` writes this file (docs/story-engine.md#reviewed-content).\n';

/** Line breaks and indentation do not count. */
export function hashOf(texts: readonly string[]): string {
  const plain = texts.map((text) => text.replace(/\s+/gu, ' ').trim());
  return createHash('sha256').update(JSON.stringify(plain)).digest('hex').slice(0, DIGITS);
}

/** The pieces whose present text nobody has found gentle. */
export function unreviewed(pieces: readonly Piece[], records: Records): Piece[] {
  return pieces.filter(({ kind, id, texts }) => !records[kind].some(({ gentle }) => gentle[id] === hashOf(texts)));
}

/** The records with another review, without those of pieces that are gone or have another text now. */
export function withReview(
  records: Records,
  { by, date }: Pick<ReviewRecord, 'by' | 'date'>,
  gentle: readonly Piece[],
  all: readonly Piece[],
): Records {
  const present = new Set(all.map(({ kind, id, texts }) => `${kind} ${id} ${hashOf(texts)}`));
  const kept = (kind: ContentKind, review: ReviewRecord): ReviewRecord => ({
    ...review,
    gentle: Object.fromEntries(Object.entries(review.gentle).filter(([id, hash]) => present.has(`${kind} ${id} ${hash}`))),
  });
  return perKind((kind) => {
    const found = Object.fromEntries(gentle.filter((piece) => piece.kind === kind).map(({ id, texts }) => [id, hashOf(texts)]));
    const same = records[kind].find((review) => review.by === by && review.date === date);
    const others = records[kind].filter((review) => review !== same);
    const reviews = [...others, { by, date, gentle: { ...same?.gentle, ...found } }];
    return reviews.map((review) => kept(kind, review)).filter((review) => Object.keys(review.gentle).length > 0);
  });
}

export function readRecords(folder: URL = RECORDS): Records {
  return perKind((kind) => {
    const file = fileURLToPath(new URL(`${kind}.yaml`, folder));
    return existsSync(file) ? readContentFile(file, reviewRecordsSchema) : [];
  });
}

export function writeRecords(records: Records, folder: URL = RECORDS): void {
  for (const kind of KINDS) writeFileSync(new URL(`${kind}.yaml`, folder), HEADING + stringify(records[kind], { lineWidth: 0 }));
}

function perKind<T>(make: (kind: ContentKind) => T): Record<ContentKind, T> {
  return Object.fromEntries(KINDS.map((kind) => [kind, make(kind)])) as Record<ContentKind, T>;
}
