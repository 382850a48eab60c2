/** Our own words beside those of the packages. Only the build runs this module (functions/data-modules.ts). */
import { type ProfanityWords, profanitySchema } from '@tuckaway/domain/content';
import { readContentFile } from '@tuckaway/domain/reader';

export const WORDS: ProfanityWords = readContentFile('words/profanity.yaml', profanitySchema);
