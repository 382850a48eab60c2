/** Gives the clock back after each unit test, also after one that failed. */
import { afterEach, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());
