import type { Plugin } from 'vite';
import { DATA_MODULE, dataModule } from '../../domain/reader/data-module.ts';

/** Puts the values of data modules into the bundle. */
export function dataModules(): Plugin {
  return { name: 'data-modules', load: { filter: { id: DATA_MODULE }, handler: dataModule } };
}
