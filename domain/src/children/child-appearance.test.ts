import { describe, expect, test } from 'vitest';
import { newChildSchema } from '../stored-documents.ts';
import { parseStoryRequest } from '../stories/story-request.ts';
import { appearanceSchema } from './appearance-schema.ts';
import {
  APPEARANCE,
  type ChildAppearance,
  looksOf,
  readAppearance,
  readLooks,
  specialPart,
  withoutNewSpecial,
  withoutSpecial,
} from './child-appearance.ts';
import { parseChild, parseStoredChild } from './child-profile.ts';

const LOOK: ChildAppearance = { skin: 'dark', hair: 'puffs', hairColor: 'black', glasses: 'round', wheelchair: 'manual', clothes: 'teal' };
const MIA = { nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' };

describe('the appearance of a child', () => {
  test('has at least six skin tones and ten hair styles, and a schema with every word of the lists and no other field', () => {
    expect([APPEARANCE.skin.length >= 6, APPEARANCE.hair.length >= 10]).toEqual([true, true]);
    expect(Object.keys(appearanceSchema.shape)).toEqual(Object.keys(APPEARANCE));
    for (const [field, words] of Object.entries(APPEARANCE)) {
      expect(new Set(words).size).toBe(words.length);
      for (const word of words) expect(appearanceSchema.safeParse({ [field]: word }).success).toBe(true);
      expect(appearanceSchema.safeParse({ [field]: 'invisible' }).success).toBe(false);
    }
    expect(appearanceSchema.safeParse({ scars: 'none' }).success).toBe(false);
  });

  test('is optional in the form and in the document, whole and in parts', () => {
    for (const child of [MIA, { ...MIA, appearance: LOOK }, { ...MIA, appearance: { glasses: 'square' } }]) {
      expect(parseChild(child)).toEqual({ ok: true, value: child });
      expect(parseStoredChild(child)).toEqual({ ok: true, value: child });
      expect(newChildSchema.safeParse(child).success).toBe(true);
    }
  });

  test('is refused with its field where a word is unknown', () => {
    expect(parseChild({ ...MIA, appearance: { hair: 'mohawk' } })).toMatchObject({ ok: false, field: 'appearance' });
    expect(parseChild({ ...MIA, appearance: 'tall' })).toMatchObject({ ok: false, field: 'appearance' });
  });

  test.each([
    ['a text', 'tall', undefined],
    ['null', null, undefined],
    ['an empty map', {}, undefined],
    ['words of a newer version only', { eyes: 'green', hair: 'mohawk' }, undefined],
    ['some known words', { skin: 'olive', hair: 'mohawk', glasses: 7 }, { skin: 'olive' }],
  ])('is read from %s', (_what, stored, read) => {
    expect(readAppearance(stored)).toEqual(read);
    expect(parseStoredChild({ ...MIA, appearance: stored })).toEqual({ ok: true, value: { ...MIA, ...(read && { appearance: read }) } });
  });

  test.each<[string, ChildAppearance | undefined, ChildAppearance | undefined]>([
    [
      'skin, hearing aid and wheelchair',
      { ...LOOK, hearingAid: 'left' },
      { hair: 'puffs', hairColor: 'black', glasses: 'round', clothes: 'teal' },
    ],
    ['a hijab', { hair: 'hijab', clothes: 'red' }, { clothes: 'red' }],
    ['a patka', { hair: 'patka' }, undefined],
    ['nothing', undefined, undefined],
  ])('keeps no special category without consent: %s [safety 6]', (_what, look, left) => {
    expect(withoutSpecial(look)).toEqual(left);
    expect(specialPart(left)).toBeUndefined();
    expect({ ...specialPart(look), ...left }).toEqual(look ?? {});
  });

  test.each<[string, ChildAppearance | undefined, ChildAppearance | undefined, ChildAppearance | undefined]>([
    ['what was added goes', { skin: 'dark', clothes: 'red' }, undefined, { clothes: 'red' }],
    ['what was there stays', { skin: 'dark', hair: 'hijab', glasses: 'round' }, { skin: 'dark' }, { skin: 'dark', glasses: 'round' }],
    ['what was changed goes', { skin: 'dark', hair: 'patka', glasses: 'round' }, { skin: 'olive', hair: 'bob' }, { glasses: 'round' }],
    ['what was removed stays removed', { skin: 'dark' }, { skin: 'dark', wheelchair: 'power' }, { skin: 'dark' }],
    ['another hair style takes the place of a covering', { hair: 'bob' }, { hair: 'hijab' }, { hair: 'bob' }],
    ['nothing', undefined, { skin: 'dark' }, undefined],
  ])('gets no special category without consent: %s [safety 6]', (_what, look, before, left) => {
    expect(withoutNewSpecial(look, before)).toEqual(left);
  });

  test('is no part of a story request, which goes to the model', () => {
    const request = { childName: 'Mia', favoriteAnimal: 'fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy' };
    expect(parseStoryRequest({ ...request, appearance: LOOK, looks: [LOOK] })).toEqual({ ok: true, value: request });
  });
});

describe('the looks of a story', () => {
  const mia = { id: '1', nickname: 'Mia', appearance: LOOK };
  const leo = { id: '2', nickname: 'Leo', appearance: { skin: 'light' } as const };
  const ana = { id: '3', nickname: 'Ana' };

  test('are those of the children with its names, in its order', () => {
    expect(looksOf({ childName: 'mia ', siblings: ['Ana', 'Leo', 'Bo'] }, [ana, leo, mia])).toEqual([LOOK, null, leo.appearance, null]);
  });

  test('prefer the child that the story was written for, unless its id is another child’s by now', () => {
    const other = { id: '5', nickname: 'Mia', appearance: { skin: 'olive' } as const };
    expect(looksOf({ childName: 'Mia', childId: '5' }, [mia, other])).toEqual([{ skin: 'olive' }]);
    expect(looksOf({ childName: 'Mia', childId: '2' }, [leo, mia])).toEqual([LOOK]);
  });

  test('are none where no child is described or remembered', () => {
    expect(looksOf({ childName: 'Ana', siblings: ['Bo'] }, [ana, mia])).toEqual([]);
    expect(looksOf({ childName: 'Mia' }, [])).toEqual([]);
  });

  test('are read from a document of any version', () => {
    expect(readLooks(undefined)).toEqual([]);
    expect(readLooks([LOOK, null, { skin: 'green' }])).toEqual([LOOK, null, null]);
  });
});
