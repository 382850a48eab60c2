/**
 * `npm run review-content`: which of our own texts have no review yet. With `REVIEW_KEY`, the reviewing model reads them, and what it finds gentle is recorded
 * (`REVIEW_MODEL` and `REVIEW_BASE_URL` choose another one). Without one, `-- --sheet FILE` writes a sheet for a careful reader and `-- --from FILE` records it.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { main, orUsage, Stop, say } from '../local/say.ts';
import { type Piece, readRecords, unreviewed, withReview, writeRecords } from './reviews/content-records.ts';
import { type Reviewer, reviewerFromEnvironment } from './reviews/reviewer.ts';
import { readSheet, type SheetReview, sheetFor } from './reviews/sheet.ts';

await main(async () => {
  const text = { type: 'string' } as const;
  const usage = 'npm run review-content, with nothing, with -- --sheet FILE or with -- --from FILE';
  const { sheet, from } = orUsage(usage, () => parseArgs({ options: { sheet: text, from: text } })).values;
  // Importing it reads the content, whose mistakes `main` reports.
  const all = (await import('./reviews/pieces.ts')).contentPieces();
  const open = unreviewed(all, readRecords());
  if (sheet !== undefined) {
    withFile(sheet, () => writeFileSync(sheet, sheetFor(open)));
    say(`${open.length} to read: ${sheet}`);
    return 0;
  }
  if (from !== undefined) {
    const review = withFile(from, () => readSheet(from, all));
    return record(review, all);
  }
  const reviewer = reviewerFromEnvironment();
  if (reviewer) return reviewAll(reviewer, open, all);
  for (const { kind, id } of open) say(`${kind}: ${id}`);
  say(
    open.length === 0
      ? `All ${all.length} are reviewed.`
      : `${open.length} of ${all.length} are not reviewed. Set REVIEW_KEY, or: npm run review-content -- --sheet FILE`,
  );
  return open.length === 0 ? 0 : 1;
});

function withFile<T>(file: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw new Stop(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What was read before the model stops answering is recorded. */
async function reviewAll({ model, review }: Reviewer, pieces: readonly Piece[], all: readonly Piece[]): Promise<number> {
  const found: SheetReview = { by: model, gentle: [], frightening: [] };
  try {
    for (const piece of pieces) {
      const frightening = await review(piece.texts, piece.age);
      const texts = piece.texts.filter((_text, index) => frightening[index]);
      if (texts.length === 0) found.gentle.push(piece);
      else found.frightening.push({ piece, texts });
    }
  } catch (error) {
    record(found, all);
    throw error;
  }
  return record(found, all);
}

/** Ends with 1 if something is left to be changed or read. */
function record({ by, gentle, frightening }: SheetReview, all: readonly Piece[]): number {
  const date = new Date().toISOString().slice(0, 10);
  writeRecords(withReview(readRecords(), { by, date }, gentle, all));
  for (const { piece, texts } of frightening) say(`${piece.kind}: ${piece.id} has texts that may frighten:\n  ${texts.join('\n  ')}`);
  const left = unreviewed(all, readRecords()).length;
  say(`${gentle.length} recorded as gentle, ${frightening.length} with frightening texts; ${left} of ${all.length} are not reviewed.`);
  return left === 0 ? 0 : 1;
}
