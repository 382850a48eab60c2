/** Checks the picture of a curated story's page against what its text says there is (`visible` and `light` in its source). */
import { curatedPictures } from '../art/curated-pictures.ts';
import type { CuratedPage, CuratedSource } from '../seed/sources.ts';
import { readMarks } from './marks.ts';
import { type Measured, measure } from './measure.ts';
import { meanBrightness } from './raster.ts';
import { percent, VISIBLE } from './story-page.ts';

/** What has no outline of its own: it is there or not. */
const AIR = ['rain', 'snow', 'wind', 'stars', 'open window', 'closed window'];
/** The mean brightness of pages that are dark or bright, from 0 to 1. */
const DARK_UNTIL = 0.36;
const BRIGHT_FROM = 0.4;

/** The faults of each page of a story; only of pages that say what is visible. */
export function curatedFaults(source: CuratedSource): string[] {
  const [, ...pictures] = curatedPictures(source);
  return source.pages.flatMap((page, index) => {
    const marked = pictures[index]?.drawMarked() ?? '';
    return pageFaults(page, marked).map((fault) => `${source.slug}, page ${index + 1}: ${fault}`);
  });
}

function pageFaults({ visible = {}, light }: CuratedPage, svg: string): string[] {
  const names = Object.keys(visible);
  const all = measure(svg, (what) => names.some((name) => isCalled(name, what)));
  const air = readMarks(svg).marks.map(({ what }) => what);
  const brightness = meanBrightness(svg);
  return [
    ...Object.entries(visible).flatMap(([name, count]) =>
      AIR.includes(name) ? (air.includes(name) === count > 0 ? [] : [`${name} is wrong`]) : countFaults(name, count, all),
    ),
    ...all
      .filter(({ face }) => face !== null && face < VISIBLE)
      .map(({ what, face }) => `${percent(face ?? 0)} of the face of ${what} visible`),
    ...(light === 'dark' && brightness > DARK_UNTIL ? [`as bright as ${percent(brightness)}, though the text says dark`] : []),
    ...(light === 'bright' && brightness < BRIGHT_FROM ? [`as dark as ${percent(brightness)}, though the text says bright`] : []),
  ];
}

/** A name of several words is anything that is called all of them. */
const isCalled = (name: string, what: string): boolean => {
  const words = what.split(' ');
  return name.split(' ').every((word) => words.includes(word));
};

function countFaults(name: string, count: number, all: readonly Measured[]): string[] {
  const called = all.filter(({ what }) => isCalled(name, what));
  // Seven turkeys may be drawn as one thing: then the parts count.
  const found = called.filter((one) => !called.some(({ mark }) => mark.parent === one.mark));
  const seen = found.filter(({ shown }) => shown >= VISIBLE);
  if (seen.length === count && (count > 0 || found.length === 0)) return [];
  const shares = found.map(({ shown, crop }) => `${percent(shown)} at ${crop}`).join(', ');
  return [`${count} ${name} in the text, ${found.length} drawn${found.length > 0 ? ` (${shares})` : ''}`];
}
