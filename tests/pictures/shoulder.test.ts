/** A page seen over a shoulder: a dark back at its edge, and the others past it. */
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../art/src/kit.ts';
import { boxOf } from './support/boxes.ts';
import { readMarks } from './support/marks.ts';
import { measure } from './support/measure.ts';
import { gazesIn, markedSvg, stagedPicture, type WrittenPage } from './support/staged-page.ts';

const svgOf = (page: WrittenPage): string => markedSvg(stagedPicture({ view: 'shoulder', ...page }));
/** Whose back is seen. */
const backIn = (svg: string): string | undefined => readMarks(svg).marks.find(({ what }) => what === 'part back')?.parent?.what;

describe('a page over a shoulder', () => {
  it.each([
    [['child looks at owl', 'owl stands'], 'child'],
    [['animal looks at child', 'child holds lantern'], 'animal'],
    [['woman looks at owl', 'child points at owl', 'owl sits'], 'child'],
    [['animal listens to child', 'child plays drum'], 'animal'],
  ])('shows the back of who looks at the others: %j', (acts, who) => {
    const svg = svgOf({ acts });
    expect(backIn(svg)).toBe(who);
    expect(gazesIn(svg).map(({ of }) => of.what)).not.toContain(who);
    expect(measure(svg, (what) => what === who)).toHaveLength(1);
    expect(storyPicture(stagedPicture({ view: 'shoulder', acts })).alt).toContain(who === 'animal' ? 'fox' : who);
  });

  it.each([
    ['near', ['child looks at owl', 'owl stands']] as const,
    ['shoulder', ['child looks at moon']] as const,
    ['shoulder', ['child hugs owl']] as const,
  ])('shows no back if no figure only looks at another: %s, %j', (view, acts) => {
    expect(backIn(svgOf({ view, acts }))).toBeUndefined();
  });

  it('has the others beside the back, and they look at it', () => {
    for (const id of ['one', 'two', 'three', 'four']) {
      const svg = svgOf({ id, acts: ['child looks at owl', 'owl looks at child', 'animal stands'] });
      const boxes = measure(svg, (what) => ['child', 'owl', 'animal'].includes(what));
      const box = (who: string) => boxOf(boxes.find(({ what }) => what === who) ?? { pixels: new Set() });
      const [child, owl, animal] = [box('child'), box('owl'), box('animal')];
      const isLeft = child.left < 300;
      for (const other of [owl, animal]) expect(isLeft ? other.left - child.right : child.left - other.right).toBeGreaterThan(-40);
      const owls = gazesIn(svg).find(({ of }) => of.what === 'owl');
      expect(Math.sign(owls?.to.x ?? 0)).toBe(isLeft ? -1 : 1);
    }
  });
});
