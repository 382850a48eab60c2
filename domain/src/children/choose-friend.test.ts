import { describe, expect, test } from 'vitest';
import { conflictingTopic } from '../avoided-topics/find-topic.ts';
import { BODIES } from '../scenes/bodies.ts';
import { storedFriendSchema } from '../stored-documents.ts';
import { parseStoryRequest } from '../stories/story-request.ts';
import {
  chooseFriend,
  FRIEND_NAMES,
  FRIEND_WORDS,
  type FriendChoice,
  fitting,
  friendInWords,
  isFriendOf,
  nameOfKind,
} from './choose-friend.ts';
import { BELONGINGS, HABITS } from './friend.ts';
import { AVOIDED_TOPIC_IDS } from './story-wishes.ts';

const OTTER = { uid: 'family', nickname: 'Mia', animal: 'otter', kind: 'otter', name: null, body: 'hands' } as const satisfies FriendChoice;
const names = Array.from({ length: 60 }, (_, number) => `Child ${'abcdefghij'.charAt(number % 10)}${'xyzuvw'.charAt(number / 10)}`);

describe('the storyteller’s choice of a friend', () => {
  test('is the same each evening, and another one for other families, children and animals', () => {
    expect(chooseFriend(OTTER)).toEqual(chooseFriend({ ...OTTER, nickname: 'mia', kind: 'small otter' }));
    const others = [{ uid: 'another' }, { nickname: 'Leo' }, { animal: 'fox', kind: 'fox', body: 'four legs' as const }];
    for (const other of others) expect(chooseFriend({ ...OTTER, ...other })).not.toEqual(chooseFriend(OTTER));
  });

  test('is what a request and a document may have, for each body', () => {
    for (const body of BODIES) {
      const friend = chooseFriend({ ...OTTER, body });
      expect(storedFriendSchema.safeParse({ ...friend, nickname: 'Mia', animal: 'otter' }).success).toBe(true);
      const request = { childName: 'Mia', favoriteAnimal: 'otter', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy' };
      expect(parseStoryRequest({ ...request, friend })).toEqual({ ok: true, value: { ...request, friend } });
    }
  });

  test('fits the body: a fish turns around before no bed, and a beetle carries no spoon', () => {
    expect(fitting(HABITS, 'swimmer')).not.toContain('turns');
    expect(fitting(HABITS, 'swimmer')).toContain('bubbles');
    expect(fitting(BELONGINGS, 'swimmer')).not.toContain('map');
    expect(fitting(BELONGINGS, 'tiny')).toEqual(['seed', 'bead', 'thread']);
    for (const body of BODIES) expect(fitting(HABITS, body).length).toBeGreaterThan(7);
  });

  test('takes a name that the family typed or that an earlier story told, and never the child’s own', () => {
    expect(chooseFriend({ ...OTTER, name: 'Otto' }).name).toBe('Otto');
    const told = ['the lighthouse', 'Bo the fox', 'Crumb the otter', 'Plum the otter'];
    expect(chooseFriend({ ...OTTER, told })).toEqual({ ...chooseFriend(OTTER), name: 'Crumb' });
    for (const nickname of FRIEND_NAMES)
      expect(chooseFriend({ ...OTTER, nickname, told: [`${nickname} the otter`] }).name).not.toBe(nickname);
  });

  test('has another pronoun than the child, and carries nothing that it is called', () => {
    for (const nickname of names) {
      expect(chooseFriend({ ...OTTER, nickname, pronouns: 'she' }).pronoun).toBe('he');
      expect(chooseFriend({ ...OTTER, nickname, pronouns: 'he' }).pronoun).toBe('she');
      expect(chooseFriend({ ...OTTER, nickname, name: 'Button' }).belonging).not.toBe('button');
    }
  });

  test('has nothing that a family may leave out', () => {
    const topics = Object.values(FRIEND_WORDS).map((words) => [words, conflictingTopic(words, AVOIDED_TOPIC_IDS)] as const);
    expect(topics.filter(([, topic]) => topic !== null)).toEqual([]);
  });
});

test('a friend is said in one line', () => {
  const friend = { name: 'Pickle', pronoun: 'she', temper: 'curious', habit: 'hums', fear: 'echoes', belonging: 'button' } as const;
  expect(friendInWords(friend, 'otter')).toBe('Pickle, a curious otter who carries a blue button');
});

test('a stored friend is the child’s if its nickname and animal are, and a name that was typed tonight', () => {
  const friend = { ...chooseFriend(OTTER), nickname: 'Mia', animal: 'otter', name: 'Otto' };
  expect(isFriendOf(friend, { ...OTTER, nickname: 'mia ' })).toBe(true);
  expect(isFriendOf(friend, { ...OTTER, name: 'otto' })).toBe(true);
  for (const other of [{ nickname: 'Leo' }, { animal: 'fox' }, { name: 'Bella' }])
    expect(isFriendOf(friend, { ...OTTER, ...other })).toBe(false);
});

test.each([
  ['Crumb the fox', 'Crumb'],
  ['Crumb, a fox who is afraid of stairs', 'Crumb'],
  ['Mr. Paws the fox', 'Mr. Paws'],
  ['Crumb the foxglove', null],
  ['the fox', null],
  [`A${'a'.repeat(40)} the fox`, null],
  ['a baker who met Crumb the fox', null],
])('the animal’s name in “%s” is %j', (line, name) => {
  expect(nameOfKind(line, 'fox')).toBe(name);
});
