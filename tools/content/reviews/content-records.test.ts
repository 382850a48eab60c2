import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { alwaysFrightening } from '../../../functions/src/stories/frightening/always.ts';
import { hashOf, type Piece, type Records, readRecords, unreviewed, withReview, writeRecords } from './content-records.ts';
import { contentPieces } from './pieces.ts';
import { readSheet, sheetFor } from './sheet.ts';

const NONE: Records = { curated: [], examples: [], plots: [], arcs: [], verse: [] };
const TODAY = { by: 'A careful reader', date: '2026-11-28' };
const OWL: Piece = { kind: 'curated', id: 'owl', age: '4-5', texts: ['The Owl', 'The owl yawned: “Hoo.”'] };
const FOX: Piece = { kind: 'plots', id: 'fox', age: '4-5', texts: ['A fox slept.'] };

test('all of our own content was reviewed with its present text, and found gentle', () => {
  const open = unreviewed(contentPieces(), readRecords()).map(({ kind, id }) => `${kind}: ${id}`);
  expect(
    open,
    'These texts are new or were changed: npm run review-content -- --sheet FILE (docs/story-engine.md#reviewed-content)',
  ).toEqual([]);
});

test('none of our own content has a word that is never allowed', () => {
  const found = contentPieces().flatMap(({ id, texts }) => texts.map((text) => ({ id, word: alwaysFrightening(text) })));
  expect(found.filter(({ word }) => word !== null)).toEqual([]);
});

test('no two pieces of content share a name', () => {
  const names = contentPieces().map(({ kind, id }) => `${kind}: ${id}`);
  expect(
    names.filter((name, index) => names.indexOf(name) < index),
    'These stand in content/ twice: give one of them another id, slug or title',
  ).toEqual([]);
});

test('a text counts as reviewed until a word of it changes, however its file breaks the lines', () => {
  const records = withReview(NONE, TODAY, [OWL], [OWL]);
  expect(unreviewed([OWL], records)).toEqual([]);
  expect(unreviewed([{ ...OWL, texts: ['The Owl', 'The owl\n  yawned: “Hoo.”\n'] }], records)).toEqual([]);
  expect(unreviewed([{ ...OWL, texts: ['The Owl', 'The owl howled: “Hoo.”'] }], records)).toHaveLength(1);
  expect(unreviewed([{ ...OWL, kind: 'examples' }], records)).toHaveLength(1);
});

test('a review is added to the earlier ones, and what is gone is forgotten', () => {
  const first = withReview(NONE, TODAY, [OWL], [OWL, FOX]);
  const second = withReview(first, { ...TODAY, by: 'a-model' }, [FOX], [OWL, FOX]);
  expect(unreviewed([OWL, FOX], second)).toEqual([]);
  expect(withReview(second, TODAY, [], [FOX])).toEqual({
    ...NONE,
    plots: [{ by: 'a-model', date: TODAY.date, gentle: { fox: hashOf(FOX.texts) } }],
  });
});

test('records are read as they were written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const records = withReview(
    NONE,
    { ...TODAY, by: 'Somebody: “careful”' },
    [OWL, { ...FOX, id: '4-5 funny: The "Fox"' }],
    [OWL, { ...FOX, id: '4-5 funny: The "Fox"' }],
  );
  writeRecords(records, pathToFileURL(`${folder}/`));
  expect(readRecords(pathToFileURL(`${folder}/`))).toEqual(records);
  expect(readFileSync(join(folder, 'arcs.yaml'), 'utf8')).toMatch(/^# .*\n\[\]\n$/u);
});

/** What is read from a sheet with this text. */
function read(sheet: string, pieces: readonly Piece[]) {
  const folder = mkdtempSync(join(tmpdir(), 'tuckaway-sheet-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'sheet.yaml'), sheet);
  return readSheet(join(folder, 'sheet.yaml'), pieces);
}

test('a sheet tells gentle pieces from frightening ones and from those that nobody has read', () => {
  const sheet = sheetFor([OWL, FOX]).replace('by: ""', 'by: Ada');
  expect(read(sheet, [OWL, FOX])).toEqual({ by: 'Ada', gentle: [], frightening: [] });
  const filled = sheet.replace('frightening: null', 'frightening: []').replace('frightening: null', 'frightening: [1]');
  expect(read(filled, [OWL, FOX])).toEqual({ by: 'Ada', gentle: [OWL], frightening: [{ piece: FOX, texts: FOX.texts }] });
});

test('a sheet without a reader, or with texts that have changed, is refused', () => {
  expect(() => read(sheetFor([OWL]), [OWL])).toThrow(/:4: by: It needs the name of the reader/u);
  const sheet = sheetFor([OWL]).replace('by: ""', 'by: Ada');
  expect(() => read(sheet, [{ ...OWL, texts: ['The Owl'] }])).toThrow(/another text now/u);
  for (const text of ['', 'by: Ada', 'by: Ada\npieces: [1]']) expect(() => read(text, [OWL])).toThrow(/sheet\.yaml:\d: /u);
});

test.each(['[3]', '[0]', 'none', '2, 1', '["1"]'])('a sheet that lists %s among two texts is refused, and says what to write', (list) => {
  const sheet = sheetFor([OWL]).replace('by: ""', 'by: Ada').replace('frightening: null', `frightening: ${list}`);
  expect(() => read(sheet, [OWL])).toThrow(
    /sheet\.yaml:\d+: pieces\.0.*“frightening” is a list of numbers of its texts, such as \[2, 5\]/u,
  );
});
