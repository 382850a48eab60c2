export const TITLE = 'Keep bedtime stories close';
export const LEAD = 'Install Tuckaway Tales to open it from your home screen, even offline.';
export const INSTALL = 'Install App';
export const NOT_NOW = 'Not now';
