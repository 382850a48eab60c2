/** The sheet of a careful reader, who reviews without a model: texts to read, with a place for the numbers of those that frighten. */
import { parse, stringify } from 'yaml';
import { hashOf } from './content-records.ts';
import type { Piece } from './piece.ts';

const INSTRUCTIONS = `Read each text as a careful parent would, at bedtime, to a child of the age given. Write your name in "by". In "frightening", write the numbers of
the texts that you would not read aloud, such as [2, 5]; [] if you would read all of them. What stays null is not reviewed.
Record it with: npm run review-content -- --from FILE`;

interface Row {
  kind: string;
  id: string;
  /** By their numbers from 1. */
  texts: Record<number, string>;
  /** Null: nobody has read it. */
  frightening: number[] | null;
}

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

/** @throws Error that says what is wrong with the sheet: other texts than now, or what is no sheet. */
export function readSheet(text: string, all: readonly Piece[]): SheetReview {
  const { by, pieces } = (parse(text) ?? {}) as { by?: unknown; pieces?: unknown };
  if (!Array.isArray(pieces)) throw new Error('This is no sheet: “npm run review-content -- --sheet FILE” makes one.');
  if (typeof by !== 'string' || by.trim() === '') throw new Error('“by” needs the name of the reader.');
  const review: SheetReview = { by: by.trim(), gentle: [], frightening: [] };
  for (const row of pieces) {
    const { kind, id, texts, frightening } = rowOf(row);
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

function rowOf(row: unknown): Row {
  const { kind, id, texts, frightening } = (row ?? {}) as Partial<Row>;
  if (typeof kind !== 'string' || typeof id !== 'string' || typeof texts !== 'object' || texts === null)
    throw new Error('This is no sheet: “npm run review-content -- --sheet FILE” makes one.');
  const isNumber = (number: unknown) => Number.isInteger(number) && Object.hasOwn(texts, Number(number));
  if (frightening !== null && !(Array.isArray(frightening) && frightening.every(isNumber)))
    throw new Error(
      `“${id}”: “frightening” is a list of numbers of its texts, such as [2, 5]; [] if none frightens; null if nobody has read it.`,
    );
  return { kind, id, texts, frightening };
}
