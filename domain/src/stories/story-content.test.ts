import fc from 'fast-check';
import { expect, test } from 'vitest';
import { releasedPageParagraphs, releasedParagraphs } from '../../../tests/fixtures/version-b3012be3/story-text.ts';
import { LIMITS } from '../limits.ts';
import { pageParagraphs } from '../scenes/story-pages.ts';
import { newStorySchema } from '../stored-documents.ts';
import { htmlToParagraphs } from '../text/story-html.ts';
import { downloadText } from '../text/story-text.ts';
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

test('verse is stored in its lines, and version b3012be3 reads and downloads it as prose', () => {
  const page = 'A berry in the beak had {child},\nand then it said, “Good day!”\n\nPlop.';
  const { content } = storyContent({ title: 'The Berry', content: page });
  expect(content).toBe('<p>A berry in the beak had {child},<br>and then it said, “Good day!”</p><p>Plop.</p>');
  expect(htmlToParagraphs(content)).toEqual(pageParagraphs(page));
  expect(releasedPageParagraphs(page)).toEqual(pageParagraphs(page));
  const told = ['A berry in the beak had {child}, and then it said, “Good day!”', 'Plop.'];
  expect(releasedParagraphs(content)).toEqual(told);
  const names = { title: 'The Berry', childName: 'Mia', favoriteAnimal: 'owl' };
  expect(downloadText({ ...names, paragraphs: htmlToParagraphs(content) }).replaceAll(/(?<!\n)\n(?!\n)/gu, ' ')).toBe(
    downloadText({ ...names, paragraphs: releasedParagraphs(content) }),
  );
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
