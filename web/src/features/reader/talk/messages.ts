/** Two questions for the grown-up, each behind a small lamp. Apart from the reader's messages, because all that says it loads late. */
export const TALK = 'Talk together';
