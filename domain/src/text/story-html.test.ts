import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToParagraphs, htmlToText, paragraphsToHtml } from './story-html.ts';

describe('story content', () => {
  it('is stored as escaped HTML paragraphs [spec 3.3]', () => {
    expect(paragraphsToHtml(['Tom & “Jo”', '<b>'])).toBe('<p>Tom &amp; “Jo”</p><p>&lt;b&gt;</p>');
  });

  it('is read back unchanged, for any paragraphs and lines of verse', () => {
    const line = fc
      .string({ unit: 'grapheme' })
      .map((text) => text.replace(/\s+/gu, ' ').trim())
      .filter((text) => text !== '');
    const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(fc.array(paragraph), (paragraphs) => {
        expect(htmlToParagraphs(paragraphsToHtml(paragraphs))).toEqual(paragraphs);
      }),
    );
  });

  it('drops foreign markup and keeps its text [spec 2.32, 5.11]', () => {
    expect(htmlToParagraphs('<h2>Title</h2><p class="x">One <em>two</em><br>three</p><script>alert(1)</script>')).toEqual([
      'Title',
      'One two\nthree',
    ]);
  });

  it('drops the content of an unclosed tag', () => {
    expect(htmlToText('<p>Good night<img src=x onerror=alert(1)')).toBe('Good night');
  });

  it('decodes real entities once and keeps invalid ones', () => {
    expect(htmlToText('<p>&amp;lt; &#39; &#x1F98A; &bogus; &#xD800; &#0;</p>')).toBe("&lt; ' 🦊 &bogus; &#xD800; &#0;");
  });
});
