import { describe, expect, test } from 'vitest';
import { readAnswers, type ToldStory } from './read-answers.ts';
import { isOf, markStories, type Recording, reportOf } from './recording.ts';
import { readSheet } from './sheet.ts';

const SHEET = readSheet();
const OWL: ToldStory = { title: 'The Owl', pages: ['The owl yawned.', '{child} slept.'], age: '2-3', mood: 'sleepy' };
const FOX: ToldStory = { title: 'The Fox', pages: ['A fox slept.'] };
/** A sheet with the same mark everywhere. */
const filled = (mark: number, fault = 'None.') => JSON.stringify({ ...Object.fromEntries(SHEET.marks.map((name) => [name, mark])), fault });

test('the editor’s sheet has ten marks, which the model is told about', () => {
  expect(SHEET.marks).toEqual(['arc', 'child', 'animal', 'place', 'concrete', 'voice', 'ear', 'seams', 'age', 'ending']);
  expect(SHEET.instructions).toMatch(/^# The editor's sheet/u);
  expect(SHEET.instructions).not.toContain('npm run');
});

describe('marking', () => {
  test('asks about each story with its age and mood, and records what the model says', async () => {
    const asked: string[] = [];
    const marked = await markStories([OWL, FOX], SHEET, async (story) => {
      asked.push(story);
      return filled(asked.length, `Fault ${asked.length}`);
    });
    expect(asked.map((story) => JSON.parse(story))).toEqual([OWL, { ...FOX, age: '4-5' }]);
    expect(marked.map(({ title, fault, marks }) => [title, fault, marks.arc, marks.ending])).toEqual([
      ['The Owl', 'Fault 1', 1, 1],
      ['The Fox', 'Fault 2', 2, 2],
    ]);
  });

  test.each(['', 'Nine out of ten.', 'null', '{"arc": 9}', filled(11), filled(0), filled(7.5)])(
    'asks once more if the answer is no filled sheet (%s), and then says so',
    async (answer) => {
      const answers = [answer, filled(6)];
      const [marked] = await markStories([OWL], SHEET, async () => answers.shift() ?? '');
      expect(marked?.marks.voice).toBe(6);
      await expect(markStories([OWL], SHEET, async () => answer)).rejects.toThrow('The model gave no marks to “The Owl”.');
    },
  );
});

test('marks from before the model stopped answering are saved, and not asked for again', async () => {
  const kept: unknown[][] = [];
  const answers = [filled(6)];
  const stops = async () => answers.shift() ?? Promise.reject(new Error('no answer'));
  await expect(markStories([OWL, FOX], SHEET, stops, [], (marked) => kept.push([...marked]))).rejects.toThrow('no answer');
  const [owl] = await markStories([OWL], SHEET, async () => filled(6));
  expect(kept).toEqual([[owl]]);
  const asked: string[] = [];
  const ask = async (story: string) => {
    asked.push(story);
    return filled(8);
  };
  const marked = await markStories([OWL, FOX], SHEET, ask, owl && [owl]);
  expect(marked.map(({ marks }) => marks.arc)).toEqual([6, 8]);
  expect(asked).toHaveLength(1);
});

describe('a recording', () => {
  const recordingOf = async (mark: number, stories = [OWL, FOX]): Promise<Recording> => {
    const marked = await markStories(stories, SHEET, async () => filled(mark, `It is a ${mark}.`));
    return { model: 'an-editor', date: '2026-11-28', sheet: SHEET.hash, stories: marked };
  };

  test('belongs to its stories and its sheet alone', async () => {
    const recording = await recordingOf(7);
    expect(isOf(recording, [OWL, FOX], SHEET)).toBe(true);
    expect(isOf(recording, [OWL], SHEET)).toBe(false);
    expect(isOf(recording, [OWL, { ...FOX, pages: ['A fox woke.'] }], SHEET)).toBe(false);
    expect(isOf(recording, [OWL, FOX], { ...SHEET, hash: 'other' })).toBe(false);
  });

  test('is compared with others mark by mark', async () => {
    const report = reportOf(
      new Map([
        ['old.json', await recordingOf(5)],
        ['new.json', await recordingOf(8)],
      ]),
      SHEET,
    );
    expect(report).toContain('| mark | old.json | new.json |');
    expect(report).toContain('| seams | 5.0 | 8.0 |');
    expect(report).toContain('| all | 5.0 | 8.0 |');
    expect(report).toContain('new.json: 2 stories, marked by an-editor on 2026-11-28. Lowest, “The Owl”: It is a 8.');
  });
});

describe('recorded stories are read from', () => {
  const STORY = { title: 'The Owl', pages: ['The owl yawned.', '{child} slept.'] };
  test.each([
    ['a list', JSON.stringify([STORY])],
    ['lines', `${JSON.stringify(STORY)}\n`],
    ['pages with scenes, as the functions get them', JSON.stringify({ ...STORY, pages: STORY.pages.map((text) => ({ text, scene: {} })) })],
    ['a chat completion', JSON.stringify({ choices: [{ message: { content: JSON.stringify(STORY) } }] })],
  ])('%s', (_what, text) => {
    expect(readAnswers(text)).toEqual([STORY]);
  });

  test('nothing else', () => {
    for (const text of ['', '[]', '{"title": "x"}', 'A word.']) expect(() => readAnswers(text)).toThrow();
  });
});
