export const TITLE = 'Which story tonight?';
export const OWN = 'Your stories';
export const CURATED = 'More stories';
export const MORE = { action: 'Show more stories', busy: 'Loading more...' } as const;
export const LOADING = 'Opening your shelf...';
export const NOTHING = { title: 'The shelf is asleep', text: 'No story can be opened right now. Ask a grown-up.' } as const;
export const GROWN_UPS = { label: 'Grown-ups', name: 'Grown-ups: leave child mode' } as const;
