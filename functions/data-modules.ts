import { ContentError, DATA_MODULE, dataModule } from '@tuckaway/domain/reader';
import type { Plugin } from 'esbuild';

/** Puts the values of data modules into the bundle. */
export const dataModules: Plugin = {
  name: 'data-modules',
  setup(bundler) {
    bundler.onLoad({ filter: DATA_MODULE }, async ({ path }) => {
      try {
        return { contents: await dataModule(path) };
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        return { errors: error.mistakes.map((text) => ({ text })) };
      }
    });
  },
};
