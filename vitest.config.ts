/** Kinds of tests (docs/testing.md): unit and web run alone; rules and functions need the emulators that `npm test` starts. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // What a test prints is of interest if it fails.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{domain,art,functions}/src/**/*.test.ts',
            'domain/reader/*.test.ts',
            '{tools,tests/pictures,tests/push-service,tests/leaks}/**/*.test.ts',
          ],
          // Long enough for a busy machine.
          testTimeout: 60_000,
          setupFiles: ['tests/unit-setup.ts', 'tests/real-clock.ts', 'tests/seeded.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      // Built as the web app is built; its browser is jsdom.
      { extends: './web/vite.config.ts', root: './web', test: { name: 'web', testTimeout: 60_000 } },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          setupFiles: ['tests/seeded.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          setupFiles: ['tests/functions/support/setup.ts'],
          pool: 'threads',
          isolate: false,
          // More workers than processors, because files wait for the emulators most of the time.
          maxWorkers: 3,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'attacks',
          include: ['tests/attacks/**/*.test.ts'],
          // Its files wait for the emulators most of the time.
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'other-browsers',
          include: ['tests/other-browsers/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          testTimeout: 420_000,
        },
      },
    ],
  },
});
