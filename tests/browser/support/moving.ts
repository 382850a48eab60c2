/** What moves on a page. */
import type { Page } from '@playwright/test';

/** What is moving, as names of keyframes and the properties that they change. @param within a selector; what moves elsewhere is left out */
export function moving(page: Page, within = 'html'): Promise<{ name: string; properties: string[] }[]> {
  return page.evaluate(
    (place) =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) > 1)
        .filter(({ effect }) => (effect as KeyframeEffect).target?.closest(place))
        .map((animation) => ({
          name: (animation as CSSAnimation).animationName ?? '',
          properties: [...new Set((animation.effect as KeyframeEffect).getKeyframes().flatMap((frame) => Object.keys(frame)))].filter(
            (name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name),
          ),
        })),
    within,
  );
}
