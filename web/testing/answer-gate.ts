import { act } from '@testing-library/react';
import { expect } from 'vitest';
import { behindGate } from '../src/features/parents/api/gate.ts';

/** Lets what waits behind the gate for grown-ups happen. Fails where nothing waits. */
export function answerGate(): void {
  const waiting = behindGate.get();
  expect(waiting).not.toBeNull();
  behindGate.set(null);
  act(() => waiting?.());
}
