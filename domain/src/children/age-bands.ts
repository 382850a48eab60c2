/** Ages of the children that a story is for. */
export const AGE_BANDS = ['2-3', '4-5', '6-8'] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
export const DEFAULT_AGE_BAND: AgeBand = '4-5';
