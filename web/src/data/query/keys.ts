/** Keys of private data begin with it and the uid. Public data has its path as the key. */
export const PRIVATE = 'private';
