/** The product's name (decision P1). */
export const PRODUCT_NAME = 'Tuckaway Tales';

/** The label on cards and in readers (decision P18). Publishing is the review. */
export const STORY_LABELS = { curated: 'AI-generated and reviewed for quality', own: 'AI-generated' } as const;
