import { LIMITS, type StoryRequest } from '@tuckaway/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hideName } from '../names/hide-name.ts';
import { sentAnimal } from '../names/sent-animal.ts';
import { earlierNotes, fitNotes } from './episode-notes.ts';

const OTTER = { sent: 'otter', hidden: null };
const ORDER = { animal: OTTER, children: ['{child}', '{child2}'] };
const draft = (recap: string, cast: string[] = []) => ({ title: 'T', paragraphs: ['P.'], recap, cast });

describe('notes for the next episode', () => {
  test('are the recap and the cast', () => {
    expect(fitNotes(draft('{child} and {child2} found a lamp.', ['Crumb the otter', 'the owl']), ORDER)).toEqual({
      recap: '{child} and {child2} found a lamp.',
      cast: ['Crumb the otter', 'the owl'],
    });
  });

  test.each([
    ['no recap', draft('')],
    ['a place that is left open', draft('{child} met {x}.')],
    ['a child that is not in the story', draft('{child3} slept.')],
    ['markup', draft('<b>{child}</b> slept.')],
    ['a link', draft('{child} saw https://example.com.')],
    ['a word that frightens', draft('{child} saw blood.')],
    ['a first sentence that is too long', draft(`{child} ${'slept '.repeat(80)}well.`)],
  ])('is nothing where it has %s', (_what, told) => {
    expect(fitNotes(told, ORDER)).toEqual({});
  });

  test('leave out what is not for tonight', () => {
    const order = { ...ORDER, notTonight: ['dogs' as const] };
    expect(fitNotes(draft('{child} found a dog.'), order)).toEqual({});
    expect(fitNotes(draft('{child} found a lamp.', ['the puppy', 'the owl']), order)).toEqual({
      recap: '{child} found a lamp.',
      cast: ['the owl'],
    });
  });

  test('are as many complete sentences as fit and at most six different figures', () => {
    const sentence = '{child} found a lamp with a dent in it, and carried it home by the long way.';
    const told = fitNotes(draft(Array(9).fill(sentence).join(' '), ['a', 'a', '{child}', '<i>', 'x'.repeat(61), ...'bcdefgh']), ORDER);
    expect(told.recap?.length).toBeLessThanOrEqual(LIMITS.storyRecap);
    expect(told.recap?.endsWith('way.')).toBe(true);
    expect(told.cast).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });
});

describe('the earlier episode', () => {
  const request = (recap: string, cast: string[] = [], more: Partial<StoryRequest> = {}): StoryRequest => ({
    childName: 'Zebedee',
    siblings: ['Quillon'],
    favoriteAnimal: 'otter',
    storySetting: 'garden',
    storyLength: 'short',
    storyTone: 'calm',
    continues: { storyId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', recap, cast },
    ...more,
  });
  const notesOf = (wish: StoryRequest) => earlierNotes(wish, hideName(wish));

  test('does not recall what is not for tonight, and is none if nothing else is left', () => {
    const wish = request('A dog came. {child} found a lamp.', ['the puppy', 'the owl'], { notTonight: ['dogs'] });
    expect(earlierNotes(wish, OTTER)).toEqual({ recap: '{child} found a lamp.', cast: ['the owl'] });
    expect(earlierNotes(request('A dog came.', ['the owl'], { notTonight: ['dogs'] }), OTTER)).toBeNull();
  });

  test.each([
    [
      'the names',
      request("Zebedee and QUILLON found Zebedee's lamp.", ['Quillon', 'the owl of zebedee']),
      { recap: "{child} and {child2} found {child}'s lamp.", cast: ['{child2}', 'the owl of {child}'] },
    ],
    [
      'a name that braces kept apart',
      request('Zeb{x}edee and {Quil}Quil{}lon met Ze{ebedee.', ['Zebe{dee']),
      { recap: '{child} and {child2} met Zeebedee.', cast: ['{child}'] },
    ],
    [
      'a name beside a word that replaces braces',
      request('{word}Zebedee met Quillon{child4}.', ['{child4}{word}Zebedee']),
      { recap: 'animal {child} met {child2} a friend.', cast: ['a friend animal {child}'] },
    ],
  ])('is sent without %s', (_what, wish, sent) => {
    expect(notesOf(wish)).toEqual(sent);
  });

  test('has no placeholder for missing children', () => {
    expect(notesOf(request('{child}, {child2} and {child4} met {word} {x} {{y}}.', ['{z}']))).toEqual({
      recap: '{child}, {child2} and a friend met animal  .',
      cast: [],
    });
    expect(notesOf(request('The {word} slept.', [], { favoriteAnimal: "Zebedee's owl" }))?.recap).toBe('The {word} slept.');
  });

  test.each([
    ['our dog Bella', '{child} and Bella the dog sang. Bella yawned.', '{child} and {word} the dog sang. {word} yawned.'],
    ['my cat Mr. Whiskers', 'Mr. Whiskers met Mr. Owl, and Whiskers slept.', '{word} met Mr. Owl, and {word} slept.'],
    ['our dog Captain', 'Captain met Captain Hen.', '{word} met Captain Hen.'],
  ])('of an earlier version is sent without the name of %s [fault 17]', (favoriteAnimal, recap, sent) => {
    const wish = request(recap, [], { favoriteAnimal });
    expect(earlierNotes(wish, sentAnimal(wish))?.recap).toBe(sent);
  });

  test('never contains a name or an unknown placeholder', () => {
    const part = fc.constantFrom(
      'Zebedee',
      'zebedee',
      'Quillon',
      '{child}',
      '{child2}',
      '{child3}',
      '{word}',
      '{',
      '}',
      ' and ',
      '"',
      '\\',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string({ maxLength: 5 })), { maxLength: 12 }), (parts) => {
        const { recap = '' } = notesOf(request(parts.join(' '))) ?? {};
        expect(recap).not.toMatch(/(?<!\p{L})(?:zebedee|quillon)(?!\p{L})/iu);
        expect(recap.replace(/\{child2?\}/gu, '')).not.toMatch(/[{}]/u);
      }),
    );
  });
});
