/** The pages of a printed booklet, and their places on sheets that are printed on both sides and folded. Pure. */
import { sentenceSpans } from '@tuckaway/domain';
import type { KeptBook, KeptPicture } from './kept-book.ts';

export type BookletPage =
  | { kind: 'cover' | 'title' }
  /** `number` is printed below. */
  | { kind: 'story'; picture: KeptPicture | null; paragraphs: readonly string[]; number: number }
  | { kind: 'ending' }
  /** So that no page stays empty: whose book it is, and room to draw. */
  | { kind: 'owner' | 'favorite' | 'next' };

/** One side of a sheet: the page on the left and the one on the right. */
export type SheetSide = readonly [left: BookletPage, right: BookletPage];

/** Characters that fit on half a sheet, below a picture and without one. */
const ROOM = { picture: 620, text: 1250 };
/** A folded sheet has four pages. */
const PAGES_PER_SHEET = 4;

/** The pages in reading order; as many as fill whole sheets. */
export function bookletPages({ parts, language }: Pick<KeptBook, 'parts' | 'language'>): BookletPage[] {
  const story = parts
    .flatMap(({ picture, paragraphs }) =>
      storyPages(
        picture,
        paragraphs.flatMap((paragraph) => pieces(paragraph, language)),
      ),
    )
    .map((page, index) => ({ ...page, number: index + 1 }));
  const missing = -(story.length + 3) & (PAGES_PER_SHEET - 1);
  return [
    { kind: 'cover' },
    ...(missing >= 1 ? [{ kind: 'owner' } as const] : []),
    { kind: 'title' },
    ...story,
    ...(missing >= 2 ? [{ kind: 'favorite' } as const] : []),
    ...(missing >= 3 ? [{ kind: 'next' } as const] : []),
    { kind: 'ending' },
  ];
}

type StoryPage = Omit<Extract<BookletPage, { kind: 'story' }>, 'number'>;

/** A page with the picture, and further ones where the text is longer; all about equally full, so that none stays half empty. */
function storyPages(picture: KeptPicture | null, paragraphs: readonly string[]): StoryPage[] {
  const first = picture === null ? ROOM.text : ROOM.picture;
  const all = lengthOf(paragraphs);
  const further = Math.ceil(Math.max(0, all - first) / ROOM.text);
  const share = all / (first + further * ROOM.text);
  const pages: { kind: 'story'; picture: KeptPicture | null; paragraphs: string[] }[] = [{ kind: 'story', picture, paragraphs: [] }];
  let current = { room: first, used: 0, lines: pages[0]?.paragraphs ?? [] };
  for (const paragraph of paragraphs) {
    const { room, used, lines } = current;
    const isOverShare = used + paragraph.length / 2 > room * share && pages.length <= further;
    if (lines.length > 0 && (used + paragraph.length > room || isOverShare)) {
      current = { room: ROOM.text, used: 0, lines: [] };
      pages.push({ kind: 'story', picture: null, paragraphs: current.lines });
    }
    current.lines.push(paragraph);
    current.used += paragraph.length;
  }
  return pages;
}

const lengthOf = (paragraphs: readonly string[]): number => paragraphs.reduce((sum, { length }) => sum + length, 0);

/** A paragraph in pieces that fit below a picture, split after sentences or, in a very long one, at a space. */
function pieces(paragraph: string, language: string): string[] {
  const found: string[] = [];
  let rest = paragraph;
  while (rest.length > ROOM.picture) {
    const part = rest.slice(0, ROOM.picture);
    const sentence = sentenceSpans(rest, language).findLast(({ end }) => end <= ROOM.picture)?.end;
    const cut = sentence || part.lastIndexOf(' ') + 1 || ROOM.picture;
    found.push(rest.slice(0, cut).trimEnd());
    rest = rest.slice(cut);
  }
  return [...found, rest];
}

/**
 * The sides in printing order, front and back of each sheet in turn. Printed on both sides (flipped on the short edge), laid on each other and
 * folded, the pages follow each other.
 */
export function imposed(pages: readonly BookletPage[], direction: 'ltr' | 'rtl'): SheetSide[] {
  const side = (left: number, right: number): SheetSide => {
    const both = [pages[left], pages[right]] as [BookletPage, BookletPage];
    return direction === 'ltr' ? both : [both[1], both[0]];
  };
  return Array.from({ length: pages.length / PAGES_PER_SHEET }, (_, sheet) => {
    const [first, last] = [2 * sheet, pages.length - 1 - 2 * sheet];
    return [side(last, first), side(first + 1, last - 1)];
  }).flat();
}

/** How large a page's text is set: short ones in large type, so that text and picture fill the paper. */
export function typeOf({ picture, paragraphs }: StoryPage): 'small' | 'medium' | 'large' {
  const room = picture === null ? ROOM.text : ROOM.picture;
  // A line that ends early takes as much of the paper as a full one.
  const lines = paragraphs.join('\n').split('\n').length;
  const full = Math.max(lengthOf(paragraphs) / room, lines / (picture === null ? 24 : 12));
  return full <= 0.35 ? 'large' : full <= 0.6 ? 'medium' : 'small';
}
