/** Section 2: what takes every screen's place while something decides what can be shown. */
export const LOADING_LABEL = 'Loading magical stories...';
