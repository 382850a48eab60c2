export const TITLE = 'A new version is ready';
export const LEAD = 'It takes just a moment, whenever you’re ready.';
export const RELOAD = 'Reload';
export const LATER = 'Later';
