import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
/** The data that every fresh start begins with. */
export const SEED_DATA = join(ROOT, 'emulator-data');
/** Ignored by git: what people created in a local run, logs, and the mark of a running one. */
export const LOCAL_DATA = join(ROOT, '.local-data');
