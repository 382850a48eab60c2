/** Section 2: replaces every screen while the sign-in state or its code is loading. */
export const LOADING_LABEL = 'Loading magical stories...';
