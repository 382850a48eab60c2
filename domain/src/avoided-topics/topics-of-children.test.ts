import { expect, test } from 'vitest';
import type { AvoidedTopic } from '../children/story-wishes.ts';
import { topicsOfChildren } from './topics-of-children.ts';

const child = (id: string, nickname: string, ...notTonight: AvoidedTopic[]) => ({ id, nickname, notTonight });

test('children leave out their topics, also those who only come along, in the order of the list', () => {
  const known = [child('1', 'Mia', 'fire', 'dark'), child('2', 'Leo', 'dogs', 'fire'), child('3', 'Ana', 'snakes')];
  expect(topicsOfChildren({ childName: ' mia', siblings: ['Leo', 'Tom'] }, known)).toEqual(['dark', 'fire', 'dogs']);
  expect(topicsOfChildren({ childName: 'Tom' }, known)).toEqual([]);
});

test('of two children with one name the chosen one counts, and both if none is chosen', () => {
  const known = [child('1', 'Mia', 'fire'), child('2', 'mia', 'dogs')];
  expect(topicsOfChildren({ childName: 'Mia', childId: '2' }, known)).toEqual(['dogs']);
  expect(topicsOfChildren({ childName: 'Mia' }, known)).toEqual(['fire', 'dogs']);
});

test('an id that is another child’s by now counts for nothing', () => {
  expect(topicsOfChildren({ childName: 'Mia', childId: '2' }, [child('1', 'Mia', 'fire'), child('2', 'Leo', 'dogs')])).toEqual(['fire']);
});
