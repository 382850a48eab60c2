export const TITLE = 'Keep the stories at hand';
export const LEAD = 'As an app, Tuckaway Tales opens from your home screen, even without a network.';
export const INSTALL = 'Install App';
export const NOT_NOW = 'Not now';
