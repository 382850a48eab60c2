/** Our own words beside those of the packages. A data module: the bundle has its value instead (functions/data-modules.ts). */
import { type ProfanityWords, profanitySchema } from '@tuckaway/domain/content';
import { readContentFile } from '@tuckaway/domain/reader';

export const WORDS: ProfanityWords = readContentFile('words/profanity.yaml', profanitySchema);
