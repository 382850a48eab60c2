/** Where the sentences of a text end, for all who read it aloud, record it, mark it or count it. */
import { SHORT_RANKS, SHORT_TITLES } from '../account/titles.ts';
import { STORY_LANGUAGE } from './text-language.ts';

/** The version of the rules below. A recording stores it with the starts of its sentences; before the second version none was stored. */
export const SENTENCE_RULES = 2;

/** A part of a text, in UTF-16 units. */
export interface SentenceSpan {
  start: number;
  end: number;
}

/** The sentences of a text, each with the spaces behind it; together they are the whole text. */
export function sentenceSpans(text: string, language: string): SentenceSpan[] {
  // Without capitals, nothing but the marks says where a sentence begins.
  if (/\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text)) return endedByMarks(text);
  const found = pieces(text, language).flatMap((piece) => endedByDots(text, piece));
  return joined(text, language, sentenceGoesOn, found);
}

/** The sentences by the first version's rules, which took each text for English. Recordings without a version have a start for each of them. */
export function earlierSentenceSpans(text: string): SentenceSpan[] {
  return joined(text, STORY_LANGUAGE, (before, after) => !/\n\s*$/u.test(before) && (EARLIER_TITLE.test(before) || /^\p{Ll}/u.test(after)));
}

const EARLIER_TITLE = /(?:^|[^\p{L}])(?:Mr|Mrs|Ms|Dr|St|Prof|Capt|Sgt|Jr|Sr)\.\s*$/u;

function joined(text: string, language: string, goesOn: typeof sentenceGoesOn, found = pieces(text, language)): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  for (const piece of found) {
    const before = spans.at(-1);
    if (before && goesOn(text.slice(before.start, before.end), text.slice(piece.start), language)) before.end = piece.end;
    else spans.push(piece);
  }
  return spans;
}

/** By language, because making one takes ten times as long as finding the sentences of a paragraph. */
const segmenters = new Map<string, Intl.Segmenter>();

function segmenterOf(language: string): Intl.Segmenter {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'sentence' });
  segmenters.set(language, segmenter);
  return segmenter;
}

function pieces(text: string, language: string): SentenceSpan[] {
  if (typeof Intl.Segmenter !== 'function') return endedByMarks(text);
  return [...segmenterOf(language).segment(text)].map(({ index, segment }) => ({ start: index, end: index + segment.length }));
}

