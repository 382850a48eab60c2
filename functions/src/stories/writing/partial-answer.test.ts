import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstPageOf, partialAnswer } from './partial-answer.ts';

const page = fc.record({ text: fc.string({ unit: 'grapheme' }), scene: fc.record({ place: fc.string(), figures: fc.array(fc.string()) }) });
const thoughts = fc.record({ engine: fc.string(), trouble: fc.string(), deed: fc.string() });
const plain = fc.record({ title: fc.string(), pages: fc.array(page, { maxLength: 6 }), recap: fc.string(), cast: fc.array(fc.string()) });
/** With thoughts before the title, or in the earlier format, without. */
const story = fc.tuple(fc.option(thoughts), plain).map(([thought, told]) => ({ ...thought, ...told }));

describe('an answer that is still arriving', () => {
  test('gives at every moment the first pages, never the last one, and only whole ones', () => {
    fc.assert(
      fc.property(story, fc.nat({ max: 1000 }), (told, cut) => {
        const text = JSON.stringify(told);
        const partial = partialAnswer(text.slice(0, Math.floor((text.length * cut) / 1000)));
        if (partial === null) return;
        expect(partial.title).toEqual(told.title);
        expect(partial.pages).toEqual(told.pages.slice(0, partial.pages.length));
        expect(partial.pages.length).toBeLessThan(told.pages.length);
      }),
    );
  });

  test('gives a page as soon as the next one begins', () => {
    const text = '{"title":"The Lamp","pages":[{"text":"One.","scene":{}},';
    expect(partialAnswer(text)).toBeNull();
    expect(partialAnswer(`${text}{`)).toEqual({ title: 'The Lamp', pages: [{ text: 'One.', scene: {} }], end: text.length - 1 });
    expect(partialAnswer(`${text}{`, text.length - 1)).toBeNull();
  });

  test.each(['', '{', '[]', 'Once upon a time {', '{"title":"x","paragraphs":["One.","Two."]}', '{"a":[{},{', 'null', '{"pages":[{]}'])(
    'gives nothing of %j',
    (text) => {
      expect(partialAnswer(text)).toBeNull();
    },
  );
});

describe('the beginning of an answer', () => {
  test('is its title and the text of its first page, once both are complete', () => {
    fc.assert(
      fc.property(story, fc.nat({ max: 1000 }), (told, cut) => {
        const text = JSON.stringify(told);
        const first = firstPageOf(text.slice(0, Math.floor((text.length * cut) / 1000)));
        if (first) expect(first).toEqual({ title: told.title, pages: [{ text: told.pages[0]?.text }] });
        expect(firstPageOf(text) !== null).toBe(told.pages.length > 0);
      }),
    );
  });

  test.each([
    '',
    '{',
    '{"pages":[{"text":"One.","scene":{}}],"title":"x"}',
    '{"title":"x","pages":[{"scene":{},"text":"One."}]}',
    '{"title":"x\\',
  ])('is nothing of %j', (text) => {
    expect(firstPageOf(text)).toBeNull();
  });
});
