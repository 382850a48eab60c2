import { expect, it } from 'vitest';
import { RUNTIME } from '../../functions/src/config/runtime.ts';
import * as index from '../../functions/src/index.ts';

interface Endpoint {
  maxInstances?: unknown;
}
const endpoints = Object.entries(index).map(([name, made]) => [name, (made as unknown as { __endpoint: Endpoint }).__endpoint] as const);

it('the plan knows every function', () => {
  expect(Object.keys(RUNTIME).sort()).toEqual(endpoints.map(([name]) => name).sort());
});

it.each(endpoints)('%s asks for no more instances than a new project may have', (_name, { maxInstances }) => {
  expect(maxInstances).toBeGreaterThanOrEqual(1);
  expect(maxInstances).toBeLessThanOrEqual(10);
});
