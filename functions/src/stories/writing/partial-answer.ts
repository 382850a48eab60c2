/** The complete parts of a model's answer that is still arriving. Pure. */

export interface PartialAnswer {
  /** As parsed from JSON; may be anything. */
  title: unknown;
  /** The complete pages that another page follows, as parsed from JSON. */
  pages: unknown[];
  /** The position behind the last of these pages in the text. */
  end: number;
}

/** A JSON string that is complete. */
const STRING = '"(?:[^"\\\\]|\\\\.)*"';
/** Before the title, the model thinks; answers in the earlier format begin with the title. */
const THOUGHTS = `(?:"(?:engine|trouble|deed)"\\s*:\\s*${STRING}\\s*,\\s*)*`;
const BEGINNING = new RegExp(
  `^\\s*\\{\\s*${THOUGHTS}"title"\\s*:\\s*${STRING}\\s*,\\s*"pages"\\s*:\\s*\\[\\s*\\{\\s*"text"\\s*:\\s*${STRING}(?=\\s*,)`,
  's',
);

/** The title and the first page's text, once both are complete, in the order of our schema; null before, and for an answer in another order. */
export function firstPageOf(text: string): Pick<PartialAnswer, 'title' | 'pages'> | null {
  const [beginning] = BEGINNING.exec(text) ?? [];
  if (beginning === undefined) return null;
  try {
    const { title, pages } = JSON.parse(`${beginning}}]}`) as PartialAnswer;
    return { title, pages };
  } catch {
    return null;
  }
}

/** Depth of brackets within a page: the answer's object, its list of pages, the page. */
const IN_PAGE = 3;

/**
 * The pages of the JSON text that are complete and not the last one, which is only known once the next begins. Null while there are none, and for
 * an answer in another format.
 * @param knownEnd the position that was returned before: null is returned also while no further page is complete.
 */
export function partialAnswer(text: string, knownEnd = 0): PartialAnswer | null {
  const end = endOfLastButOnePage(text);
  if (end === null || end <= knownEnd) return null;
  try {
    const { title, pages } = JSON.parse(`${text.slice(0, end)}]}`) as Record<string, unknown>;
    return Array.isArray(pages) ? { title, pages, end } : null;
  } catch {
    return null;
  }
}

/** The position behind the last complete page that another page follows, in the first list of objects. */
function endOfLastButOnePage(text: string): number | null {
  let depth = 0;
  let inText = false;
  let pageEnd: number | null = null;
  let end: number | null = null;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inText) {
      if (character === '\\') index += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth === IN_PAGE) end = pageEnd;
    } else if (character === '}' || character === ']') {
      depth -= 1;
      if (depth === IN_PAGE - 1) pageEnd = index + 1;
      // The list of pages is complete; what follows is something else.
      else if (depth === IN_PAGE - 2 && pageEnd !== null) break;
    }
  }
  return end;
}
