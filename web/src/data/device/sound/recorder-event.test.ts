import { beforeEach, expect, it, vi } from 'vitest';
import { recorderEvent } from './recorder-event.ts';

beforeEach(() => void vi.useFakeTimers());
const recorder = () => new EventTarget() as MediaRecorder;

it.each([
  ['start', 'start', true],
  ['stop', 'stop', true],
  ['start', 'error', false],
  ['start', 'stop', false],
  ['stop', 'error', false],
  ['stop', null, false],
] as const)('while its %s is awaited, a recorder that sends %s fulfills it: %s [fault 4]', async (awaited, sent, settles) => {
  const one = recorder();
  const event = recorderEvent(one, awaited).then(
    () => true,
    ({ name }: DOMException) => (name === 'OperationError' ? false : name),
  );
  if (sent === null) await vi.advanceTimersByTimeAsync(5000);
  else one.dispatchEvent(new Event(sent));
  expect(await event).toBe(settles);
});
