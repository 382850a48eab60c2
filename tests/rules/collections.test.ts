/** collections.ts lists every collection that code, indexes and data model name. */
import { expect, test } from 'vitest';
import { COLLECTION_NAMES } from './collections.ts';
import { productSources, readText } from './sources.ts';

/** The ways in which the code names a collection or path. */
const NAMED = [
  /\b(?:collection|doc)\(\s*['"`]([A-Za-z]\w*)/g,
  /\b(?:collection|doc)\((?:firestore|db)(?:\(\))?,\s*['"`]([A-Za-z]\w*)/g,
  /\bcollectionId:\s*['"`]([A-Za-z]\w*)/g,
  /\b(?:findDocument|readDocument|documentName)\(\s*['"`]([A-Za-z]\w*)/g,
  /\bdocument:\s*['"`]([A-Za-z]\w*)\//g,
  /\bnameOf\(\w+,\s*['"`]([A-Za-z]\w*)/g,
];
/** Names after the user's id in a path. */
const BELOW_A_USER = [/['"`]users['"`],\s*[\w.]+,\s*['"`](\w+)['"`]/g, /users\/\$\{[^}]+\}\/(\w+)/g];

const isListed = (name: string) => COLLECTION_NAMES.some((listed) => listed === name || listed.endsWith(`/${name}`));
const namesIn = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name as string));

test('every collection in the code is listed', () => {
  const sources = productSources();
  const names = new Set(sources.flatMap(([, text]) => namesIn(text, NAMED)));
  const below = new Set(sources.flatMap(([, text]) => namesIn(text, BELOW_A_USER)));
  expect([...names].filter((name) => !isListed(name))).toEqual([]);
  expect([...below].filter((name) => !(COLLECTION_NAMES as string[]).includes(`users/${name}`))).toEqual([]);
  // If the patterns missed a way of naming, too few would be found.
  const known = COLLECTION_NAMES.filter((name) => !name.includes(' '));
  expect([...names, ...below]).toEqual(expect.arrayContaining(known.map((name) => name.slice(name.lastIndexOf('/') + 1))));
});

test('every collection in the indexes is listed', () => {
  const { indexes, fieldOverrides } = JSON.parse(readText('firestore.indexes.json')) as Record<string, { collectionGroup: string }[]>;
  const names = [...(indexes ?? []), ...(fieldOverrides ?? [])].map(({ collectionGroup }) => collectionGroup);
  expect(names.filter((name) => !isListed(name))).toEqual([]);
});

test('the data model documents the same collections', () => {
  const documented = [...readText('docs/data-model.md').matchAll(/^- `([\w/{}*]+)`:/gm)].map(([, path]) =>
    (path as string).replace(/\/(?:\{[^}]+\}(?:_\{[^}]+\})?|\*|featured|curatedIds)/g, ''),
  );
  const places = documented
    .filter((path) => path.includes('/') || /^[a-z]+[A-Z]?\w*$/.test(path))
    .filter((path) => isListed(path) || path.includes('/'));
  // A collection may appear in more than one table.
  expect([...new Set(places)].sort()).toEqual(COLLECTION_NAMES.filter((name) => !name.includes(' ')).sort());
});
