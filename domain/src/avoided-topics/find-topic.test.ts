import { describe, expect, test } from 'vitest';
import { expectWithin } from '../../../tests/cpu-time.ts';
import { AVOIDED_TOPIC_IDS, type AvoidedTopic } from '../children/story-wishes.ts';
import { conflictingTopic, wordsOfTopic } from './find-topic.ts';

const HITS: Record<AvoidedTopic, string[]> = {
  dark: ['It was dark.', 'The lamp went out, and the room darkened.', 'a big Shadow', 'pitch-black', 'a moonless night', 'black as ink'],
  thunder: ['It thundered twice.', 'A storm came.', 'lightning', 'a thunderclap'],
  'loud-noises': ['a LOUD bell', 'Bang! went the lid.', 'They shouted.', 'the roaring engine', 'a noisy goose', 'such a noise'],
  fire: ['by the fire', 'a campfire', 'the candle burned low', 'smoke', 'The firefighter waved.', 'red coals', 'the hearth'],
  'deep-water': ['the deep end', 'deep in the water was deep water', 'The pond was very deep.', 'at the bottom of the old lake'],
  heights: ['on the roof', 'up high', 'They climbed the old tower.', 'climbed up', 'at the top of the tall tree', 'a ladder'],
  dogs: ['The dog slept.', 'two Puppies', 'It barked.', 'a poodle', 'the dog’s bowl', 'a sheepdog', 'a bark: woof'],
  insects: ['creepy-crawlies', 'a spider', 'the bees', 'Butterflies', 'a cobweb', 'The fly sat down.', 'an anthill'],
  snakes: ['a snake', 'Serpents', 'It slithered.'],
  ghosts: ['a ghost', 'the monsters under the bed', 'a haunted house', 'spooky', 'an eerie light', 'spectres'],
  clowns: ['a clown', 'a red nose'],
  hospitals: ['the hospital', 'a doctor', 'the nurse’s hat', 'fever', 'She was ill.', 'a physician', 'crutches'],
  mothers: ['Mother', 'her mom’s hat', 'Mommy', 'mama duck', 'his stepmother', 'the parents', 'her mamá', 'two stepmoms'],
  fathers: ['Dad', 'his father', 'the papa bear', 'parents', 'her pop', 'su papá'],
  grandparents: ['Grandma', 'the great-grandfather', 'Granny’s', 'Nana', 'his nonna', 'Memaw', 'her grandchildren'],
  babies: ['the baby', 'Babies', 'a new little brother', 'newborn', 'a cradle', 'She was born.', 'strollers'],
};

const HARMLESS: Record<AvoidedTopic, string[]> = {
  dark: ['a dark blue hat', 'dark chocolate', 'the darling'],
  thunder: ['a lightning bug', 'a brainstorm', 'a soft wind'],
  'loud-noises': ['said out loud', 'a yellow cloud', 'a small noise', 'There was no noise.', 'dinner'],
  fire: ['a firefly', 'the fire escape', 'smoked salmon', 'a match for the sock', 'fir trees'],
  'deep-water': ['a deep breath', 'the deep blue scarf', 'a deep sleep', 'the sea', 'They swam.', 'sank into the pillow'],
  heights: ['climbed into bed', 'climbed up onto his lap', 'on top of the hay', 'high time', 'a highlight'],
  dogs: ['a hot dog', 'the bark of the tree', 'a dogwood', 'a dog-eared page', 'a seal pup', 'prairie dogs'],
  insects: ['a spider monkey', 'on the fly', 'they fly home', 'a plant', 'the owl flies', 'spelling bee', 'an anteater'],
  snakes: ['a feather boa', 'a boat'],
  ghosts: ['a ghost crab', 'a dragon', 'a giant', 'a Tasmanian devil'],
  clowns: ['a clownfish', 'a clown fish', 'a crown'],
  hospitals: ['sick of peas', 'a nurse shark', 'a vest', 'still', 'patient'],
  mothers: ['mother-of-pearl', 'a moment', 'grandmother', 'mumbled'],
  fathers: ['grandfather', 'Father Christmas', 'a feather', 'daddy longlegs', 'Pop! went the cork.'],
  grandparents: ['a grandfather clock', 'a banana', 'grand', 'five grams'],
  babies: ['a baby tooth', 'baby blue', 'a baby owl', 'baby carrots', 'her birthday', 'born to swim'],
};

describe.each(AVOIDED_TOPIC_IDS)('the topic "%s"', (topic) => {
  test.each(HITS[topic])('is found in “%s”', (text) => {
    expect(wordsOfTopic(text, topic)).not.toEqual([]);
  });

  test.each(HARMLESS[topic])('is not found in “%s”', (text) => {
    expect(wordsOfTopic(text, topic)).toEqual([]);
  });
});

test('the words of a topic are named once each, as they are written', () => {
  expect(wordsOfTopic('A dog and a Dog. It barked, and the dog barked.', 'dogs')).toEqual(['dog', 'Dog', 'barked']);
});

test('an animal conflicts with the first topic it belongs to', () => {
  expect(conflictingTopic('small puppy', ['dark', 'dogs'])).toBe('dogs');
  expect(conflictingTopic('bumblebee', ['insects'])).toBe('insects');
  expect(conflictingTopic('husky', ['dogs'])).toBe('dogs');
  expect(conflictingTopic('Her voice was husky.', ['dogs'])).toBeNull();
  expect(conflictingTopic('seal pup', ['dogs'])).toBeNull();
  expect(conflictingTopic('dog', [])).toBeNull();
});

test('six hundred words are searched for all topics quickly', () => {
  const text = 'The fox climbed up to the lamp and said that the deep blue night was soft. '.repeat(40);
  for (const topic of AVOIDED_TOPIC_IDS) wordsOfTopic(text, topic);
  expectWithin(200, () => {
    for (const topic of AVOIDED_TOPIC_IDS) wordsOfTopic(text, topic);
  });
});
