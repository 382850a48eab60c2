/** The sheet of a careful reader, who reviews without a model: texts to read, with a place for the numbers of those that frighten. */
import { parse, stringify } from 'yaml';
import { hashOf } from './content-records.ts';
import type { Piece } from './pieces.ts';

const INSTRUCTIONS = `Read each text as a careful parent would, at bedtime, to a child of the age given. Write your name in "by". In "frightening", write the numbers (from 1) of
the texts that you would not read aloud, such as [2, 5]; [] if you would read all of them. What stays null is not reviewed.
Record it with: npm run review-content -- --from FILE`;

interface Row {
  kind: string;
  id: string;
  texts: string[];
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
  const rows = pieces.map(({ kind, id, age, texts }) => ({ kind, id, age, texts, frightening: null }));
  return `${INSTRUCTIONS.replaceAll(/^/gmu, '# ')}\n${stringify({ by: '', pieces: rows }, { lineWidth: 0 })}`;
}

/** @throws Error that says what is wrong with the sheet: other texts than now, or what is no sheet. */
export function readSheet(text: string, all: readonly Piece[]): SheetReview {
  const { by, pieces } = (parse(text) ?? {}) as { by?: unknown; pieces?: unknown };
  if (typeof by !== 'string' || by.trim() === '') throw new Error('“by” needs the name of the reader.');
  if (!Array.isArray(pieces) || !pieces.every(isRow))
    throw new Error('This is no sheet: “npm run review-content -- --sheet FILE” makes one.');
  const review: SheetReview = { by: by.trim(), gentle: [], frightening: [] };
  for (const { kind, id, texts, frightening } of pieces) {
    const piece = all.find((one) => one.kind === kind && one.id === id);
    if (!piece || hashOf(piece.texts) !== hashOf(texts)) throw new Error(`“${id}” has another text now, or is gone: make a new sheet.`);
    if (frightening === null) continue;
    if (frightening.length === 0) review.gentle.push(piece);
    else review.frightening.push({ piece, texts: frightening.map((number) => texts[number - 1] ?? `no text ${number}`) });
  }
  return review;
}

function isRow(row: unknown): row is Row {
  const { kind, id, texts, frightening } = (row ?? {}) as Partial<Row>;
  const isList = frightening === null || (Array.isArray(frightening) && frightening.every((number) => Number.isInteger(number)));
  return (
    isList && typeof kind === 'string' && typeof id === 'string' && Array.isArray(texts) && texts.every((text) => typeof text === 'string')
  );
}
