/** The one place that knows what the product is called (decisions P1). */
export const PRODUCT_NAME = 'Tuckaway Tales';

/** What each kind of story says of itself, on its card and in its reader (decisions P18). Publishing is the review. */
export const STORY_LABELS = { curated: 'AI-generated and reviewed for quality', own: 'AI-generated' } as const;
