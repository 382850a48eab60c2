/** Runs before every test file with properties, so that `npm test` always tries the same values and each long run others. */
import { configureGlobal } from 'fast-check';
import { SEED } from './long.ts';

configureGlobal({ seed: SEED });
