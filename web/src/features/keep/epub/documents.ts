/** The documents of an EPUB 3.3, as text. Pure. */
import { escapeHtml, PRODUCT_NAME, STORY_LANGUAGE } from '@tuckaway/domain';
import { TALK } from '../../reader/talk/messages.ts';
import { directionOf, type KeptBook } from '../kept-book.ts';
import { audioHref, type NarratedSentence, narratedTime, sentenceId } from './narration.ts';

export interface BoundPicture {
  /** Within the book's folder. */
  href: string;
  type: string;
  alt: string;
}

export interface BoundBook {
  book: KeptBook;
  /** `urn:uuid:…`: the same for the same story. */
  identifier: string;
  /** When the file was made, milliseconds since 1970. */
  modified: number;
  cover: BoundPicture | null;
  pictures: (BoundPicture | null)[];
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

export const CONTAINER = `${XML}<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles>
    <rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/>
  </rootfiles>
</container>
`;

export const STYLE = `body { margin: 0 5%; line-height: 1.5; }
h1 { margin: 2em 0 0.5em; line-height: 1.2; text-align: center; page-break-after: avoid; break-after: avoid; }
p { margin: 0 0 0.7em; orphans: 2; widows: 2; }
section { page-break-inside: auto; }
figure { margin: 1em 0; text-align: center; page-break-inside: avoid; break-inside: avoid; }
img { max-width: 100%; max-height: 95vh; }
.title { text-align: center; }
.for { margin-top: 2em; font-size: 1.2em; font-style: italic; }
.end { margin: 2em 0; text-align: center; font-style: italic; }
.talk { margin-top: 3em; text-align: center; }
.spoken { background: #ffe9a8; color: #000; }
.imprint { margin-top: 3em; font-size: 0.85em; text-align: center; }
`;

export function packageDocument({ book, identifier, modified, cover, pictures }: BoundBook): string {
  const rtl = directionOf(book) === 'rtl';
  const images = [cover, ...pictures]
    .filter((picture) => picture !== null)
    .map(
      ({ href, type }, index) =>
        `    <item id="image-${index + 1}" href="${xmlText(href)}" media-type="${type}"${href === cover?.href ? ' properties="cover-image"' : ''}/>`,
    );
  const hasPictures = images.length > 0;
  const { narration } = book;
  const sounds = [...(narration?.pages ?? [])].map(
    ([part, sound]) => `    <item id="sound-${part + 1}" href="${audioHref(part, sound)}" media-type="${sound.type}"/>`,
  );
  const spoken = narration
    ? `    <meta property="schema:accessMode">auditory</meta>
    <meta property="schema:accessibilityFeature">synchronizedAudioText</meta>
    <meta property="media:duration" refines="#overlay">${narratedTime(narration)}</meta>
    <meta property="media:duration">${narratedTime(narration)}</meta>
    <meta property="media:narrator">${nonEmpty(narration.narrator)}</meta>
    <meta property="media:active-class">spoken</meta>
`
    : '';
  return `${XML}<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en"${rtl ? ' dir="rtl"' : ''}>
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
    <dc:identifier id="id">${xmlText(identifier)}</dc:identifier>
    <dc:title${languageOf(book)}>${nonEmpty(book.title)}</dc:title>
    <dc:language>${xmlText(book.language)}</dc:language>
    <dc:creator>${xmlText(PRODUCT_NAME)}</dc:creator>
    <dc:description${languageOf(book)}>${nonEmpty(book.line)}</dc:description>
    <dc:rights>${xmlText(book.imprint)}</dc:rights>
    <meta property="dcterms:modified">${new Date(modified).toISOString().slice(0, 19)}Z</meta>
    <meta property="schema:accessMode">textual</meta>
${hasPictures ? '    <meta property="schema:accessMode">visual</meta>\n' : ''}    <meta property="schema:accessModeSufficient">textual</meta>
    <meta property="schema:accessibilityFeature">tableOfContents</meta>
    <meta property="schema:accessibilityFeature">readingOrder</meta>
    <meta property="schema:accessibilityFeature">structuralNavigation</meta>
${hasPictures ? '    <meta property="schema:accessibilityFeature">alternativeText</meta>\n' : ''}    <meta property="schema:accessibilityFeature">displayTransformability</meta>
${spoken}    <meta property="schema:accessibilityHazard">none</meta>
    <meta property="schema:accessibilitySummary">A bedtime story as plain text in its reading order${hasPictures ? '; every picture is told in words' : ''}.</meta>
  </metadata>
  <manifest>
    <item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
    <item id="style" href="style.css" media-type="text/css"/>
    <item id="title" href="title.xhtml" media-type="application/xhtml+xml"/>
    <item id="story" href="story.xhtml" media-type="application/xhtml+xml"${narration ? ' media-overlay="overlay"' : ''}/>
${narration ? '    <item id="overlay" href="story.smil" media-type="application/smil+xml"/>\n' : ''}${sounds.join('\n')}
${images.join('\n')}
  </manifest>
  <spine${rtl ? ' page-progression-direction="rtl"' : ''}>
    <itemref idref="title"/>
    <itemref idref="story"/>
  </spine>
</package>
`.replace(/\n\n+/g, '\n');
}

export function navDocument({ book }: BoundBook): string {
  return page(
    book,
    'Contents',
    `    <nav epub:type="toc" role="doc-toc">
      <h1>Contents</h1>
      <ol>
        <li><a href="title.xhtml">Cover</a></li>
        <li><a href="story.xhtml"${languageOf(book)}>${nonEmpty(book.title)}</a></li>
      </ol>
    </nav>
    <nav epub:type="landmarks" hidden="hidden">
      <h2>Landmarks</h2>
      <ol>
        <li><a epub:type="titlepage" href="title.xhtml">Cover</a></li>
        <li><a epub:type="bodymatter" href="story.xhtml">Story</a></li>
      </ol>
    </nav>`,
    STORY_LANGUAGE,
  );
}

export function titleDocument({ book, cover }: BoundBook): string {
  return page(
    book,
    book.title,
    `    <section class="title" epub:type="titlepage">
${figure(cover)}      <h1>${nonEmpty(book.title)}</h1>
      <p>${xmlText(book.line)}</p>
${book.dedication === null ? '' : `      <p class="for">${xmlText(book.dedication)}</p>\n`}    </section>`,
    book.language,
  );
}

export function storyDocument({ book, pictures }: BoundBook): string {
  const parts = book.parts.map(({ paragraphs }, index) => {
    const sentences = book.narration?.pages.get(index)?.sentences ?? [];
    const text = paragraphs.map((paragraph, number) => `        <p>${spokenText(paragraph, number, index, sentences)}</p>\n`).join('');
    return `${figure(pictures[index] ?? null)}${text}`;
  });
  const last = book.parts.length - 1;
  return page(
    book,
    book.title,
    `    <section epub:type="bodymatter chapter" role="doc-chapter" aria-label="${nonEmpty(book.title)}">
${parts.join('')}      <p class="end">${spokenText(book.ending, 'end', last, book.narration?.pages.get(last)?.sentences ?? [])}</p>
    </section>
${talkOf(book)}    <footer class="imprint"${ourLanguage(book)}>
      <p>${xmlText(book.imprint)}</p>
    </footer>`,
    book.language,
  );
}

/** The questions for the grown-up, which no voice reads. */
function talkOf(book: KeptBook): string {
  const { talk } = book;
  if (!talk) return '';
  const ours = ourLanguage(book);
  const asked = [...(talk.picture ? [talk.picture.ask] : []), talk.end];
  const questions = asked.map((question) => `      <p${talk.language ? ours : ''}>${xmlText(question)}</p>\n`).join('');
  return `    <aside class="talk" aria-labelledby="talk">\n      <p id="talk"${ours}><strong>${TALK}</strong></p>\n${questions}    </aside>\n`;
}

/** A paragraph's text, in which each narrated sentence can be marked. */
function spokenText(text: string, paragraph: number | 'end', part: number, sentences: readonly NarratedSentence[]): string {
  let done = 0;
  let marked = '';
  for (const [index, { paragraph: place, start, end }] of sentences.entries()) {
    if (place !== paragraph) continue;
    marked += `${xmlLines(text.slice(done, start))}<span id="${sentenceId(part, index)}">${xmlLines(text.slice(start, end))}</span>`;
    done = end;
  }
  return marked + xmlLines(text.slice(done));
}

/** Verse in its lines. */
function xmlLines(text: string): string {
  return xmlText(text).replaceAll('\n', '<br/>');
}

/** The attribute that names a book's language, unless it is that of our own words around it. */
function languageOf({ language }: KeptBook): string {
  return language === STORY_LANGUAGE ? '' : ` xml:lang="${xmlText(language)}"`;
}

/** The attributes of our own English words within a book's, unless it is in English, too. */
function ourLanguage({ language }: KeptBook): string {
  return language === STORY_LANGUAGE ? '' : ' xml:lang="en" lang="en" dir="ltr"';
}

/** @param language that its text is in. */
function page(book: KeptBook, title: string, body: string, language: string): string {
  return `${XML}<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" xml:lang="${xmlText(language)}" lang="${xmlText(language)}" dir="${directionOf(book)}">
  <head>
    <title>${nonEmpty(title)}</title>
    <meta charset="utf-8"/>
    <link rel="stylesheet" href="style.css"/>
  </head>
  <body>
${body}
  </body>
</html>
`;
}

function figure(picture: BoundPicture | null): string {
  return picture === null ? '' : `      <figure><img src="${xmlText(picture.href)}" alt="${xmlText(picture.alt)}"/></figure>\n`;
}

/** The fallback for a title without printable characters. */
function nonEmpty(text: string): string {
  return xmlText(text).trim() || 'A bedtime story';
}

/** Characters that XML forbids, even escaped: control characters, lone surrogates and noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/gu;

/** Escapes text for elements and attributes; forbidden characters are left out. */
function xmlText(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ''));
}
