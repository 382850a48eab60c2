import { expect, test } from 'vitest';
import { HttpProblem } from '../http/http-problem.ts';
import { ContentionError } from '../lib/retry.ts';
import { StoryFailure } from '../stories/story-failure.ts';
import { storyProblem } from './story-problem.ts';

test.each([
  [new StoryFailure('refused'), 422, undefined],
  [new StoryFailure('left-out'), 422, undefined],
  [new StoryFailure('unusable'), 502, undefined],
  [new StoryFailure('unsafe'), 502, undefined],
  [new StoryFailure('out-of-time'), 504, undefined],
  [new StoryFailure('busy'), 429, '60'],
  [new StoryFailure('busy', 0.02), 429, '1'],
  [new StoryFailure('unavailable'), 503, '30'],
  [new StoryFailure('no-key'), 503, '3600'],
  [new StoryFailure('misconfigured'), 503, '3600'],
  [new StoryFailure('own-quota', 7200), 429, '7200'],
  [new StoryFailure('site-quota', 7200), 429, '7200'],
  [new StoryFailure('verify-email', 3600), 429, '3600'],
  [new StoryFailure('terms'), 429, '300'],
  [new StoryFailure('stopped'), 503, '900'],
  [new StoryFailure('running'), 503, '5'],
  [new StoryFailure('key-taken'), 409, undefined],
  [new StoryFailure('deleted'), 409, undefined],
  [new StoryFailure('not-saved'), 503, '5'],
  [new StoryFailure('account-deleted'), 401, undefined],
  [new ContentionError('counter'), 429, '5'],
])('%s is answered %i with Retry-After %s', (error, status, retryAfter) => {
  const problem = storyProblem(error) as HttpProblem;
  expect(problem).toBeInstanceOf(HttpProblem);
  expect(problem.status).toBe(status);
  expect(problem.headers['Retry-After']).toBe(retryAfter);
  expect(problem.details.code).toEqual(expect.any(String));
});

test("a family's used-up day has its own message", () => {
  expect((storyProblem(new StoryFailure('own-quota', 60)) as HttpProblem).message).toBe("You've made all of today's stories.");
});

test.each(['verify-email', 'terms'] as const)('a family whose story waits for something else than time is told the code %s', (code) => {
  expect((storyProblem(new StoryFailure(code)) as HttpProblem).details).toEqual({ code });
});

test('an unexpected error is returned unchanged', () => {
  const odd = new RangeError('odd');
  expect(storyProblem(odd)).toBe(odd);
});
