import { expect, test } from 'vitest';
import { parseStoryRequest } from './stories/story-request.ts';
import { hasWebAddress } from './web-address.ts';

test.each(['Visit spam.ru', 'EVIL.COM', 'www.evil.example', 'мой.рф', 'a.co fox'])('“%s” is an address', (text) =>
  expect(hasWebAddress(text)).toBe(true),
);

test.each(['St.John', 'J.R.', 'J.D.Smith', 'Mr.Fox', 'St. Bernard', 'Anna.Me', 'O’Brien-Łukasz', 'Dr. Coco', 'fr.Cornelia'])(
  '“%s” is none',
  (text) => expect(hasWebAddress(text)).toBe(false),
);

test.each([
  ['childName', { childName: 'Visit spam.ru' }, "The child's name"],
  ['siblings', { siblings: ['Leo', 'spam.ru'] }, "The other child's name"],
  ['favoriteAnimal', { favoriteAnimal: 'www.evil.com' }, 'The favorite animal'],
])('an address is refused at its field: %s', (field, changes, name) => {
  const wish = { childName: 'Mia', favoriteAnimal: 'otter', storySetting: 'garden', storyLength: 'short', storyTone: 'calm' };
  expect(parseStoryRequest({ ...wish, ...changes })).toEqual({ ok: false, field, message: `${name} can’t be a web address.` });
});
