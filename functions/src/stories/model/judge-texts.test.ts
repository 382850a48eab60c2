import { expect, test } from 'vitest';
import { scripted } from '../../../testing/scripted-storyteller.ts';
import { StoryFailure } from '../story-failure.ts';
import { judgeTexts } from './judge-texts.ts';

const TEXTS = { moderated: ['A page.'], reviewed: ['A page.'], notes: ['a ghost'], age: '4-5' } as const;
const AWAY = new StoryFailure('misconfigured');
const judged = (moderation: boolean[] | Error, review: boolean[] | Error) =>
  judgeTexts(TEXTS, {
    storyteller: scripted([], [moderation], undefined, [review]),
    budget: { deadline: Date.now() + 50_000, attemptMs: 5000, random: () => 0 },
  });

test('a note that frightens rejects nothing', async () => {
  expect(await judged([true], [false, true])).toEqual({ passesModeration: true, frightening: [], frighteningNotes: ['a ghost'] });
});

test.each([
  ['moderation, also if a note frightens', AWAY, [false, true]],
  ['moderation, also if nothing frightens', AWAY, [false, false]],
  ['review', [true], AWAY],
])('without the answer of %s nothing passes', async (_what, moderation, review) => {
  await expect(judged(moderation, review)).rejects.toBe(AWAY);
});

test.each([
  ['the review rejects', AWAY, [true, false], { frightening: ['A page.'] }],
  ['moderation rejects', [false], AWAY, { passesModeration: false }],
])('what %s is rejected without the other one’s answer', async (_what, moderation, review, judgment) => {
  expect(await judged(moderation, review)).toMatchObject(judgment);
});
