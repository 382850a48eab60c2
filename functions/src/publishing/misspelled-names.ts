/** Names that an admin typed nearly right: fields of a curated story's document. */
import { nearName } from './near-name.ts';

const OF_PAGES = ['content', 'imageUrl', 'imageAlt'];
const OF_STORIES = [
  'title',
  'description',
  'category',
  'pages',
  'imageUrl',
  'imageAlt',
  'rating',
  'readingTime',
  'slug',
  'author',
  'language',
  'age',
  'tone',
  'talk',
  'published',
  'draft',
  'id',
];
/** A field of the admin's own, though nearly a tone. */
const OF_ADMINS = ['note'];
/** So short that fields of the admin's own, such as `task`, are nearly these. */
const SHORT = ['talk'];
/** An admin types none of these, so nothing is a misspelling of them. */
const WRITTEN_BY_PUBLISHING = ['publishedAt', 'problems'];
const HINT = 'Hint: ';

/** Whether a sentence of `problems` keeps the story from being published. */
export function stopsPublishing(problem: string): boolean {
  return !problem.startsWith(HINT);
}

/** Sentences in plain English. A misspelled field stops publishing if the right one is missing; else it is a hint. */
export function misspelledFields(document: Readonly<Record<string, unknown>>): string[] {
  const { pages } = document;
  const ofPages = (Array.isArray(pages) ? pages : []).flatMap((page: unknown, index) =>
    isMap(page)
      ? misspelledIn(page, OF_PAGES).map(({ sentence, ...rest }) => ({ ...rest, sentence: `Page ${index + 1}: ${sentence}` }))
      : [],
  );
  const all = [...misspelledIn(document, OF_STORIES), ...ofPages];
  return [...all.filter(({ isHint }) => !isHint), ...all.filter(({ isHint }) => isHint)].map(({ isHint, sentence }) =>
    isHint ? `${HINT}${sentence}` : sentence,
  );
}

function misspelledIn(fields: Readonly<Record<string, unknown>>, known: readonly string[]): { isHint: boolean; sentence: string }[] {
  const typed = Object.keys(fields).filter((name) => !WRITTEN_BY_PUBLISHING.includes(name) && !OF_ADMINS.includes(name));
  return typed.sort().flatMap((name) => {
    const meant = nearName(name, known);
    if (meant === undefined) return [];
    // With two fields that say whether the story is published, nobody knows which one is meant.
    const isBeside = isFilled(fields[meant]) && meant !== 'published';
    const isHint = isBeside || SHORT.includes(meant);
    const sentence = isBeside
      ? `“${name}” is ignored, because there is “${meant}” too. Take it out.`
      : `“${name}” is no field that publishing knows. Did you mean “${meant}”? The name has to be exactly that.`;
    return [{ isHint, sentence }];
  });
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
