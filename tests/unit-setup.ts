/** Runs before every unit test file. Files share a worker, because starting one takes longer than most files; each gets modules of its own. */
import { vi } from 'vitest';

vi.resetModules();
vi.unstubAllGlobals();
vi.useRealTimers();
