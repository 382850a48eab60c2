import { useMedia } from '../../../ui/use-media.ts';

/** A phone held upright gives the picture a share of its height (styles/book.css). */
const TALL_FRAMES = '(width < 40rem) and (orientation: portrait)';

/** Whether the reader's frame may be taller than the sides of a picture of 3:2 allow. @param long all pages are one column, with pictures of 3:2 */
export const useTallFrame = (long: boolean): boolean => useMedia(TALL_FRAMES) && !long;
