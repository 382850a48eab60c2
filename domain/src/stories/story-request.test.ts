import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseStoryRequest } from './story-request.ts';

const GOOD = { childName: 'Ama', favoriteAnimal: 'fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy' };

describe('a story request', () => {
  it('is accepted when complete, and loses unknown fields', () => {
    expect(parseStoryRequest({ ...GOOD, rating: 5, uid: 'x' })).toEqual({ ok: true, value: GOOD });
  });

  it('may have the choices remembered with a child', () => {
    const wishes = { age: '2-3', pronouns: 'they', notTonight: ['dogs', 'dark'], childId: '3' };
    expect(parseStoryRequest({ ...GOOD, ...wishes })).toEqual({ ok: true, value: { ...GOOD, ...wishes } });
  });

  it.each([
    ['age', '9-12'],
    ['pronouns', 'xe'],
    ['notTonight', []],
    ['notTonight', ['mondays']],
    ['childId', '../0'],
  ])('is refused with %s = %j', (field, value) => {
    expect(parseStoryRequest({ ...GOOD, [field]: value })).toMatchObject({ ok: false, field });
  });

  it('is normalized: NFC, single spaces, trimmed', () => {
    expect(parseStoryRequest({ ...GOOD, childName: '  Zoe\u0308 \n Ann ' })).toMatchObject({ ok: true, value: { childName: 'Zoë Ann' } });
  });

  it.each(['Zoë', 'Nguyễn Ánh', 'محمّد', 'שָׂרָה', 'अनन्या', '小明', 'O’Brien', "D'Arcy", 'Jean-Luc', 'Ph. D.', 'Núria Gal·la', 'می‌نا', 'ශ්‍රී'])(
    'accepts the name %s',
    (childName) => {
      expect(parseStoryRequest({ ...GOOD, childName })).toMatchObject({ ok: true });
    },
  );

  it('never throws, and accepts its own result unchanged', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.anything(),
          fc.record({
            ...Object.fromEntries(Object.entries(GOOD).map(([key, value]) => [key, fc.oneof(fc.constant(value), fc.anything())])),
          }),
        ),
        (input) => {
          const first = parseStoryRequest(input);
          if (first.ok) expect(parseStoryRequest(first.value)).toEqual(first);
          else expect(first.message).not.toBe('');
        },
      ),
    );
  });
});

describe('a request with siblings or an earlier episode', () => {
  const continues = { storyId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301', recap: ' {child} found\n a lamp. ', cast: ['the  owl'] };

  it('normalizes siblings and puts the notes on one line', () => {
    expect(parseStoryRequest({ ...GOOD, siblings: [' Zoe\u0308', 'Leo'], continues })).toMatchObject({
      ok: true,
      value: { siblings: ['Zoë', 'Leo'], continues: { recap: '{child} found a lamp.', cast: ['the owl'] } },
    });
  });
});
