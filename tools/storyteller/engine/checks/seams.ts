/** Seams that a listener notices and that can be found without understanding a text: a narration's other tense, a sentence told twice, "it" without a noun. */
import { countWords, splitSentences } from '../../../../domain/src/index.ts';
import { isPast } from '../wording/past.ts';

const WORD = /\{child\d?\}|[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu;
/** Speech, without a quote that is still open at the end of the paragraph. */
const SPEECH = /[“"][^”"\n]*(?:[”"]|$)/gmu;

/** Verbs whose third person is seldom a plural noun. */
const PRESENT = new Set(
  `is has does says goes comes takes gets gives makes sees knows thinks tells finds sits lies begins holds keeps leaves feels brings hears
  lets falls grows sings wears eats blows shakes wakes throws speaks breaks chooses drives writes hangs sleeps creeps sweeps bends sends builds
  catches teaches buys meets pays lays sells swims shines asks calls wants needs puts pulls pushes opens closes carries runs stands steps climbs waits
  watches listens leans lifts looks turns walks counts tries uses smiles laughs whispers answers nods yawns rolls reaches stays stops starts seems becomes
  arrives appears offers explains decides helps shows explores remembers hopes loves likes thanks drops picks follows knits cracks rests keeps tucks hums
  goes rains snows happens belongs`.split(/\s+/u),
);
/** What follows them speaks of how things are, in any tense. */
const SUBORDINATE =
  /\b(?:which|who|that|because|since|as|when|where|while|if|than|like|the way|until|before|after|whatever|whoever|so that|for|how|what|why)\b[^,.;:!?]*/giu;
const NO_SUBJECT =
  /^(?:the|a|an|two|three|four|five|six|seven|ten|his|her|its|their|my|your|our|of|some|many|all|no|these|those|big|small|and|with|in|on|to|for)$/u;

/** Words of a sentence that a listener notices when it comes again. Shorter ones are sounds and calls: “Tick, said the clock.” */
const NOTICED = 5;
/** A pronoun that ends a clause after a preposition or a verb. “At it” is an idiom. */
const POINTING = /\b(?:of|on|in|into|onto|from|for|with|by|behind|under|over|took|takes|puts?|left|to) (?:it|them)(?=[.,;:!?\n]|$)/iu;
/** What it may point to, also another “it” that is read as one. */
const NOUN =
  /\b(?:the|an?|his|its|their|my|your|our|every|each|two|three|four|five|six|seven) \p{L}{3,}|\{child|\b(?!(?:Then|There|When|And|But|Now|Every(?:body|one)|Some(?:body|one)|Nobody|Both|Again)\b)\p{Lu}\p{Ll}{2,}|\bit\b/u;

/** Sentences of the narration whose verbs are all in the present, beside subordinate clauses and speech. */
export function sentencesInPresent(text: string): string[] {
  return narrationOf(text)
    .split(/\n+/u)
    .flatMap(splitSentences)
    .filter((sentence) => {
      const words = wordsOf(sentence.replace(SUBORDINATE, ' '));
      const isPresent = (word: string, index: number) => PRESENT.has(word) && index > 0 && !NO_SUBJECT.test(words[index - 1] ?? '');
      return words.some(isPresent) && !words.some(isPast);
    });
}

/** Sentences that are told again in the same words, except for those in one of the phrases or around one. */
export function repeatedSentences(pages: readonly string[], phrases: readonly string[]): string[] {
  const meant = phrases.map(plain);
  const sentences = pages.flatMap((text) => splitSentences(text.replaceAll('\n\n', ' '))).map(plain);
  return sentences.filter((sentence, index) => {
    const isMeant = meant.some((phrase) => sentence.includes(phrase) || phrase.includes(sentence));
    return countWords(sentence) >= NOTICED && !isMeant && sentences.indexOf(sentence) < index;
  });
}

/** Places where "it" or "them" points back although the paragraph has named nothing yet. */
export function loosePronouns(page: string): string[] {
  return page.split(/\n\n+/u).flatMap((paragraph) => {
    const text = narrationOf(paragraph);
    const found = POINTING.exec(text);
    return found && !NOUN.test(text.slice(0, found.index)) ? [text.slice(0, found.index + found[0].length)] : [];
  });
}

/** The text without what is said aloud, which has its own tense and manners. Lines of verse go on. */
function narrationOf(text: string): string {
  const flowing = text.replace(/(?<!\n)\n(?!\n)/gu, ' ');
  return flowing.replace(SPEECH, (speech) => (/[.!?…]["”]?$/u.test(speech) ? '. ' : ' '));
}

/** Lowercase words with a straight apostrophe; a child's placeholder is one word. */
function wordsOf(text: string): string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase().replaceAll('’', "'"));
}

function plain(sentence: string): string {
  return sentence.toLowerCase().replace(/[^\p{L}\p{N} ’]+/gu, '');
}
