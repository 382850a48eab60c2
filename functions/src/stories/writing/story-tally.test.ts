import { expect, test } from 'vitest';
import { telling } from '../../../testing/scripted-storyteller.ts';
import { countAnswer, newTally } from './story-tally.ts';

test('tokens of all answers are added, and the last model and request are kept', () => {
  const tally = newTally();
  countAnswer(tally, telling('', { tokens: { prompt: 10, completion: 5, cached: 4, reasoning: 2 }, model: 'first', requestId: 'req_1' }));
  countAnswer(tally, telling('', { tokens: { prompt: 20, completion: 6 }, model: 'second', requestId: 'req_2' }));
  countAnswer(tally, telling(''));
  expect(tally).toMatchObject({
    served: 'second',
    requestId: 'req_2',
    tokens: { prompt: 30, completion: 11, cached: 4, reasoning: 2 },
  });
});
