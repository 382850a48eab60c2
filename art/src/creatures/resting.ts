/** Large animals that cannot curl up lie down like a sphinx. */
import { at } from '../svg.ts';

/** How much of a standing leg is seen in front of one that is folded, and how far the body is lower. */
const FOLDED = { share: 0.3, foot: -26, forward: 12 } as const;
export const RESTING = { down: 27 } as const;

/** A drawing of an animal that stands, with its legs folded under it. */
export const resting = (standing: string): string =>
  at(
    0,
    RESTING.down,
    1,
    standing.replaceAll(
      '<g data-part="leg">',
      `<g data-part="leg" transform="translate(${FOLDED.forward} ${FOLDED.foot}) scale(1 ${FOLDED.share})">`,
    ),
  );
