import { AGE_BANDS, countWords, pageParagraphs, sceneSchema, splitSentences, TONE_IDS } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { bestRefrain } from '../../../../../tools/story-lab/measures/refrain.ts';
import { draftProblems } from '../../checks.ts';
import { fitNotes } from '../../episode-notes.ts';
import { parseDraft } from '../../parse-draft.ts';
import { EXAMPLES, examplesFor } from './examples.ts';

const ALL = Object.entries(EXAMPLES).flatMap(([key, pair]) => pair.map((example) => ({ key, title: example.answer.title, ...example })));

/** Refrains of fewer words than the story lab looks for. */
const SHORT_REFRAINS: Record<string, string> = { 'Log of the Ice Watch': 'Wind: none.', 'The Clock That Limped': 'tock-tick' };

describe('the examples', () => {
  test('of an age and a mood are for that age and mood', () => {
    for (const age of AGE_BANDS) {
      for (const tone of TONE_IDS) {
        if (!EXAMPLES[`${age}-${tone}`]) continue;
        for (const { request } of examplesFor(age, tone)) expect(request).toMatchObject({ age, tone });
      }
    }
  });

  test('have different titles, openings and last sentences', () => {
    const texts = ALL.map(({ answer }) => answer.pages.map(({ text }) => text).join('\n\n'));
    const different = (parts: (string | undefined)[]) => expect(new Set(parts).size).toBe(ALL.length);
    different(ALL.map(({ title }) => title));
    different(texts.map((text) => splitSentences(text)[0]));
    different(texts.map((text) => splitSentences(text).at(-1)));
  });
});

describe.each(ALL)('the example $key, “$title”', ({ request, answer }) => {
  const { animal, setting, tone, age, pronouns, words, children = ['{child}'] } = request;
  const sent = { sent: animal, hidden: null };
  const paragraphs = answer.pages.flatMap(({ text }) => pageParagraphs(text));
  const text = paragraphs.join('\n\n');
  const lab = { title: answer.title, pages: answer.pages.map((page) => page.text), age, mood: tone };

  test('passes all checks of a model’s answer', () => {
    expect(draftProblems({ title: answer.title, paragraphs }, { words, animal: sent, children, age })).toEqual([]);
  });

  test('has exactly the words that it was asked for', () => {
    expect(countWords(text)).toBe(words);
  });

  test('is read back as it is written: texts, scenes and notes', () => {
    const read = parseDraft(
      { text: JSON.stringify(answer), ending: 'complete', refused: false },
      { storySetting: setting, favoriteAnimal: animal, childName: '{child}', siblings: children.slice(1) },
    );
    expect(read).toEqual(answer);
    expect(fitNotes(answer, { animal: sent, children })).toEqual({
      recap: answer.recap,
      ...(answer.cast.length > 0 ? { cast: answer.cast } : {}),
    });
  });

  test('has scenes in the words of the schema, from at least two views, and ends at night', () => {
    const scenes = answer.pages.map(({ scene }) => sceneSchema.parse(scene));
    expect(new Set(scenes.map(({ view }) => view)).size).toBeGreaterThanOrEqual(2);
    expect(scenes.at(-1)?.time).toMatch(/night/);
  });

  test('has a phrase that comes back on three pages, or comes back changed', () => {
    const { times, isChanged } = bestRefrain(lab);
    const short = SHORT_REFRAINS[answer.title];
    const timesShort = short === undefined ? 0 : text.split(short).length - 1;
    expect(isChanged || times >= 3 || timesShort >= 3).toBe(true);
  });

  test('names every child, and uses the pronouns that it was asked for', () => {
    for (const child of children) expect(text).toContain(child);
    if (pronouns) expect(text).toMatch({ he: /\b(?:he|him|his)\b/i, she: /\b(?:she|her)\b/i, they: /\b(?:they|them|their)\b/i }[pronouns]);
  });
});
