import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { newStorySchema } from '../stored-documents.ts';
import { storyContent } from './story-content.ts';

const TOLD = { title: 'The Lamp', content: 'One.\n\nTwo & three.' };

test('a story is stored as escaped paragraphs, with its notes', () => {
  const notes = { recap: '{child} found a lamp.', cast: ['the owl'] };
  expect(storyContent({ ...TOLD, template: '{child} one.\n\nTwo & three.', ...notes })).toEqual({
    title: 'The Lamp',
    content: '<p>One.</p><p>Two &amp; three.</p>',
    template: '<p>{child} one.</p><p>Two &amp; three.</p>',
    ...notes,
  });
});

test('empty notes and notes that are too long are left out', () => {
  const plain = { title: 'The Lamp', content: '<p>One.</p><p>Two &amp; three.</p>' };
  expect(storyContent({ ...TOLD, template: ' ', recap: '', cast: [''] })).toEqual(plain);
  expect(storyContent({ ...TOLD, recap: 'a'.repeat(LIMITS.storyRecap + 1), cast: ['a'.repeat(LIMITS.castMember + 1)] })).toEqual(plain);
  expect(storyContent({ ...TOLD, cast: Array.from({ length: 9 }, (_figure, index) => `owl ${index}`) }).cast).toHaveLength(
    LIMITS.storyCast,
  );
});

test('a document made of it satisfies the schema', () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 250 }).filter((value) => /\S/u.test(value));
  const document = {
    ...{ uid: 'family', childName: 'Mia', favoriteAnimal: 'owl', storySetting: 'library', storyLength: 'short', storyTone: 'calm' },
    ...{ coverImage: 'moon', createdAt: 0 },
  };
  fc.assert(
    fc.property(
      fc.record(
        { title: text, content: text, template: text, recap: text, cast: fc.array(text, { maxLength: 8 }) },
        { requiredKeys: ['title', 'content'] },
      ),
      (story) => {
        expect(newStorySchema.safeParse({ ...document, ...storyContent(story) }).error?.issues).toBeUndefined();
      },
    ),
  );
});
