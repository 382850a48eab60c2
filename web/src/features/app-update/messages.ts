export const TITLE = 'A new version is ready';
export const LEAD = 'It takes a moment, whenever it suits you.';
export const RELOAD = 'Reload';
export const LATER = 'Later';
