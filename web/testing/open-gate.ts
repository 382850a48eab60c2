/** The gate for grown-ups stands open in tests that are not about it: `vi.mock('../parents/api/gate.ts', () => import('../../../testing/open-gate.ts'))`. */
export const askGrownUp = (action: () => void): void => action();