/** Without look-behind, which Safari before 16.4 does not support. The limited repetitions keep a line of dots from taking seconds. */
const ENDED_BY_MARKS = /[^\n]*?(?:[.!?…]{1,9}["'”’»)\]]{0,9}(?=\s|$)|[。！？]+[」』”’]*|\n|$)\s*/gu;

function endedByMarks(text: string): SentenceSpan[] {
  return [...text.matchAll(ENDED_BY_MARKS)]
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
    .filter(({ start, end }) => end > start);
}

/** Short forms at the end of a text, also all in capitals. */
const endsWith = (forms: string): RegExp => new RegExp(`(?:^|[^\\p{L}\\p{M}])(?:${forms}|${forms.toUpperCase()})\\.\\s*$`, 'u');
/** Titles that stand before a name, and short forms that never end a sentence. */
const BEFORE_A_NAME = endsWith(`${SHORT_TITLES}|Mt|[mM]essrs|vs|[eE]\\.g|[iI]\\.e|P\\.S`);
/** Titles that people also say without a name: “He asked the Prof. Then he slept.” */
const TITLE = endsWith(
  `${SHORT_RANKS}|Fr|Rev|Msgr|Cpt|Maj|Cpl|Pvt|Pfc|Cmdr|Adm|Gov|Sen|Rep|Pres|Hon|Bros?|Br|Sis|Ven|Sig|Asst|Rt|Supt|Insp|Det|Brig|Cdr|Cllr|Ste|Ft|Wm|Chas|Geo|Thos|Jas|Hr|Sra|Srta|Dra`,
);
/** A title as people say it without a name: “the Prof.” and “Aye, Capt.” */
const ALONE = /(?:,|(?:^|[^\p{L}])(?:the|an?|my|our|your|his|her|their|this|that)(?: \p{Ll}+)?) \p{L}+\.\s*$/iu;
/** These are titles before a name, and streets or generations after one. The first group is the word before them. */
const TITLE_OR_ENDING = /(?:^|[\s(“‘"'«])(?:(\S+)\s+)?(?<short>[SDJ][rR]|[sdj]r|S[tT]|st)\.\s*$/u;
const SPANISH_OR_PORTUGUESE = /^(?:es|pt)\b/u;
/** Words that begin names with “St.”: Mount St. Helens. */
const BEFORE_SAINT = /^(?:Mount|Fort|Port|Lake|Old|Good|Dear|North|South|East|West)$/u;
/** A name, a placeholder for one, or a number, but not “Mia’s”. */
const NAME_OF_A_STREET = /^(?!.*['’]s$)(?:\{?\p{Lu}[\p{L}\p{M}\p{N}’'-]*\}?|\d+(?:st|nd|rd|th)?)$/u;
const NUMBERED = /(?:^|[^\p{L}\p{M}])(?:No|Nos|Nr|[Vv]ol|[Cc]h|[Ff]ig|pp?|Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)\.\s*$/u;
const INITIAL = /(?:^|[^\p{L}\p{M}\p{N}’'.])((?:\p{Lu}\p{M}*\.[\s-]*)+)$/u;
/** A name, with or without more initials before it. */
const NAME = /^(?:\p{Lu}\p{M}*\.[\s-]*)*\p{Lu}[\p{L}\p{M}’'-]*[\p{L}\p{M}]/u;
/** The last initial of a name without a family name, as in “J. R. slept” and “Good night, J. R.!” */
const LAST_INITIAL = /^\p{Lu}\p{M}*\.(?:[,;:!?’'”"]|\s+(?=\p{Ll})|$)/u;
const BEGINS_WITH_TITLE = new RegExp(`^(?:${SHORT_TITLES}|Dr)\\.`, 'u');
/** Things that are called by letters, such as a plan B and a U.F.O. */
const LETTERS =
  /(?:^|[^\p{L}])(?:[Ll]etters?|[Vv]itamin|[Pp]lan|[Gg]rade|[Rr]ow|[Gg]ate|[Pp]latform|[Aa]n|\p{Lu},?(?: (?:to|and|or))?) \p{Lu}\.\s*$|(?:^|[^\p{L}\p{M}])(?:U\.(?:F\.O|S(?:\.A)?|K)|T\.V|[AP]\.[MJ]|O\.K|[DB]\.C|A\.D)\.\s*$/u;
/** Words that often begin a sentence, and no name. */
const STARTER =
  /^["'“‘«(]*(?:(?:A|I)(?![\p{L}\p{M}.-])|(?:After|Again|All|Also|An|And|As|At|Because|Before|But|By|Can|Could|Did|Do|Does|Down|Even|Every|Everybody|Everyone|Everything|For|From|Had|Has|Have|He|Her|Here|His|How|If|In|Inside|Into|Is|It|Its|Just|Later|Let|Maybe|Meanwhile|My|Next|No|Nobody|Not|Nothing|Now|Of|Off|Oh|On|Once|One|Only|Or|Our|Outside|Over|Perhaps|She|Since|So|Some|Somebody|Someone|Something|Soon|Still|Suddenly|That|The|Their|Then|There|These|They|This|Those|Though|Through|To|Today|Together|Tomorrow|Tonight|Two|Under|Until|Up|Was|We|Were|What|When|Where|While|Why|Will|With|Yes|Yet|You|Your)(?![\p{L}\p{M}-]))/u;

/** Such words that are names as well. */
const STARTER_AND_NAME = /^["'“‘«(]*(?:An|Can|Even|My|Will)(?![\p{L}\p{M}-])/u;
const NAME_AND_NAME = /^(?:An|Can|Even|My|Will) \p{Lu}/u;
const GENERATION = /[\s(][js]r\.\s*$/iu;

const ENDED_BY_DOTS = /[\s\S]*?(?:…["'”’»)\]]{0,9}\s+|$)/gu;

/** Divides a piece behind “…”, where the browser's rules end no sentence. */
function endedByDots(text: string, { start, end }: SentenceSpan): SentenceSpan[] {
  return [...text.slice(start, end).matchAll(ENDED_BY_DOTS)]
    .map(({ index, 0: { length } }) => ({ start: start + index, end: start + index + length }))
    .filter((part) => part.end > part.start);
}

/**
 * Whether what follows belongs to a sentence, although its full stop and its capital look like a new one.
 * @param before from the sentence's beginning.
 * @param after to the text's end.
 */
function sentenceGoesOn(before: string, after: string, language: string): boolean {
  if (/\n\s*$/u.test(before)) return false;
  if (/^\p{Ll}/u.test(after) || BEFORE_A_NAME.test(before)) return true;
  const next = inSmallLetters(after);
  const isStarter = STARTER.test(next);
  if (/…["'”’»)\]]*\s*$/u.test(before)) return !isStarter;
  if (/^\p{N}/u.test(after)) return NUMBERED.test(before);
  if (!TITLE.test(before) && !isTitle(before, language)) return (!isStarter || NAME_AND_NAME.test(next)) && isInitial(before, after);
  return !isStarter || STARTER_AND_NAME.test(next) || !(ALONE.test(before) || GENERATION.test(before));
}

/** The beginning of a text, with one capital in its first word that has several. */
function inSmallLetters(text: string): string {
  return text.slice(0, 30).replace(/\p{Lu}{2,}/u, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** Whether the sentence ends with a title, as before “St. Nicholas”, but not in “We live on Elm St.” */
function isTitle(before: string, language: string): boolean {
  const found = TITLE_OR_ENDING.exec(before);
  if (found === null) return false;
  const { 1: word, groups } = found;
  const short = groups?.short?.toLowerCase();
  const isCapitals = groups?.short === 'DR' || groups?.short === 'ST';
  if (word === undefined || isCapitals || (short === 'sr' && SPANISH_OR_PORTUGUESE.test(language))) return true;
  if (short === 'jr' || short === 'sr') return !/^["'“‘«({]*\p{Lu}/u.test(word);
  // The first word of a sentence has a capital without being a name.
  const begins = before.trimStart().startsWith(word) && before.trimStart().length <= word.length + 5;
  return begins || BEFORE_SAINT.test(word) || STARTER.test(word) || !NAME_OF_A_STREET.test(word);
}

/** Whether the sentence ends with a name's initials, as of “T. Rex”, “J. R. Bear” and “J.R. Bear”, but not with a row of letters or “Mia and I.” */
function isInitial(before: string, after: string): boolean {
  const initials = INITIAL.exec(before)?.[1];
  if (initials === undefined || LETTERS.test(before) || BEGINS_WITH_TITLE.test(after)) return false;
  if (!NAME.test(after) && !LAST_INITIAL.test(after) && !STARTER.test(after.replace(/^\p{Lu}\p{M}*\.\s+/u, ''))) return false;
  return initials.trim() !== 'I.' || TITLE.test(before.slice(0, -initials.length)) || BEFORE_A_NAME.test(before.slice(0, -initials.length));
}
