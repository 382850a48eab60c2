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

  it.each(Object.keys(GOOD))('is refused without %s and names that field', (field) => {
    const { [field as keyof typeof GOOD]: _dropped, ...rest } = GOOD;
    expect(parseStoryRequest(rest)).toMatchObject({ ok: false, field });
  });

  it.each([
    ['storySetting', 'volcano'],
    ['coverImage', 'volcano'],
    ['coverImage', null],
    ['childName', ' '],
    ['favoriteAnimal', null],
  ])('is refused with %s = %j and names that field', (field, value) => {
    expect(parseStoryRequest({ ...GOOD, [field]: value })).toMatchObject({ ok: false, field, message: expect.stringMatching(/./) });
  });

  it.each(['Zoë', 'Nguyễn Ánh', 'محمّد', 'שָׂרָה', 'अनन्या', '小明', 'O’Brien', "D'Arcy", 'Jean-Luc', 'Ph. D.', 'Núria Gal·la', 'می‌نا', 'ශ්‍රී'])(
    'accepts the name %s',
    (childName) => {
      expect(parseStoryRequest({ ...GOOD, childName })).toMatchObject({ ok: true });
    },
  );

  it.each(['<b>Tom</b>', '{child}', 'Tom2', 'Tom\u0000', 'Tom😀', '-Tom', 'Tom\u202Eevil', '\u200DTom', 'a\u200D b', 'http://x'])(
    'refuses the name %j',
    (childName) => {
      expect(parseStoryRequest({ ...GOOD, childName })).toMatchObject({ ok: false, field: 'childName' });
    },
  );

  it('accepts 40 characters and refuses 41', () => {
    expect(parseStoryRequest({ ...GOOD, childName: 'a'.repeat(40) }).ok).toBe(true);
    expect(parseStoryRequest({ ...GOOD, childName: 'a'.repeat(41) })).toMatchObject({ ok: false, message: expect.stringContaining('40') });
  });

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

  it.each([
    ['an empty list', []],
    ['too many', ['A', 'B', 'C', 'D']],
    ['a name that is none', ['Leo <3']],
    ['an empty name', ['Leo', ' ']],
  ])('refuses %s as siblings', (_what, siblings) => {
    const parsed = parseStoryRequest({ ...GOOD, siblings });
    expect(parsed).toMatchObject({ ok: false, field: 'siblings' });
    expect(parsed.ok || /^(?:Please |The other child's name )/u.test(parsed.message)).toBe(true);
  });

  it.each([
    ['a recap that is too long', { recap: 'a'.repeat(401) }],
    ['control characters', { recap: 'a\u0000b' }],
    ['half a letter', { recap: 'a\uD800b' }],
    ['a long list', { cast: Array(7).fill('a') }],
    ['a long name', { cast: ['a'.repeat(61)] }],
    ['an id that is none', { storyId: '7' }],
  ])('refuses to continue from %s', (_what, change) => {
    expect(parseStoryRequest({ ...GOOD, continues: { ...continues, ...change } })).toMatchObject({ ok: false, field: 'continues' });
  });
});
