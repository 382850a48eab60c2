import { expect, test } from 'vitest';
import { sentAnimal } from './sent-animal.ts';

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
