import { expect, test } from 'vitest';
import { isOfAnotherName, sentAnimal, sentFriend, withFriendsName } from './sent-animal.ts';

test.each([
  ['my cat Mr. Whiskers', '{word} the cat', 'Mr. Whiskers'],
  ['our dog Bella', '{word} the dog', 'Bella'],
  ["my grandma's dog Bella", '{word} the dog', 'Bella'],
  ['my bunny Hops', '{word} the bunny', 'Hops'],
  ['Princess Sparkles', '{word} the friend', 'Princess Sparkles'],
  ['my friend Oli', '{word} the friend', 'Oli'],
  ['Sir Fluffs A Lot', '{word} the friend', 'Sir Fluffs A Lot'],
  ['Bella', '{word} the friend', 'Bella'],
  ['grandpa’s horse Star', '{word} the horse', 'Star'],
  ['Aunt Jo’s cat Tom', '{word} the cat', 'Tom'],
  ['our dogs Bella and Max', '{word} the dog', 'Bella'],
  ['Oli’s dog', '{word}’s dog', 'Oli'],
  ["O'Neill's cat", "{word}'s cat", "O'Neill"],
])('“%s” is sent as “%s” [fault 17]', (favoriteAnimal, sent, hidden) => {
  expect(sentAnimal({ favoriteAnimal, childName: 'Mia' })).toEqual({ sent, hidden, isOwnName: true });
});

test.each([
  ['cats and dogs', 'cat'],
  ['my T-Rex', 'T. rex'],
  ['a fox, an owl or a bear', 'fox'],
  ['a small fox', 'a small fox'],
  ['New Caledonian crow', 'New Caledonian crow'],
  ['my friend Oli’s dog', 'dog'],
  ['Grandma’s cat', 'Grandma’s cat'],
])('“%s” is sent as “%s” [fault 18]', (favoriteAnimal, sent) => {
  expect(sentAnimal({ favoriteAnimal, childName: 'Mia' })).toEqual({ sent, hidden: null });
});

test.each([
  ['Simba', 'lion'],
  ['Simba and Nala', 'lion'],
  ['Peppa Pig', 'pig'],
  ['a dog from Paw Patrol', 'dog'],
])('“%s” is sent as “%s” only [fault 25]', (favoriteAnimal, sent) => {
  expect(sentAnimal({ favoriteAnimal, childName: 'Nala' })).toEqual({ sent, hidden: null });
});

test('a child’s name stays hidden', () => {
  expect(sentAnimal({ favoriteAnimal: 'my T. rex', childName: 'Rex' })).toEqual({ sent: 'tyrannosaurus', hidden: null });
  expect(sentAnimal({ favoriteAnimal: "Mia's rabbit", childName: 'Mia' })).toEqual({ sent: "{word}'s rabbit", hidden: 'Mia' });
});

test.each([
  ['our dog Noor', 'Noor', 'dog'],
  ['our dog Anna', 'Anna Maria', 'dog'],
  ['Princess Zoe', 'Zoë', 'friend'],
])('“%s” gets another name beside a child called %s [fault 26]', (favoriteAnimal, sibling, sent) => {
  expect(sentAnimal({ favoriteAnimal, childName: 'Mia', siblings: [sibling] })).toEqual({ sent, hidden: null });
});

const friend = { name: 'Crumb', pronoun: 'she', temper: 'shy', habit: 'hums', fear: 'gates', belonging: 'button' } as const;
const MIA = { childName: 'Mia', favoriteAnimal: 'a small fox', friend };
const OTTO = { ...MIA, friend: { ...friend, name: 'Otto' } };
const words = { pronoun: 'she', temper: 'shy', habit: 'hums while thinking', fear: 'squeaky gates', carries: 'a blue button' };

test('a friend is sent in words, and a name that the family typed as a placeholder', () => {
  expect(sentAnimal(MIA)).toEqual({ sent: 'a small fox', hidden: null });
  expect(sentFriend(MIA, sentAnimal(MIA))).toEqual({ name: 'Crumb', ...words });
  expect(sentAnimal(OTTO)).toEqual({ sent: '{word} the small fox', hidden: 'Otto', isOwnName: true });
  expect(sentFriend(OTTO, sentAnimal(OTTO))).toEqual({ name: '{word}', ...words });
});

test.each([
  ['a child has it', { ...MIA, siblings: ['Crumb'] }],
  ['a child has it as the family typed it', { ...OTTO, childName: 'Otto' }],
  ['the placeholder stands for a child’s name', { ...OTTO, childName: 'Robin', favoriteAnimal: 'robin' }],
])('a friend is sent without its name if %s', (_why, request) => {
  expect(sentFriend(request, sentAnimal(request))).toEqual(words);
});

test('earlier stories are sent with the name that the friend has now', () => {
  const told = ['{child} and Bo slept. Bob did not.', 'Bo the small fox', 'Ida the owl'];
  expect(withFriendsName(told, MIA, sentAnimal(MIA))).toEqual([
    '{child} and Crumb slept. Bob did not.',
    'Crumb the small fox',
    'Ida the owl',
  ]);
  expect(withFriendsName(told, OTTO, sentAnimal(OTTO))[0]).toBe('{child} and {word} slept. Bob did not.');
  expect(told.filter((line) => isOfAnotherName(line, MIA))).toEqual(['Bo the small fox']);
  expect(isOfAnotherName('Crumb the small fox', MIA)).toBe(false);
});
