export interface TextMark {
  /** UTF-16 units from the text's start. */
  start: number;
  end: number;
  /** A word in it, counted likewise. */
  word: { start: number; end: number } | null;
}

/** A text with one part marked, and a word in that part underlined. */
export function MarkedText({ text, mark }: { text: string; mark?: TextMark | null | undefined }) {
  if (!mark) return text;
  const { start, end, word } = mark;
  return (
    <>
      {text.slice(0, start)}
      <mark className="reading-mark">
        {word ? (
          <>
            {text.slice(start, word.start)}
            <span className="reading-word">{text.slice(word.start, word.end)}</span>
            {text.slice(word.end, end)}
          </>
        ) : (
          text.slice(start, end)
        )}
      </mark>
      {text.slice(end)}
    </>
  );
}
