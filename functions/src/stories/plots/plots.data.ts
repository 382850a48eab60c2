/** The plots. Only the build runs this module (functions/data-modules.ts). */
import { type Plot, plotsSchema } from '@tuckaway/domain/content';
import { readContentFile } from '@tuckaway/domain/reader';

export const PLOTS: readonly Plot[] = readContentFile('plots.yaml', plotsSchema);
