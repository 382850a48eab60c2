/** The table has every collection that the code, the indexes and the data model know. */
import { expect, test } from 'vitest';
import { PLACE_NAMES } from './places.ts';
import { productSources, readText } from './sources.ts';

/** The first text that names a collection or a path, in each of the ways in which the code does. */
const NAMED = [
  /\b(?:collection|doc)\(\s*['"`]([A-Za-z]\w*)/g,
  /\b(?:collection|doc)\((?:firestore|db)(?:\(\))?,\s*['"`]([A-Za-z]\w*)/g,
  /\bcollectionId:\s*['"`]([A-Za-z]\w*)/g,
  /\b(?:findDocument|readDocument|documentName)\(\s*['"`]([A-Za-z]\w*)/g,
  /\bdocument:\s*['"`]([A-Za-z]\w*)\//g,
  /\bnameOf\(\w+,\s*['"`]([A-Za-z]\w*)/g,
];
/** What follows a person's id in a path. */
const BELOW_A_PERSON = [/['"`]users['"`],\s*[\w.]+,\s*['"`](\w+)['"`]/g, /users\/\$\{[^}]+\}\/(\w+)/g];

const inTable = (name: string) => PLACE_NAMES.some((place) => place === name || place === `users/${name}`);
const namesIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name as string));

test('the code knows no collection that the table lacks', () => {
  const sources = productSources();
  const names = new Set(sources.flatMap(([, text]) => namesIn(text, NAMED)));
  const below = new Set(sources.flatMap(([, text]) => namesIn(text, BELOW_A_PERSON)));
  expect([...names].filter((name) => !inTable(name))).toEqual([]);
  expect([...below].filter((name) => !(PLACE_NAMES as string[]).includes(`users/${name}`))).toEqual([]);
  // Ways of naming that the patterns above miss would find too few.
  const known = PLACE_NAMES.filter((name) => !name.includes(' '));
  expect([...names, ...[...below].map((name) => `users/${name}`)]).toEqual(expect.arrayContaining([...known]));
});

test('the indexes know none', () => {
  const { indexes, fieldOverrides } = JSON.parse(readText('firestore.indexes.json')) as Record<string, { collectionGroup: string }[]>;
  const names = [...(indexes ?? []), ...(fieldOverrides ?? [])].map(({ collectionGroup }) => collectionGroup);
  expect(names.filter((name) => !inTable(name))).toEqual([]);
});

test('the data model knows the same', () => {
  const documented = [...readText('docs/data-model.md').matchAll(/^\| `([\w/{}*]+)` \|/gm)].map(([, path]) =>
    (path as string).replace(/\/(?:\{[^}]+\}(?:_\{[^}]+\})?|\*|featured)/g, ''),
  );
  const places = documented
    .filter((path) => path.includes('/') || /^[a-z]+[A-Z]?\w*$/.test(path))
    .filter((path) => inTable(path) || path.includes('/'));
  // A collection stands in more than one table: where it is, what is in it, how long it is kept.
  expect([...new Set(places)].sort()).toEqual(PLACE_NAMES.filter((name) => !name.includes(' ')).sort());
});
