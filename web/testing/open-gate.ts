/** The gate for grown-ups stands open in tests that are not about it: `vi.mock('../../data/parents/gate.ts', () => import('../../../testing/open-gate.ts'))`. */
export const askGrownUp = (action: () => void): void => action();
