import {
  AGE_BANDS,
  AVOIDED_TOPIC_IDS,
  conflictingTopic,
  countWords,
  pageParagraphs,
  sceneSchema,
  TONE_IDS,
  topicLabels,
  withManyViews,
} from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { draftProblems } from '../checks/checks.ts';
import { fitNotes } from '../checks/episode-notes.ts';
import { parseDraft } from '../checks/parse-draft.ts';
import { EXAMPLES } from './examples.data.ts';
import { examplesFor } from './examples.ts';

const ALL = EXAMPLES.map((example) => ({ key: `${example.request.age}-${example.request.tone}`, title: example.answer.title, ...example }));

test('the examples are two for each age and mood', () => {
  for (const age of AGE_BANDS) {
    for (const tone of TONE_IDS) {
      expect(examplesFor(age, tone), `${age}, ${tone}`).toHaveLength(2);
    }
  }
});

test('the examples show what a request may have, and long stories for older children', () => {
  const some = (field: 'before' | 'known' | 'notTonight' | 'children') => EXAMPLES.filter(({ request }) => request[field]).length;
  expect([some('before'), some('known'), some('notTonight'), some('children')].filter((count) => count < 2)).toEqual([]);
  expect(EXAMPLES.filter(({ request }) => request.words >= 400).map(({ request: { age, words } }) => `${age}: ${words}`)).toEqual(
    expect.arrayContaining(['4-5: 400', '4-5: 600', '6-8: 400', '6-8: 600']),
  );
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
    const { engine: _engine, trouble: _trouble, deed: _deed, ...told } = answer;
    expect(read).toEqual({ ...told, pages: withManyViews(answer.pages) });
    // An empty cast is left out.
    expect({ cast: [], ...fitNotes(answer, { animal: sent, children }) }).toEqual({ recap: answer.recap, cast: answer.cast });
  });

  test('has scenes in the words of the schema, from at least four views, and ends at night', () => {
    const scenes = answer.pages.map(({ scene }) => sceneSchema.parse(scene));
    expect(new Set(answer.pages.map(({ scene }) => scene.staging?.view)).size).toBeGreaterThanOrEqual(4);
    expect(scenes.at(-1)?.time).toMatch(/night/);
  });

  test('thinks in a few words, and has no topic that is not for tonight', () => {
    for (const thought of [answer.engine, answer.trouble, answer.deed]) expect(countWords(thought)).toBeLessThanOrEqual(12);
    const topics = AVOIDED_TOPIC_IDS.filter((id) => request.notTonight?.includes(topicLabels([id]).join()));
    expect(conflictingTopic([answer.title, text, answer.recap].join('\n'), topics)).toBeNull();
  });

  test('names every child, and uses the pronouns that it was asked for', () => {
    for (const child of children) expect(text).toContain(child);
    if (pronouns) expect(text).toMatch({ he: /\b(?:he|him|his)\b/i, she: /\b(?:she|her)\b/i, they: /\b(?:they|them|their)\b/i }[pronouns]);
  });
});
