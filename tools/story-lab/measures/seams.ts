/**
 * Seams: notes in the place of prose, mixed tenses, and "it" without a noun.
 * Source: craft rule "No seams: one tense; every it has its noun; a note is not a sentence" (docs/story-engine.md); for reference,
 * Halliday and Hasan, Cohesion in English (1976), chapter 2.
 */
import { phrasePattern, phrasesIn } from '../lists.ts';
import { between, type LabStory, type Measure, type Measured, result } from '../story.ts';
import { examples, narrationOf, per, sentencesOf, textOf, wordsOf } from '../text.ts';
import { tensesOf } from '../verbs.ts';

const NOTES = phrasePattern('notes');
/** A whole sentence in brackets. */
const STAGE_DIRECTION = /\(\p{Lu}[^()]*[.!?]\)/gu;
/** What an announcement leads to: "It was this: to finish one of them", "It goes so: they carry supper first". */
const ANNOUNCED = /(?<before>\p{L}+):\s+(?<note>\p{Ll}[^.!?:\n]*)/gu;
const ANNOUNCER = /^(?:this|so|thus|told|way|then|thing|time|place)$/iu;
const NOTE_START =
  /^(?:to (?!each|the|a|my|his|her|you|them|us)\p{L}+|they|it|he|she|both|all|every(?:one|body|where)|whoever|there is|there are)\b/u;
/** Stands before a text whose first word may be its verb. */
const LEAD = 'this';
/** Words from which what is announced is a sentence of its own. */
const LEAST_ANNOUNCED = 4;
/** A pronoun that ends a clause or follows a preposition. */
const POINTING =
  /\b(?:of|on|in|into|onto|from|for|with|at|by|behind|under|over|took|takes|puts?|left|to) (?:it|them|one|ones|those|these|that|him|her)(?=[.,;:!?\n]|$)/giu;
const NOUN = /\b(?:the|an?|his|its|their|my|your|our|every|each|two|three|four|five|six|seven) \p{L}{3,}|\{child|\b\p{Lu}\p{Ll}{2,}/gu;
/** "Here is a river": a narrator who shows something may do so in the present. */
const SHOWING = /^(?:here|there|this|that|these|it) (?:is|are|was|were)\b/iu;
/** Seams in 100 sentences. */
const LIMITS = { good: 2.5, bad: 14 };
/** One note may be a slip of the pen or of this measure; with more, the story is made of them. */
const MOST_NOTES = 1;
const WITH_NOTES = 0.2;

export const seams: Measure = { id: 'seams', weight: 13, isDecisive: true, measure: measureSeams };

function measureSeams(story: LabStory): Measured {
  const notes = notesIn(story);
  const isNoted = (sentence: string) => notes.some((note) => sentence.includes(note));
  const { mixed, other } = tenseSeams(story);
  const lapses = [...mixed, ...loosePronouns(story)].filter((text) => !isNoted(text));
  const asides = other.filter((text) => !isNoted(text));
  // A note cannot be read aloud at all; a whole sentence in the other tense may be a saying ("a row has two ends").
  const count = notes.length * 2 + lapses.length + asides.length / 2;
  const found = [...notes, ...lapses, ...asides];
  const value = between(per(count, sentencesOf(textOf(story)).length), LIMITS.good, LIMITS.bad);
  return result(
    notes.length > MOST_NOTES ? Math.min(value, WITH_NOTES) : value,
    `${found.length} places read like notes, change the tense or point at nothing: ${examples(found)}`,
  );
}

/** Sentences about the story, directions, and notes behind a colon. */
export function notesIn(story: LabStory): string[] {
  const isNote = (text: string) => tensesOf(text).past === 0;
  return story.pages
    .map(narrationOf)
    .flatMap((text) => [
      ...(text.match(STAGE_DIRECTION) ?? []),
      ...(speaksForItself(story) ? [] : announcedNotes(text)),
      ...sentencesOf(text).filter((sentence) => isNote(sentence) && phrasesIn(sentence, NOTES).length > 0),
    ]);
}

function announcedNotes(text: string): string[] {
  return [...text.matchAll(ANNOUNCED)].flatMap(({ groups: { before = '', note = '' } = {} }) => {
    const { past, present } = tensesOf(`${LEAD} ${note}`);
    const isNote = ANNOUNCER.test(before) || NOTE_START.test(note) || present > 0;
    return past === 0 && isNote && wordsOf(note).length >= LEAST_ANNOUNCED ? [note] : [];
  });
}

/** Sentences that mix tenses, and whole ones in the tense that is not the story's; letters, reports and instructions may have the latter. */
export function tenseSeams(story: LabStory): { mixed: string[]; other: string[] } {
  const sentences = sentencesOf(narrationOf(textOf(story))).map((sentence) => ({ sentence, ...tensesOf(sentence) }));
  const mixed = sentences.filter(({ past, present }) => past > 0 && present > 0).map(({ sentence }) => sentence);
  const inPast = sentences.filter(({ past, present }) => past > 0 && present === 0);
  const inPresent = sentences.filter(({ past, present }) => present > 0 && past === 0);
  const rarer = inPast.length >= inPresent.length ? inPresent : inPast;
  const other = rarer.map(({ sentence }) => sentence).filter((sentence) => !SHOWING.test(sentence));
  return { mixed, other: speaksForItself(story) ? [] : other };
}

/** Told by "I" or to "you". */
export function speaksForItself(story: LabStory): boolean {
  const words = wordsOf(narrationOf(textOf(story)));
  return per(words.filter((word) => /^(?:i|my|you|your)(?:'|$)/u.test(word)).length, words.length) > 2;
}

/** Pronouns in paragraphs that have named nothing yet. */
function loosePronouns(story: LabStory): string[] {
  return story.pages
    .flatMap((page) => page.split(/\n\n+/u))
    .flatMap((paragraph) => {
      const text = narrationOf(paragraph);
      return [...text.matchAll(POINTING)].flatMap(({ 0: found, index }) => {
        const before = text.slice(0, index).match(NOUN) ?? [];
        return before.length === 0 ? [found] : [];
      });
    });
}
