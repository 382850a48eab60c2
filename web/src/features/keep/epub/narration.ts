/** What makes an e-book talk: the sound of its pages, and which sentence is heard when (EPUB 3.3, media overlays). Pure. */

/** A sentence of a paragraph, in UTF-16 units of its text, and of the page's sound, in milliseconds. */
export interface NarratedSentence {
  /** `end`: the book's last words. */
  paragraph: number | 'end';
  start: number;
  end: number;
  from: number;
  to: number;
}

export interface NarratedPage {
  bytes: Uint8Array;
  type: string;
  /** Of the file name, without the dot. */
  extension: string;
  durationMs: number;
  sentences: readonly NarratedSentence[];
}

export interface Narration {
  narrator: string;
  /** By the number of the book's part. */
  pages: ReadonlyMap<number, NarratedPage>;
}

export const audioHref = (part: number, { extension }: NarratedPage): string => `page-${part + 1}.${extension}`;
export const sentenceId = (part: number, sentence: number): string => `s${part + 1}-${sentence + 1}`;

/** Seconds as a clock value. */
const clock = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(3)}s`;

/** The sum of what is heard, as a clock value. */
export function narratedTime({ pages }: Narration): string {
  const sentences = [...pages.values()].flatMap((page) => page.sentences);
  return clock(sentences.reduce((sum, { from, to }) => sum + to - from, 0));
}

export function overlayDocument(narration: Narration): string {
  const pairs = [...narration.pages].flatMap(([part, page]) =>
    page.sentences.map(
      ({ from, to }, index) =>
        `      <par id="par-${sentenceId(part, index)}"><text src="story.xhtml#${sentenceId(part, index)}"/><audio src="${audioHref(part, page)}" clipBegin="${clock(from)}" clipEnd="${clock(to)}"/></par>`,
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<smil xmlns="http://www.w3.org/ns/SMIL" xmlns:epub="http://www.idpf.org/2007/ops" version="3.0">
  <body>
    <seq id="story" epub:textref="story.xhtml">
${pairs.join('\n')}
    </seq>
  </body>
</smil>
`;
}
