/** Sentences as words with the classes they belong to. */
import { CLASSES, formsOf } from './classes.ts';

export interface Token {
  /** As written. */
  text: string;
  start: number;
  /** The lower-case word, and the names of its classes. */
  tags: ReadonlySet<string>;
  /** Ends a phrase: a comma, a quotation mark. */
  isMark: boolean;
}

/** Classes with closed lists of forms, where endings would make other words. */
const EXACT = new Set(['NEG', 'HURT', 'TERROR', 'FEAR', 'LURK', 'DARK', 'GO', 'AGAIN', 'MUCH', 'TRAP', 'VANISH', 'COMFORT', 'SICK']);
/** Words that take no endings. */
const UNCHANGED = new Set('he she they him her them we us you i me who no not mum gone left'.split(' '));
const TAGS = new Map<string, Set<string>>();
for (const [name, words] of Object.entries(CLASSES)) {
  for (const word of words.split(' ')) {
    for (const form of EXACT.has(name) || UNCHANGED.has(word) ? [word] : formsOf(word))
      TAGS.set(form, (TAGS.get(form) ?? new Set([form])).add(name));
  }
}
for (const tags of TAGS.values())
  if (['PERSON', 'PARENT', 'KIN', 'ANIMAL', 'YOUNG', 'PREDATOR', 'MONSTER'].some((name) => tags.has(name))) tags.add('LIVING');

const SENTENCE_END = /(?<=[.!?]["”’]?)\s+(?=["“‘]?[\p{Lu}{])|\n+/u;
const TOKEN = /\{child\d?\}|\p{L}+(?:['’](?!s(?!\p{L}))\p{L}+)?|['’]s(?!\p{L})|[,;:—–“”".!?]/gu;
const NAMED = new Set(['LIVING', 'PERSON', 'VICTIM', 'NAME']);
const NOT_NAMES =
  /^(?:I|[IO]['’].*|Mr|Mrs|Miss|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/u;

export function sentencesOf(text: string): Token[][] {
  return text.split(SENTENCE_END).map(tokensOf);
}

function tokensOf(sentence: string): Token[] {
  const capitals = sentence.match(/ \p{Lu}/gu)?.length ?? 0;
  // A title capitalizes every word.
  const isTitle = capitals > 1 && capitals * 2 >= (sentence.match(/ \p{L}/gu)?.length ?? 0);
  let isFirst = true;
  return [...sentence.matchAll(TOKEN)].map(({ 0: text, index: start }) => {
    const isMark = !/[\p{L}{]/u.test(text);
    const tags = isMark ? new Set([text, 'END', ...(/["“”]/u.test(text) ? ['QUOTE'] : [])]) : wordTags(text, isFirst || isTitle);
    isFirst = isMark ? isFirst || /["“.!?]/u.test(text) : false;
    return { text, start, tags, isMark };
  });
}

function wordTags(text: string, isFirst: boolean): Set<string> {
  const word = text.toLowerCase().replace('’', "'");
  const tags = new Set(TAGS.get(word) ?? [word]);
  if (word.endsWith("n't")) tags.add('NEG');
  if (text.startsWith('{') || (!isFirst && /^\p{Lu}\p{Ll}/u.test(text) && !NOT_NAMES.test(text))) for (const tag of NAMED) tags.add(tag);
  return tags;
}
