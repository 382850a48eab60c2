// @vitest-environment node
import { expect, it } from 'vitest';
import { problemOf } from './studio-problem.ts';

it.each<[unknown, string]>([
  [new DOMException('', 'NotAllowedError'), 'blocked'],
  [new DOMException('', 'NotFoundError'), 'missing'],
  [new DOMException('', 'NotReadableError'), 'busy'],
  [new DOMException('', 'NotSupportedError'), 'unsupported'],
  [new TypeError('navigator.mediaDevices.getUserMedia is not a function'), 'unsupported'],
  [new DOMException('', 'OperationError'), 'stopped'],
  [new DOMException('The recorder cannot begin', 'InvalidModificationError'), 'stopped'],
  [new DOMException('', 'QuotaExceededError'), 'no-room'],
])('%s is told as “%s” [fault 4]', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
