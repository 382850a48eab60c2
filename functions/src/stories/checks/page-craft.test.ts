import type { StoryRequest } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { REQUEST } from '../../../testing/scripted-storyteller.ts';
import { sentAnimal } from '../names/sent-animal.ts';
import { EXAMPLES } from '../prompt/examples.data.ts';
import { pagesCraft } from './page-craft.ts';

const craftOf = (text: string, change: Partial<StoryRequest> = {}) => {
  const request = { ...REQUEST, ...change };
  return pagesCraft([{ text }], request, sentAnimal(request)).map(({ message }) => message);
};

describe('the craft of a page', () => {
  test.each([
    ['one block', `It was ${'very '.repeat(90)}late.`, {}, 'One block of 93 words'],
    ['the wrong pronoun', '{child} held out his hand.', { pronouns: 'she' }, '{child} is “she”'],
    ['a pronoun that nobody asked for', '{child} was so glad that she sang.', {}, 'has no pronoun'],
    [
      'a name again and again',
      '{child} sat. {child} ate. {child} sang. {child} lay. {child} slept.',
      { pronouns: 'he' },
      'names {child} 5 times',
    ],
    [
      'a part that the body has not',
      'The whale folded its hands.',
      { favoriteAnimal: 'whale' },
      'The animal’s body cannot: “The whale folded its hands”',
    ],
    ['a part in other words', 'It lay in the snail’s paw.', { favoriteAnimal: 'snail' }, '“snail’s paw”'],
    ['a deed of other bodies', 'The snail jumped.', { favoriteAnimal: 'snail' }, '“snail jumped”'],
  ] as const)('is mended if it has %s', (_what, text, change, message) => {
    expect(craftOf(text, change as Partial<StoryRequest>).join()).toContain(message);
  });

  test.each([
    ['what is said', '“{child} and her hat!” said the owl.', {}],
    ['somebody else’s pronoun', '{child} gave the baker her hat.', { pronouns: 'he' }],
    ['the right pronoun', '{child} held out his hand.', { pronouns: 'he' }],
    ['an animal that nobody knows', 'The wug folded its hands.', { favoriteAnimal: 'wug' }],
    ['a body that has it', 'The owl lifted its wings.', { favoriteAnimal: 'owl' }],
    ['what others do', 'The boy jumped over the snail.', { favoriteAnimal: 'snail' }],
  ] as const)('is not changed for %s', (_what, text, change) => {
    expect(craftOf(text, change as Partial<StoryRequest>)).toEqual([]);
  });

  test('of our own examples has nothing to mend', () => {
    const wrong = EXAMPLES.flatMap(({ request: { animal, pronouns, age, children }, answer }) => {
      const request = { ...REQUEST, favoriteAnimal: animal, age, ...(pronouns && { pronouns }), siblings: (children ?? []).slice(1) };
      return pagesCraft(answer.pages, request, sentAnimal(request)).map(({ message }) => `${answer.title}: ${message}`);
    });
    expect(wrong).toEqual([]);
  });
});
