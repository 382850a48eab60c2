/** Gazes meet, or lead to what an act is about: the direction of eyes is read from their drawing, everything else is measured from pixels. */
import { describe, expect, it } from 'vitest';
import { SIDES } from '../../domain/src/index.ts';
import { LOOKS } from './support/looks.ts';
import { faceMiddleOf, measure, middleOf } from './support/measure.ts';
import { gazeFaults, measuredKinds } from './support/staged-faults.ts';
import { markedSvg, stagedPicture, type WrittenPage } from './support/staged-page.ts';

const VIEWS = ['wide', 'near'] as const;

function faultsOf(page: WrittenPage): string[] {
  const picture = stagedPicture({ looks: LOOKS[1] ?? [], ...page });
  const svg = markedSvg(picture);
  return gazeFaults(svg, measuredKinds(svg), picture);
}

describe('the eyes of a page', () => {
  it.each(VIEWS)('meet where two figures look at each other: %s', (view) => {
    for (const left of SIDES)
      for (const right of SIDES)
        expect(faultsOf({ view, acts: [`animal looks at child, ${left}`, `child looks at animal, ${right}`], id: `gaze ${left}` })).toEqual(
          [],
        );
  });

  it.each(VIEWS)('look at the thing that the act is about: %s', (view) => {
    for (const side of SIDES) expect(faultsOf({ view, acts: [`child looks at table, ${side}`], id: `thing ${side}` })).toEqual([]);
  });

  it('are on the one whom others look at, among three', () => {
    expect(faultsOf({ acts: ['child looks at animal', 'woman looks at animal', 'animal stands'], id: 'three' })).toEqual([]);
  });

  it('are seen where they do not', () => {
    const picture = stagedPicture({ acts: ['child looks at owl, left', 'owl stands, right', 'animal stands, right'] });
    const other = stagedPicture({ acts: ['child looks at moon, left', 'owl stands, right'], things: ['moon'] });
    const svg = markedSvg(other);
    expect(gazeFaults(svg, measuredKinds(svg), picture)).not.toEqual([]);
  });
});

describe('an animal seen from the side', () => {
  it.each(['horse', 'duck', 'snail', 'crocodile', 'elephant'])('turns to whom it looks at: %s', (animal) => {
    const ways = (['left', 'right'] as const).map((side) => {
      const other = side === 'left' ? 'right' : 'left';
      const svg = markedSvg(stagedPicture({ acts: [`animal looks at child, ${side}`, `child stands, ${other}`], animal, id: 'turned' }));
      const [one, child] = ['animal', 'child'].map((who) => measure(svg, (what) => what === who)[0]);
      if (!one || !child) throw new Error(`${animal} or the child is missing`);
      return Math.sign((faceMiddleOf(svg, one)?.x ?? Number.NaN) - middleOf(one).x) === Math.sign(middleOf(child).x - middleOf(one).x);
    });
    expect(ways).toEqual([true, true]);
  });
});
