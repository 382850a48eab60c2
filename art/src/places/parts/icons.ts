/** The small pictures of the setting picker. */

import { at, circle, path, rect } from '../../paper/svg.ts';
import { TOKENS } from '../../things/tokens.ts';
import { type Place, resolvePlace } from './place.ts';

const GROUND: Record<Place, readonly [back: string, floor: string]> = {
  space: ['#232a5c', '#5d6199'],
  jungle: ['#1f5a4a', '#2f7a55'],
  underwater: ['#1d5a80', '#d8b884'],
  forest: ['#1d4652', '#24606a'],
  castle: ['#4a3c78', '#6a5a98'],
  pirate: ['#1f5f78', '#3f8fa0'],
  dinosaur: ['#a8623f', '#6f7f4a'],
  circus: ['#2c2c66', '#7a4a5a'],
  farm: ['#d9954f', '#8a8a48'],
  city: ['#2c3468', '#454d86'],
  desert: ['#7a3f5a', '#d9955a'],
  arctic: ['#1f4a72', '#a9c6da'],
  mountain: ['#3f4c7c', '#4f7a6c'],
  bakery: ['#6b3f38', '#9a6448'],
  garden: ['#4f4480', '#4f8a62'],
  library: ['#4a3040', '#7a4f45'],
  workshop: ['#3f4a52', '#80604a'],
  rainbow: ['#5a78a8', '#8fb87a'],
  clouds: ['#5a5a98', '#8a80b4'],
  meadow: ['#d98a76', '#5a9a68'],
};

/** A 96 x 96 paper picture of a place. */
export function settingIconSvg(place: string): string {
  const id = resolvePlace(place);
  const [back, floor] = GROUND[id];
  const floats = id === 'rainbow' || id === 'clouds' || id === 'space';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true" focusable="false">${rect(0, 0, 96, 96, back, 24)}${circle(48, 44, 36, '#ffe9b8', 'opacity=".1"')}${circle(48, 44, 26, '#ffe9b8', 'opacity=".08"')}${floats ? '' : path('M0 76Q28 66 54 73T96 72A24 24 0 0 1 72 96H24A24 24 0 0 1 0 76Z', floor)}${at(48, floats ? 76 : 80, 0.7, TOKENS[id]())}</svg>`;
}
