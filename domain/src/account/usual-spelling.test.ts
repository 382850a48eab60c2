import { expect, it } from 'vitest';
import { usualSpelling } from './usual-spelling.ts';

it.each([
  ['anna', 'Anna'],
  ['ELLA', 'Ella'],
  ['rîshï', 'Rîshï'],
  ['jean-luc', 'Jean-Luc'],
  ["o'neill", "O'Neill"],
  ['MARÍA DE LA CRUZ', 'María de la Cruz'],
  ['маша', 'Маша'],
  ["n'golo", "N'Golo"],
  ["d'artagnan", "D'Artagnan"],
  ['mckenzie', 'McKenzie'],
  ['MARY-KATE AND ASHLEY', 'Mary-Kate and Ashley'],
  ['ROBERT III', 'Robert III'],
  ['IŞIL', 'Işıl'],
  ['İLKER', 'İlker'],
  ['ÅSA', 'Åsa'],
  ["Chloë's", 'Chloë'],
  ["mia's", 'Mia'],
  ["d'Artagnan", null],
  ['van der Berg', null],
  ['LeBron', null],
  ["Jess'", null],
  ['ß', null],
  ['Anna', null],
  ['Song-yi', null],
  ['JJ', null],
  ['McKenzie', null],
  ['de la Cruz', null],
  ['小明', null],
  ['მარიამ', null],
  ['mia@x', null],
  ['', null],
])('“%s” is usually written “%s” [fault 24]', (typed, name) => {
  expect(usualSpelling(typed)).toBe(name);
});
