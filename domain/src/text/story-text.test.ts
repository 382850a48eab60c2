import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fallbackTitle } from '../stories/fallback-title.ts';
import { splitParagraphs, splitSentences } from './paragraphs.ts';
import { countWords, downloadFileName, downloadText, previewText, textDirection, wordList } from './story-text.ts';
import { textLanguage } from './text-language.ts';

it('the sentences of a text with placeholders end where those with names do [fault 1] [fault 2]', () => {
  const sentences = ['{child} had a T. Rex called Samosa.', 'It was {child} Jr.', '{child2} slept.'];
  expect(splitSentences(sentences.join(' '))).toEqual(sentences);
});

describe('paragraphs of a generated text', () => {
  it('are split at blank lines, with any line ends and spaces [spec 5.9]', () => {
    expect(splitParagraphs('One.\n\nTwo. Still two.\r\n \t\r\nThree')).toEqual(['One.', 'Two. Still two.', 'Three']);
  });

  it('keep the lines of verse', () => {
    expect(splitParagraphs('A berry  fell, \r\nplop.\n\n\n It did.')).toEqual(['A berry fell,\nplop.', 'It did.']);
  });

  it('are groups of three sentences without blank lines, each ending with a full stop [spec 5.9, 9.4]', () => {
    expect(splitParagraphs('A. B.\nC. D. E')).toEqual(['A. B. C.', 'D. E.']);
  });

  it('keep a final !, ? or …', () => {
    expect(splitParagraphs('Run! Where? “Here!” Good')).toEqual(['Run! Where? “Here!”', 'Good.']);
  });

  it('are split in scripts without spaces between sentences', () => {
    expect(splitParagraphs('月が出た。猫が見た。星が光った。夜だった。')).toEqual(['月が出た。 猫が見た。 星が光った。', '夜だった。']);
  });

  it('lose and add no word [spec 9.4]', () => {
    const word = fc.stringMatching(/^[a-zäé]{1,8}$/);
    const sentence = fc
      .tuple(fc.array(word, { minLength: 1, maxLength: 8 }), fc.constantFrom('.', '!', '?', '…', '.”'))
      .map(([words, end]) => words.join(' ') + end);
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 20 }), (sentences) => {
        const paragraphs = splitParagraphs(sentences.join(' '));
        expect(paragraphs.join(' ')).toBe(sentences.join(' '));
        expect(paragraphs).toHaveLength(Math.ceil(sentences.length / 3));
        for (const paragraph of paragraphs) expect(splitSentences(paragraph).length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

it.each([
  ['Mia', "Mia's fox Adventure"],
  ["Jess'", "Jess's fox Adventure"],
  ["Chloë's", "Chloë's fox Adventure"],
  ['O’Neill', 'O’Neill’s fox Adventure'],
])('the title of a response without one has one apostrophe for %s [spec 7.1] [fault 24]', (childName, title) => {
  expect(fallbackTitle(childName, 'fox')).toBe(title);
});

describe('the download', () => {
  it('is named after the title in lowercase, with underscores for all but letters and digits [spec 5.10]', () => {
    expect(downloadFileName("Kofi's Fox: Part 2!")).toBe('kofi_s_fox__part_2_.txt');
  });

  it.each([
    ['Žofie a ježek', 'žofie_a_ježek.txt'],
    ['月の猫', '月の猫.txt'],
    ['हिन्दी की कहानी', 'हिन्दी_की_कहानी.txt'],
    ['ছোট্ট তারা!', 'ছোট্ট_তারা_.txt'],
    ['เด็กน้อยกับพระจันทร์', 'เด็กน้อยกับพระจันทร์.txt'],
    ['علی‌رضا', 'علی‌رضا.txt'],
    ['क्‍षितिज', 'क्‍षितिज.txt'],
    ['Café x\u0302', 'café_x_.txt'],
    ['İrem and İpek', 'irem_and_ipek.txt'],
    ['\u0301\u0302', 'story.txt'],
    ['🦊!', 'story.txt'],
    ['', 'story.txt'],
    ['CON', '_con.txt'],
    ['Com1', '_com1.txt'],
    ['Con Brio', 'con_brio.txt'],
  ])('of “%s” is named %s [fault 13]', (title, name) => expect(downloadFileName(title)).toBe(name));

  it('has a name that file systems can store, and cuts no letter [fault 13]', () => {
    const name = downloadFileName('की'.repeat(100));
    expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
    expect(name).toMatch(/^(?:की)+\.txt$/u);
  });

  it('has a safe file name for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (title) => {
        expect(downloadFileName(title)).toMatch(/^_?(?:\p{L}[\p{M}\u200C\u200D]*|[\p{N}_])+\.txt$/u);
      }),
    );
  });

  it('contains title, line, story and sign-off in this order [spec 5.10]', () => {
    expect(downloadText({ title: 'The Gate', paragraphs: ['One.', 'Two.'], childName: 'Ama', favoriteAnimal: 'fox' })).toBe(
      'The Gate\n\nA magical adventure for Ama featuring fox\n\nOne.\n\nTwo.\n\nSweet dreams, Ama!',
    );
  });
});

describe('the preview of a favorite', () => {
  it('is the text itself up to 100 characters, and else 100 characters and an ellipsis [spec 2.32, 5.11, 9.5]', () => {
    expect(previewText('a'.repeat(100))).toBe('a'.repeat(100));
    expect(previewText('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
  });

  it('is never cut within a character', () => {
    expect(previewText(`${'a'.repeat(99)}👩‍👧 and more of it`)).toBe(`${'a'.repeat(99)}…`);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 90, maxLength: 200 }), (text) => {
        const preview = previewText(text);
        expect(preview.length).toBeLessThanOrEqual(101);
        expect(preview.isWellFormed()).toBe(true);
      }),
    );
  });
});

it('words are runs with a letter or digit', () => {
  expect(countWords('One – two, “three”… 4 o’clock -')).toBe(5);
  expect(countWords('  ')).toBe(0);
});

it.each([
  ['The lamp yawned.', 'ltr'],
  ['محمد put down the lamp. Then محمد slept.', 'ltr'],
  ['كان يا ما كان، أضاء Leo المصباح.', 'rtl'],
  ['הירח פיהק.', 'rtl'],
  ['12:30 …', 'ltr'],
])('the direction of “%s” is %s', (text, direction) => expect(textDirection(text)).toBe(direction));

it.each([
  ['The lamp yawned.', 'en'],
  ['محمد put down the lamp. Then محمد slept.', 'en'],
  ['كان يا ما كان، أضاء Leo المصباح.', 'ar'],
  ['הירח פיהק.', 'he'],
  ['月が出た。猫が見た。', 'ja'],
  ['小熊在森林里睡着了。', 'zh'],
  ['Луна зевнула.', 'ru'],
  ['Місяць позіхнув.', 'uk'],
  ['12:30 …', 'en'],
])('the language of “%s”, which names none, is %s [fault 11]', (text, language) => expect(textLanguage(text)).toBe(language));

it('lists any words like Intl.ListFormat for English', () => {
  const english = new Intl.ListFormat('en');
  fc.assert(fc.property(fc.array(fc.string()), (words) => wordList(words) === english.format(words)));
});
