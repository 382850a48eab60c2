import { pathToFileURL } from 'node:url';
import { ContentError } from '@tuckaway/domain/reader';
import type { Plugin } from 'esbuild';

/** Runs modules named `*.data.ts` while building. The bundle has what they export, as JSON, and nothing of how they read it. */
export const dataModules: Plugin = {
  name: 'data-modules',
  setup(bundler) {
    bundler.onLoad({ filter: /\.data\.ts$/ }, async ({ path }) => {
      try {
        const exported = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
        return {
          contents: Object.entries(exported)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
            .join('\n'),
        };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return { errors: error.mistakes.map((text) => ({ text })) };
      }
    });
  },
};
