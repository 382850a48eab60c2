import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/paths.ts';

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

test.each(['curated', 'examples', 'arcs'])('%s are told in American English', (folder) => {
  const files = globSync(`${folder}/**/*.yaml`, { cwd: join(ROOT, 'content') });
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) => {
    const lines = readFileSync(join(ROOT, 'content', file), 'utf8').split('\n');
    return lines.flatMap((line, index) => (line.match(BRITISH) ?? []).map((word) => `${file}:${index + 1}: ${word}`));
  });
  expect(found).toEqual([]);
});
