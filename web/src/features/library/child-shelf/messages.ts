export const TITLE = 'Which story tonight?';
export const OWN = 'Your stories';
export const CURATED = 'More stories';
export const MORE = { action: 'Show more stories', busy: 'Loading more...' } as const;
export const LOADING = 'Opening your shelf...';
export const NOTHING = { title: 'No stories right now', text: 'We can’t open any stories right now. Please ask a grown-up.' } as const;
export const GROWN_UPS = { label: 'Grown-ups', name: 'Grown-ups: leave child mode' } as const;
