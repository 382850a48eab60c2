import { parseScene, readCast } from '@tuckaway/domain';
import { expect, test } from 'vitest';
import type { Draft } from '../checks/parse-draft.ts';
import { withoutNamesakes } from './without-namesakes.ts';

const scene = parseScene({});
const draftOf = (title: string, ...texts: string[]) => ({ title, pages: texts.map((text) => ({ text, scene })) });

/** The title and the pages of a story with other names. */
function told(names: readonly string[], title: string, ...texts: string[]): string[] {
  const draft = withoutNamesakes(draftOf(title, ...texts), names, null);
  return [draft.title, ...draft.pages.map(({ text }) => text)];
}

test.each([
  ['Noor', 'There was a girl called Noor. Noor waved at {child}.', 'There was a girl called Remy. Remy waved at {child}.'],
  ['noor', 'Noor’s kite flew, said a girl called Noor.', 'Remy’s kite flew, said a girl called Remy.'],
  ['Zoe', 'They met Zoë. Then Zoë sang, and {child} hummed with Zoë.', 'They met Remy. Then Remy sang, and {child} hummed with Remy.'],
  ['Noor', '{child} met a kind Noor.', '{child} met a kind Remy.'],
  ['Noor', '{child}, Noor and the owl slept.', '{child}, Remy and the owl slept.'],
  ['Remy', 'An owl called Remy asked {child}.', 'An owl called Juno asked {child}.'],
  ['May', 'Aunt May hummed.', 'Aunt Remy hummed.'],
  ['Child', '{child} met a boy called Child.', '{child} met a boy called Remy.'],
])('the name %s is given to no one else [fault 26]', (name, text, expected) => {
  expect(told([name], 'The Lamp', text)).toEqual(['The Lamp', expected]);
});

test.each([
  ['Winner', 'Winner takes all, said the otter to Winner. {child} was the winner.'],
  ['Rose', 'They sat in the Rose Garden.'],
  ['Venus', '{child} flew past Venus and Mars.'],
  ['June', 'It was warm in June.'],
  ['Mr. Whiskers', '{word} met Mr. Owl, and Mr. Mole waved.'],
  ['Captain', 'They saw Captain Hen, and Captain Hen bowed.'],
])('a word like %s that is no name stays [fault 26]', (name, text) => {
  expect(told([name], 'The Lamp', text)).toEqual(['The Lamp', text]);
});

test('a title is renamed with the first page, whose capitals say more [fault 26]', () => {
  expect(told(['Noor'], 'Noor and the Lamp', 'A girl called Noor slept.')).toEqual(['Remy and the Lamp', 'A girl called Remy slept.']);
  expect(told(['Noor'], 'Aunt Noor’s Lamp', 'Noor slept.')).toEqual(['Aunt Remy’s Lamp', 'Remy slept.']);
  expect(told(['Winner'], 'The Last Winner', 'It rained.')).toEqual(['The Last Winner', 'It rained.']);
});

test('an animal is called like no one else, by its name without a title [fault 26]', () => {
  expect(told(['Mia', 'Princess Sparkles'], 'The Lamp', 'They saw Princess Ada and Aunt Sparkles.')[1]).toBe(
    'They saw Princess Ada and Aunt Remy.',
  );
});

test('pages that are shown already do not change with those after them [fault 26]', () => {
  const texts = ['A girl called Noor waved.', 'Remy the fox and Noor slept.', 'Juno, said Remy to a kind Leo.', 'Leo and Noor hummed.'];
  const whole = told(['Noor', 'Leo'], 'Noor’s Lamp', ...texts);
  expect(whole).toEqual([
    'Remy’s Lamp',
    'A girl called Remy waved.',
    'Juno the fox and Remy slept.',
    'Ari, said Juno to a kind Sasha.',
    'Sasha and Remy hummed.',
  ]);
  for (const end of [1, 2, 3, 4]) expect(told(['Noor', 'Leo'], 'Noor’s Lamp', ...texts.slice(0, end))).toEqual(whole.slice(0, end + 1));
});

test('the rest of a story takes no name that its shown pages gave away, and its notes have the same names [fault 26]', () => {
  const [title = '', first = ''] = told(['Noor'], 'The Lamp', 'A girl called Noor waved.');
  const shown = { title, pages: [{ text: first }] };
  const draft: Draft = {
    ...draftOf('Another', first, 'An owl called Noor hummed.'),
    recap: 'Noor hummed.',
    cast: ['Noor the owl'],
    remember: [{ kind: 'promise', text: 'Noor will bring a kite' }],
  };
  expect(withoutNamesakes(draft, ['Noor'], shown)).toEqual({
    ...draftOf(title, first, 'An owl called Juno hummed.'),
    recap: 'Juno hummed.',
    cast: ['Juno the owl'],
    remember: [{ kind: 'promise', text: 'Juno will bring a kite' }],
  });
});

test('a namesake in the pictures has its new name there, too', () => {
  const cast = readCast([
    { name: 'Noor', kind: 'owl', looks: '' },
    { name: 'kite', kind: 'kite', looks: 'red' },
  ]);
  const staged = parseScene({ acts: [{ who: ['Noor'], does: 'pull', what: 'kite' }] }, {}, cast);
  const draft: Draft = { title: 'The Kite', pages: [{ text: 'An owl called Noor pulled the kite.', scene: staged }], pictureCast: cast };
  const { pages, pictureCast } = withoutNamesakes(draft, ['Noor'], null);
  expect(pages[0]?.scene.staging.acts).toEqual([{ who: ['Remy'], does: 'pull', what: 'kite' }]);
  expect(pictureCast).toEqual({ characters: [{ name: 'Remy', kind: 'owl' }], things: [{ name: 'kite', kind: 'kite', color: 'red' }] });
});
