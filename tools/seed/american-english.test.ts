import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { EXAMPLES } from '../../functions/src/stories/prompt/examples/examples.ts';
import { curatedSources } from './sources.ts';

/** Spellings and phrases that an American parent stumbles over. */
const BRITISH = new RegExp(
  `\\b(?:${[
    'grey',
    'colour\\w*|favourite|neighbour\\w*|harbour|cosy|pyjamas|woollen|labelled|travell(?:ed|er|ing)|plough|kerb|draught|moustache',
    'mum|mummy|postman|sweet[- ]shop|washing[- ]line|street lamps?|lorry|rubbish|pavement|jumper|wellies|fortnight|whilst',
    'needn’t|shan’t|treacle|dressing gown|biscuit',
    '(?:has|hasn’t|have|haven’t) (?:it|he|she|they|we|even)? ?got an?|not have got',
    'handed in|nobody need|in hand,',
  ].join('|')})\\b`,
  'giu',
);

const STORIES = [
  ...curatedSources().map(({ slug, title, description, cover, pages }) => ({
    name: slug,
    texts: [title, description, cover, ...pages.flatMap(({ text, picture, scene }) => [text, picture, scene.alt ?? ''])],
  })),
  ...Object.values(EXAMPLES)
    .flat()
    .map(({ answer: { title, pages } }) => ({ name: title, texts: [title, ...pages.map(({ text }) => text)] })),
];

test.each(STORIES)('$name is told in American English', ({ texts }) => {
  expect(texts.flatMap((text) => text.match(BRITISH) ?? [])).toEqual([]);
});

const STORYTELLER = fileURLToPath(new URL('../storyteller/data/', import.meta.url));

test('the local storyteller tells in American English', () => {
  const files = globSync('{arcs,settings}/**/*.yaml', { cwd: STORYTELLER });
  expect(files.length).toBeGreaterThan(60);
  const found = files.flatMap((file) => (readFileSync(STORYTELLER + file, 'utf8').match(BRITISH) ?? []).map((word) => `${file}: ${word}`));
  expect(found).toEqual([]);
});
