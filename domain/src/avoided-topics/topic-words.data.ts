/** A data module: builds have its value instead (domain/reader/data-module.ts). Its types are apart, because a browser's types lack files. */
import { readContentFile } from '../../reader/read-content.ts';
import { avoidedTopicsSchema } from '../content/words.ts';

export const TOPIC_WORDS = readContentFile('words/avoided-topics.yaml', avoidedTopicsSchema);
