/** Gazes meet, or lead to what a page is about: the places of figures and faces are measured from pixels, the direction of eyes is read from their drawing. */
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../art/src/kit.ts';
import { pagePicture, parseScene, SIDES } from '../../domain/src/index.ts';
import { LOOKS } from './looks.ts';
import { readMarks } from './marks.ts';
import { faceMiddleOf, measure, middleOf } from './measure.ts';

const STORY = { storySetting: 'meadow', storyTone: 'calm', favoriteAnimal: 'fox', coverImage: 'garden' } as const;
const VIEWS = ['wide', 'near'] as const;
const WIDTH = 600;
/** What stands nearer than this, in pixels of a picture of 300, is straight ahead. */
const STRAIGHT = 16;

interface Placed {
  what: string;
  /** The middle of its pixels. */
  x: number;
  look: number;
}

function placedIn(scene: object, id: string): Placed[] {
  const picture = pagePicture({ ...STORY, id }, parseScene(scene, { place: 'meadow' }), 2, LOOKS[1], 8);
  const { svg } = storyPicture(picture, { width: 960, height: 640, marks: true });
  const { marks } = readMarks(svg);
  return measure(svg, (what) => !/^(?:ground|small thing|sky|house)/.test(what)).map(({ what, mark, pixels }) => {
    const look = marks.find((each) => each.what.startsWith('look ') && each.from >= mark.from && each.to <= mark.to);
    const x = [...pixels].reduce((sum, index) => sum + (index % WIDTH), 0) / pixels.size;
    return { what, x, look: Number(look?.what.slice('look '.length) ?? Number.NaN) };
  });
}

function expectLook(from: Placed | undefined, to: Placed | undefined, where: string): void {
  const way = (to?.x ?? 0) - (from?.x ?? 0);
  if (Math.abs(way) < STRAIGHT) return;
  expect(from?.look, `${where}: ${from?.what} at ${from?.x}, ${to?.what} at ${to?.x}`).toBe(Math.sign(way));
}

describe('the eyes of a page', () => {
  it.each(VIEWS)('meet where two figures stand: %s', (view) => {
    for (const left of SIDES) {
      for (const right of SIDES) {
        const figures = [
          { who: 'animal', side: left },
          { who: 'child', side: right },
        ];
        const all = placedIn({ view, figures, focus: 'child' }, `gaze ${left}`);
        const [animal, child] = ['animal', 'child'].map((who) => all.find(({ what }) => what === who));
        expectLook(animal, child, `${left}, ${right}`);
        expectLook(child, animal, `${left}, ${right}`);
      }
    }
  });

  it.each(VIEWS)('look at the thing that the page is about: %s', (view) => {
    for (const [nth, side] of SIDES.entries()) {
      const scene = { view, figures: [{ who: 'child', side }], objects: [{ kind: 'table', count: 1 }], focus: 'objects' };
      const all = placedIn(scene, `thing ${nth}`);
      expectLook(
        all.find(({ what }) => what === 'child'),
        all.find(({ what }) => what === 'table'),
        side,
      );
    }
  });

  it('are on the one in focus, among three', () => {
    const figures = [
      { who: 'child', side: 'left' },
      { who: 'woman', side: 'middle' },
      { who: 'animal', side: 'right' },
    ];
    const all = placedIn({ view: 'wide', figures, focus: 'animal' }, 'three');
    const animal = all.find(({ what }) => what === 'animal');
    for (const who of ['child', 'woman'])
      expectLook(
        all.find(({ what }) => what === who),
        animal,
        who,
      );
  });
});

describe('an animal seen from the side', () => {
  it.each(['horse', 'duck', 'snail', 'crocodile', 'elephant'])('turns to whom it looks at: %s', (animal) => {
    const ways = (['left', 'right'] as const).map((side) => {
      const figures = [
        { who: 'animal', side },
        { who: 'child', side: side === 'left' ? 'right' : 'left' },
      ];
      const picture = pagePicture({ ...STORY, id: 'turned', favoriteAnimal: animal }, parseScene({ figures }, { place: 'meadow' }), 2);
      const { svg } = storyPicture(picture, { width: 960, height: 640, marks: true });
      const [one, child] = ['animal', 'child'].map((who) => measure(svg, (what) => what === who)[0]);
      if (!one || !child) throw new Error(`${animal} or the child is missing`);
      return Math.sign((faceMiddleOf(svg, one)?.x ?? Number.NaN) - middleOf(one).x) === Math.sign(middleOf(child).x - middleOf(one).x);
    });
    expect(ways).toEqual([true, true]);
  });
});
