/** Who an animal's name means: what has to be known before its family is loaded. */
export { familyOf } from './cast.ts';
export { KINDS } from './kinds.ts';
export { kindName } from './names.ts';
