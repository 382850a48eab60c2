// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { forgetParentSettings } from './device-settings.ts';
import { countWrongAnswer, forgetWrongAnswers, pauseLeft, takeQuestion } from './gate-memory.ts';

const SECOND = 1000;

/** @returns seconds of the pause after each of so many wrong answers, given as soon as the gate takes them. */
function pauses(answers: number): number[] {
  let now = Date.UTC(2026, 10, 28);
  return Array.from({ length: answers }, () => {
    countWrongAnswer(now);
    const pause = pauseLeft(now);
    now += pause;
    expect(pauseLeft(now)).toBe(0);
    return pause / SECOND;
  });
}

it('pauses after every third wrong answer, each time longer, for an hour at most [safety 11]', () => {
  expect(pauses(12)).toEqual([0, 0, 30, 0, 0, 60, 0, 0, 120, 0, 0, 240]);
  forgetWrongAnswers();
  expect(Math.max(...pauses(30))).toBe(3600);
  forgetWrongAnswers();
  expect(pauses(3)).toEqual([0, 0, 30]);
  forgetParentSettings();
  expect(pauseLeft(0)).toBe(0);
});

it('goes on with the pause and the questions after a reload, whatever the clock says [safety 11]', async () => {
  expect([takeQuestion(), takeQuestion()]).toEqual([0, 1]);
  for (let answer = 0; answer < 3; answer += 1) countWrongAnswer(100 * SECOND);
  vi.resetModules();
  const reloaded = await import('./gate-memory.ts');
  expect(reloaded.takeQuestion()).toBe(2);
  expect([110, 5].map((second) => reloaded.pauseLeft(second * SECOND))).toEqual([20 * SECOND, 30 * SECOND]);
});

it('remembers as long as the page is open where the browser keeps nothing [safety 11]', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect([takeQuestion(), takeQuestion()]).toEqual([0, 1]);
  expect(pauses(3)).toEqual([0, 0, 30]);
  write.mockRestore();
});
