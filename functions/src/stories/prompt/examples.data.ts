/** The example stories. A data module: the bundle has its value instead (functions/data-modules.ts). */
import { type ExampleStory, examplesSchema } from '@tuckaway/domain/content';
import { readContent } from '@tuckaway/domain/reader';

export const EXAMPLES: readonly ExampleStory[] = readContent('examples/*.yaml', examplesSchema).flat();
