import { describe, expect, test } from 'vitest';
import { EXAMPLES } from '../../functions/src/stories/prompt/examples/examples.ts';
import { scoreStory } from './score.ts';

describe('the examples in the prompt', () => {
  test('are not rejected by the rubric', () => {
    const scored = Object.values(EXAMPLES)
      .flat()
      .map(({ request, answer }) =>
        scoreStory({ title: answer.title, pages: answer.pages.map(({ text }) => text), age: request.age, mood: request.tone }),
      );
    expect(scored.filter(({ isRejected }) => isRejected).map(({ story, results }) => [story.title, results])).toEqual([]);
  });
});
