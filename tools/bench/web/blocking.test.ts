import { expect, it } from 'vitest';
import { blockedIn } from './blocking.ts';

const URL = 'https://localhost/story/10';
const painted = { name: 'firstContentfulPaint', ph: 'I', pid: 1, tid: 2, ts: 100_000, dur: 0 };

/** A task of so many milliseconds, of which its thread worked `cpu`. */
function task(at: number, wall: number, cpu: number, { pid = 1, tid = 2 } = {}) {
  return { name: 'ThreadControllerImpl::RunTask', ph: 'X', pid, tid, ts: at * 1000, dur: wall * 1000, tdur: cpu * 1000 };
}

it('counts what tasks take of their thread beyond 50 ms of a phone four times slower', () => {
  const events = [painted, task(200, 80, 20), task(300, 90, 12), task(400, 15, 15)];
  expect(blockedIn(events, URL)).toBe(30 + 10);
});

it('leaves out what came before the first paint, other threads, and a task that is part of another', () => {
  const events = [
    painted,
    task(50, 40, 40),
    task(200, 90, 90, { tid: 3 }),
    task(200, 90, 90, { pid: 4 }),
    task(300, 40, 20),
    task(305, 30, 19),
  ];
  expect(blockedIn(events, URL)).toBe(30);
});

it('says when nothing was painted', () => {
  expect(() => blockedIn([task(200, 90, 90)], URL)).toThrow('painted nothing');
});
