/** The plots. A data module: the bundle has its value instead (functions/data-modules.ts). */
import { type Plot, plotsSchema } from '@tuckaway/domain/content';
import { readContentFile } from '@tuckaway/domain/reader';

export const PLOTS: readonly Plot[] = readContentFile('plots.yaml', plotsSchema);
