/** What figures wear, and what they carry in a free hand or mouth beside their acts. */
import { describe, expect, it } from 'vitest';
import { storyPicture } from '../../art/src/kit.ts';
import { boxOf } from './support/boxes.ts';
import { measure } from './support/measure.ts';
import { markedSvg, stagedPicture, touches, touchesIn, type WrittenPage } from './support/staged-page.ts';

const svgOf = (page: WrittenPage): string => markedSvg(stagedPicture(page));
const boxIn = (svg: string, kind: string) => {
  const [found, ...others] = measure(svg, (what) => what === kind);
  if (!found || others.length > 0) throw new Error(`Not one ${kind} is drawn.`);
  return boxOf(found);
};

describe('what a character carries', () => {
  const cast = { characters: [{ name: 'Paloma', kind: 'woman', carries: 'wooden ladle' }] };

  it.each(['Paloma looks at child', 'Paloma waves to child', 'Paloma walks', 'Paloma leans on fence'])('is in its free hand: %s', (act) => {
    const page = { cast, acts: [act, 'child stands'] };
    expect(touches(svgOf(page), 'woman', 'ladle')).toBe(true);
    expect(storyPicture(stagedPicture(page)).alt).toContain('woman with a ladle');
  });

  it.each(['Paloma hugs child', 'Paloma carries basket', 'Paloma sleeps'])('is away while its hands are needed: %s', (act) => {
    const page = { cast, acts: [act, 'child stands'] };
    expect(svgOf(page)).not.toContain('[ladle-->');
    expect(storyPicture(stagedPicture(page)).alt).not.toContain('ladle');
  });

  it('is drawn once where an act or the page has it', () => {
    boxIn(svgOf({ cast, acts: ['child holds ladle', 'Paloma looks at child'] }), 'ladle');
    boxIn(svgOf({ cast, acts: ['Paloma stands'], things: ['ladle on table'] }), 'ladle');
  });
});

describe('what is on a figure', () => {
  it.each([
    ['hat', 'child'],
    ['crown', 'cat'],
    ['scarf', 'owl'],
    ['hat', 'whale'],
  ])('is worn: %s, %s', (thing, who) => {
    const svg = svgOf({ animal: 'dog', acts: [`${who} looks at animal`, 'animal stands'], things: [`${thing} on ${who}`] });
    const [worn, wearer] = [boxIn(svg, thing), boxIn(svg, who)];
    expect(worn.left).toBeGreaterThanOrEqual(wearer.left - 12);
    expect(worn.right).toBeLessThanOrEqual(wearer.right + 12);
    expect(worn.bottom).toBeLessThan(wearer.top + (wearer.bottom - wearer.top) * 0.85);
  });

  it('lies on the back of an animal that has one', () => {
    const svg = svgOf({ acts: ['elephant walks'], things: ['book on elephant'] });
    expect(boxIn(svg, 'book').top).toBeLessThan(boxIn(svg, 'elephant').top + 80);
  });
});

describe('what a figure is on', () => {
  it.each([
    ['horse stands on box', 'horse', 'box'],
    ['child walks on rope', 'child', 'rope'],
    ['child dances on rug', 'child', 'rug'],
    ['owl stands on table', 'owl', 'table'],
  ])('is below its feet: %s', (act, who, thing) => {
    const page = { acts: [act] };
    expect(touches(svgOf(page), who, thing)).toBe(true);
    expect(storyPicture(stagedPicture(page)).alt).toContain(` on a ${thing}`);
  });
});

describe('what is in the hand of a figure', () => {
  it.each([
    ['child waves to animal', 'child', 'key'],
    ['child rides on animal', 'child', 'balloon'],
    ['cat walks', 'cat', 'basket'],
    ['octopus waves to child', 'octopus', 'umbrella'],
  ])('is held beside its act: %s', (act, who, thing) => {
    expect(touches(svgOf({ animal: 'horse', acts: [act], things: [`${thing} in the hand of ${who}`] }), who, thing)).toBe(true);
  });

  it('is drawn once where its act says so, too', () => {
    boxIn(svgOf({ acts: ['child holds lantern'], things: ['lantern in the hand of child'] }), 'lantern');
  });

  it('has the hand of a second one on it', () => {
    const holders = touchesIn(svgOf({ acts: ['child and woman carry basket'] })).flatMap(({ anchors }) =>
      anchors.map(({ of }) => of?.what),
    );
    expect(new Set(holders)).toEqual(new Set(['child', 'woman']));
  });

  it.each(['teddy', 'tree'])('is hugged: %s', (thing) => {
    expect(touches(svgOf({ acts: [`child hugs ${thing}`] }), 'child', thing)).toBe(true);
  });

  it('lies there where no hand is free', () => {
    boxIn(svgOf({ acts: ['child hugs animal'], things: ['lantern in the hand of child'] }), 'lantern');
  });
});
