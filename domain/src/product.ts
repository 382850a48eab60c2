/** The product's name (decision P1). */
export const PRODUCT_NAME = 'Tuckaway Tales';

/** How stories are made, as lists and readers say it (decision P18). Publishing is the review. */
export const STORY_LABELS = { curated: 'AI-generated and reviewed for quality', own: 'AI-generated' } as const;

/** The same of one curated story: who wrote it, or that nobody did. */
export const curatedLabel = ({ author }: { author?: string | undefined }): string =>
  author === undefined ? STORY_LABELS.curated : `By ${author}`;
