import { AGE_BANDS, countWords, pageParagraphs, sceneSchema, TONE_IDS, withManyViews } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { draftProblems } from '../checks/checks.ts';
import { fitNotes } from '../checks/episode-notes.ts';
import { parseDraft } from '../checks/parse-draft.ts';
import { EXAMPLES } from './examples.data.ts';
import { examplesFor } from './examples.ts';

const ALL = EXAMPLES.map((example) => ({ key: `${example.request.age}-${example.request.tone}`, title: example.answer.title, ...example }));

describe('the examples', () => {
  test('are two for each age and mood', () => {
    for (const age of AGE_BANDS) {
      for (const tone of TONE_IDS) {
        expect(examplesFor(age, tone), `${age}, ${tone}`).toHaveLength(2);
      }
    }
  });
});

describe.each(ALL)('the example $key, “$title”', ({ request, answer }) => {
  const { animal, setting, age, pronouns, words, children = ['{child}'] } = request;
  const sent = { sent: animal, hidden: null };
  const paragraphs = answer.pages.flatMap(({ text }) => pageParagraphs(text));
  const text = paragraphs.join('\n\n');

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
    expect(read).toEqual({ ...answer, pages: withManyViews(answer.pages) });
    // An empty cast is left out.
    expect({ cast: [], ...fitNotes(answer, { animal: sent, children }) }).toEqual({ recap: answer.recap, cast: answer.cast });
  });

  test('has scenes in the words of the schema, from at least four views, and ends at night', () => {
    const scenes = answer.pages.map(({ scene }) => sceneSchema.parse(scene));
    expect(new Set(answer.pages.map(({ scene }) => scene.staging?.view)).size).toBeGreaterThanOrEqual(4);
    expect(scenes.at(-1)?.time).toMatch(/night/);
  });

  test('names every child, and uses the pronouns that it was asked for', () => {
    for (const child of children) expect(text).toContain(child);
    if (pronouns) expect(text).toMatch({ he: /\b(?:he|him|his)\b/i, she: /\b(?:she|her)\b/i, they: /\b(?:they|them|their)\b/i }[pronouns]);
  });
});
