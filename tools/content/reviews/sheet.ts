/** The sheet of a careful reader, who reviews without a model: texts to read, with a place for the numbers of those that frighten. */
import { resolve } from 'node:path';
import { stringify } from 'yaml';
import * as z from 'zod/mini';
import { readContentFile } from '../../../domain/reader/read-content.ts';
import { hashOf, type Piece } from './content-records.ts';

const INSTRUCTIONS = `Read each text as a careful parent would, at bedtime, to a child of the age given. Write your name in "by". In "frightening", write the numbers of
the texts that you would not read aloud, such as [2, 5]; [] if you would read all of them. What stays null is not reviewed.
Record it with: npm run review-content -- --from FILE`;

const LIST = '“frightening” is a list of numbers of its texts, such as [2, 5]; [] if none frightens; null if nobody has read it.';
const rowSchema = z
  .strictObject({
    kind: z.string(),
    id: z.string(),
    age: z.string(),
    /** By their numbers from 1. */
    texts: z.record(z.string(), z.string()),
    frightening: z.nullable(z.array(z.int(LIST), LIST)),
  })
  .check(z.refine(({ texts, frightening }) => frightening?.every((number) => Object.hasOwn(texts, number)) ?? true, LIST));
const sheetSchema = z.strictObject({
  by: z.string().check(z.regex(/\S/u, 'It needs the name of the reader.')),
  pieces: z.array(rowSchema),
});

export interface SheetReview {
  by: string;
  gentle: Piece[];
  /** Pieces with texts that were listed. */
  frightening: { piece: Piece; texts: string[] }[];
}

export function sheetFor(pieces: readonly Piece[]): string {
  const rows = pieces.map(({ kind, id, age, texts }) => ({ kind, id, age, texts: numbered(texts), frightening: null }));
  return `${INSTRUCTIONS.replaceAll(/^/gmu, '# ')}\n${stringify({ by: '', pieces: rows }, { lineWidth: 0 })}`;
}

/** @throws ContentError or Error that says what is wrong with the sheet: its form, or other texts than now. */
export function readSheet(file: string, all: readonly Piece[]): SheetReview {
  const { by, pieces } = readContentFile(resolve(file), sheetSchema);
  const review: SheetReview = { by: by.trim(), gentle: [], frightening: [] };
  for (const { kind, id, texts, frightening } of pieces) {
    const piece = all.find((one) => one.kind === kind && one.id === id);
    if (!piece || hashOf(piece.texts) !== hashOf(Object.values(texts)))
      throw new Error(`“${id}” has another text now, or is gone: make a new sheet.`);
    if (frightening === null) continue;
    if (frightening.length === 0) review.gentle.push(piece);
    else review.frightening.push({ piece, texts: frightening.map((number) => texts[number] ?? '') });
  }
  return review;
}

function numbered(texts: readonly string[]): Map<number, string> {
  return new Map(texts.map((text, index) => [index + 1, text]));
}
