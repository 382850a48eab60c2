/** Runs before every test file. Files share workers, because loading Firebase's packages takes seconds; each has its own modules, settings and apps. */
import { deleteApp, getApps } from 'firebase-admin/app';
import { vi } from 'vitest';
import '../../unit-setup.ts';

vi.unstubAllEnvs();
await Promise.allSettled(getApps().map(deleteApp));
