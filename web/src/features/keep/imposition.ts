/** The pages of a printed booklet, and their places on sheets that are printed on both sides and folded. Pure. */
import { sentenceSpans } from '@tuckaway/domain';
import type { KeptBook, KeptPicture } from './kept-book.ts';

export type BookletPage =
  | { kind: 'cover' }
  | { kind: 'story'; picture: KeptPicture | null; paragraphs: readonly string[] }
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
  const story = parts.flatMap(({ picture, paragraphs }) =>
    storyPages(
      picture,
      paragraphs.flatMap((paragraph) => pieces(paragraph, language)),
    ),
  );
  const missing = -(story.length + 2) & (PAGES_PER_SHEET - 1);
  return [
    { kind: 'cover' },
    ...(missing >= 1 ? [{ kind: 'owner' } as const] : []),
    ...story,
    ...(missing >= 2 ? [{ kind: 'favorite' } as const] : []),
    ...(missing >= 3 ? [{ kind: 'next' } as const] : []),
    { kind: 'ending' },
  ];
}

/** A page with the picture, and further ones where the text is longer. */
function storyPages(picture: KeptPicture | null, paragraphs: readonly string[]): BookletPage[] {
  const pages: { kind: 'story'; picture: KeptPicture | null; paragraphs: string[] }[] = [{ kind: 'story', picture, paragraphs: [] }];
  let left = picture === null ? ROOM.text : ROOM.picture;
  for (const paragraph of paragraphs) {
    if (paragraph.length > left && pages.at(-1)?.paragraphs.length !== 0) {
      pages.push({ kind: 'story', picture: null, paragraphs: [] });
      left = ROOM.text;
    }
    pages.at(-1)?.paragraphs.push(paragraph);
    left -= paragraph.length;
  }
  return pages;
}

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
