/** Checks the picture of a curated story's page against what its text says there is (`visible`, `light`, `on` and `close` in its source). */
import type { CuratedPage, CuratedSource } from '../../../domain/src/content/index.ts';
import { curatedPictures } from '../../../tools/pictures/curated-pictures.ts';
import { altFaults } from './curated-alt.ts';
import { readMarks } from './marks.ts';
import { heightAbove, type Measured, measureParts, measureWithFaces, middleOf, warmth } from './measure.ts';
import { meanBrightness } from './raster.ts';
import { overlapping, percent, VISIBLE } from './story-page.ts';

/** What has no outline of its own: it is there or not. */
const AIR = ['rain', 'snow', 'wind', 'stars', 'open window', 'closed window'];
/** The mean brightness of pages that are dark or bright, from 0 to 1. */
const DARK_UNTIL = 0.36;
const BRIGHT_FROM = 0.4;
/** What tells an animal from the relative that it is mistaken for: a rabbit has no dark tips, and a hedgehog no quills. */
const OWN_PARTS: Readonly<Record<string, string>> = { hare: 'dark ear tip', porcupine: 'quills' };
/** From here on a hide is brown, not gray. */
const MUDDY_FROM = 20;
/** Of a clock: `minute hand at 25`. */
const MINUTE_HAND = /^minute hand at (\d+)$/;
/** A rider's feet may end this share of its height above what it rides on. */
const ABOVE = 0.12;

/** The faults of each page of a story. */
export function curatedFaults(source: CuratedSource): string[] {
  const [, ...pictures] = curatedPictures(source);
  return source.pages.flatMap((page, index) => {
    const picture = pictures[index];
    const faults = picture ? pageFaults(page, picture.drawMarked(), picture.alt) : ['no picture'];
    return faults.map((fault) => `${source.slug}, page ${index + 1}: ${fault}`);
  });
}

function pageFaults({ visible = {}, light, on = {}, close = [] }: CuratedPage, svg: string, alt: string): string[] {
  const names = [...Object.keys(visible), ...Object.entries(on).flat()];
  const all = measureWithFaces(svg, (what) => names.some((name) => isCalled(name, what)));
  const { marks } = readMarks(svg);
  const drawn = marks.map(({ what }) => what);
  const brightness = meanBrightness(svg);
  const isClose = ({ what }: Measured): boolean => close.some((name) => isCalled(name, what));
  // Only what has a face and is no part of something else is a figure.
  const figures = all.filter(({ face, mark }) => face !== null && mark.parent === null);
  const counted = Object.entries(visible).flatMap(([name, count]) => (count > 1 ? calledSo(name, all) : []));
  const apart = [...new Set([...figures, ...counted])].filter((one) => !isClose(one));
  return [
    ...(Object.values(visible).some((count) => count > 0) ? [] : ['nothing is listed that must be visible']),
    ...Object.entries(visible).flatMap(([name, count]) => {
      const minute = MINUTE_HAND.exec(name)?.[1];
      if (minute) return handFaults(Number(minute), svg);
      return AIR.includes(name) ? (drawn.includes(name) === count > 0 ? [] : [`${name} is wrong`]) : countFaults(name, count, all, isClose);
    }),
    ...all
      .filter(({ face }) => face !== null && face < VISIBLE)
      .map(({ what, face }) => `${percent(face ?? 0)} of the face of ${what} visible`),
    ...figures.flatMap((figure) => [
      ...(figure.inside >= VISIBLE ? [] : [`only ${percent(figure.inside)} of ${figure.what} inside of a crop`]),
      ...(figure.shown >= VISIBLE || isClose(figure) ? [] : [`${percent(figure.shown)} of ${figure.what} visible at ${figure.crop}`]),
      ...ownPartFaults(figure, svg),
    ]),
    ...overlapping(apart, []),
    ...Object.entries(on).flatMap(([rider, carrier]) => ridingFaults(rider, carrier, all)),
    ...(light === 'dark' && brightness > DARK_UNTIL ? [`as bright as ${percent(brightness)}, though the text says dark`] : []),
    ...(light === 'bright' && brightness < BRIGHT_FROM ? [`as dark as ${percent(brightness)}, though the text says bright`] : []),
    ...altFaults(alt, visible, marks),
  ];
}

/** A name of several words is anything that is called all of them. */
export const isCalled = (name: string, what: string): boolean => {
  const words = what.split(' ');
  return name.split(' ').every((word) => words.includes(word));
};

/** Seven turkeys may be drawn as one thing: then the parts count. */
function calledSo(name: string, all: readonly Measured[]): Measured[] {
  const called = all.filter(({ what }) => isCalled(name, what));
  return called.filter((one) => !called.some(({ mark }) => mark.parent === one.mark));
}

/** A thing that is held, covered by a blanket or looks out of something need not be seen as a whole, but its face must be. */
function countFaults(name: string, count: number, all: readonly Measured[], isClose: (one: Measured) => boolean): string[] {
  const found = calledSo(name, all);
  const seen = found.filter((one) => one.shown >= VISIBLE || (isClose(one) && one.shown > 0));
  if (seen.length === count && (count > 0 || found.length === 0)) return [];
  const shares = found.map(({ shown, crop }) => `${percent(shown)} at ${crop}`).join(', ');
  return [`${count} ${name} in the text, ${found.length} drawn${found.length > 0 ? ` (${shares})` : ''}`];
}

/** What the drawing itself shows, whatever the figure is called. */
function ownPartFaults(figure: Measured, svg: string): string[] {
  const words = figure.what.split(' ');
  const missing = Object.entries(OWN_PARTS).flatMap(([animal, part]) => {
    const own = measureParts(svg, part).filter(({ mark, area }) => area > 0 && mark.from >= figure.mark.from && mark.to <= figure.mark.to);
    return words.includes(animal) && own.length === 0 ? [`${figure.what} has no ${part}`] : [];
  });
  const isMuddy = warmth(svg, figure) >= MUDDY_FROM;
  const isHide = words.includes('buffalo') || words.includes('muddy');
  return [...missing, ...(isHide && words.includes('muddy') !== isMuddy ? [`${figure.what} is ${isMuddy ? 'muddy' : 'clean'}`] : [])];
}

function handFaults(minute: number, svg: string): string[] {
  const hands = measureParts(svg, 'minute hand').map((hand) => {
    const dial = measureParts(svg, 'dial').find(({ mark }) => mark.parent?.from === hand.mark.parent?.from);
    if (!dial) return Number.NaN;
    const [from, to] = [middleOf(dial), middleOf(hand)];
    return (Math.round((Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI)) * 60) + 60) % 60;
  });
  return hands.some((hand) => Math.abs(hand - minute) <= 1)
    ? []
    : [`the minute hand is at ${hands.join(', ') || 'none'}, not at ${minute}`];
}

function ridingFaults(rider: string, carrier: string, all: readonly Measured[]): string[] {
  const carriers = calledSo(carrier, all);
  const sits = calledSo(rider, all).map((one) =>
    carriers.filter((other) => heightAbove(one, other) <= ABOVE && one.mark.from > other.mark.from),
  );
  return sits.some(({ length }) => length > 0) ? [] : [`${rider} is not on ${carrier}, or behind it`];
}
