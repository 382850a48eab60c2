/** The product's icon: a book that stands like a tent, with a lamp inside and the moon above. */
import { INK, LAMP, MOON, PAPER, SHADE } from './color.ts';
import { crescent, star } from './shapes.ts';
import { group, line, path, rect } from './svg.ts';

const soft = (content: string, width: number, opacity: number): string =>
  group(content, `stroke="${SHADE}" stroke-width="${width}" stroke-opacity="${opacity}" paint-order="stroke" stroke-linejoin="round"`);

/**
 * The icon as a 512 x 512 picture. A maskable one fills its square and keeps everything important in the middle 80 %;
 * the other has round corners.
 */
export function appIconSvg(options: { maskable?: boolean } = {}): string {
  const maskable = options.maskable === true;
  const id = maskable ? 'tuckMask' : 'tuckIcon';
  const defs =
    `<linearGradient id="${id}Sky" x2="0" y2="1"><stop stop-color="#1b1a45"/><stop offset=".62" stop-color="#3d3676"/><stop offset="1" stop-color="#5a4787"/></linearGradient>` +
    `<radialGradient id="${id}Lamp" cx=".5" cy=".82" r=".8"><stop stop-color="#fff3cc"/><stop offset=".45" stop-color="${LAMP}"/><stop offset="1" stop-color="#e8894a"/></radialGradient>` +
    `<radialGradient id="${id}Glow"><stop stop-color="${LAMP}" stop-opacity=".75"/><stop offset=".5" stop-color="${LAMP}" stop-opacity=".24"/><stop offset="1" stop-color="${LAMP}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="${id}Cover" x2="0" y2="1"><stop stop-color="#f0906a"/><stop offset="1" stop-color="#c9513f"/></linearGradient>` +
    `<clipPath id="${id}Edge">${rect(0, 0, 512, 512, '', maskable ? 0 : 116)}</clipPath>`;
  // The book stands on its edges like a roof: covers outside, pages inside, curtains in the opening.
  const cover =
    'M256 112C274 112 285 121 293 135L452 410C461 426 453 438 436 438H388C376 438 368 434 362 424L256 236L150 424C144 434 136 438 124 438H76C59 438 51 426 60 410L219 135C227 121 238 112 256 112Z';
  const pages =
    'M256 158C263 158 268 161 272 168L418 420C421 426 418 430 412 430H392L256 190L120 430H100C94 430 91 426 94 420L240 168C244 161 249 158 256 158Z';
  const block = 'M256 182L398 430H354L256 258L158 430H114Z';
  const opening = 'M256 214C259 214 261 216 263 219L384 430H128L249 219C251 216 253 214 256 214Z';
  const art =
    `<ellipse cx="256" cy="420" rx="270" ry="120" fill="url(#${id}Glow)" opacity=".55"/>` +
    // The background extends beyond the square, because the maskable picture shows more of it.
    path('M-100 440L0 424C90 388 170 402 256 404C350 404 430 384 512 418L612 438V640H-100Z', '#2a2558') +
    soft(path(crescent(388, 118, 54), MOON), 14, 0.14) +
    path(star(122, 148, 17, 4, 0.32) + star(176, 84, 10, 4, 0.32) + star(80, 232, 9, 4, 0.32), MOON) +
    `<ellipse cx="256" cy="432" rx="196" ry="20" fill="${SHADE}" opacity=".34"/>` +
    soft(path(cover, `url(#${id}Cover)`), 26, 0.1) +
    soft(path(opening, `url(#${id}Lamp)`) + path(cover, `url(#${id}Cover)`), 9, 0.2) +
    path(pages, '#a93f38') +
    soft(path(block, PAPER), 6, 0.2) +
    line('M246 216L128 424M266 216L384 424M250 226L140 424M262 226L372 424M252 240L148 424M260 240L364 424', '#d3b48c', 3.2) +
    // The tuckaway bed: a pillow and a blanket, half in the light.
    path('M196 430C194 396 206 382 228 382C246 382 254 392 254 406V430Z', '#fff7e0') +
    path('M238 430C238 404 248 390 268 390H308C330 390 338 408 340 430Z', '#4f8f94') +
    path('M238 430C238 404 248 390 268 390H280C266 394 258 408 258 430Z', '#7fb5b0') +
    soft(
      path('M256 250C254 300 240 360 190 430H160L254 262Z', '#3a3474') + path('M256 250C258 300 272 360 322 430H352L258 262Z', '#2f2a64'),
      9,
      0.24,
    ) +
    // A ribbon as a bookmark.
    soft(path('M248 122H274L282 176L266 166L254 180Z', LAMP), 6, 0.2) +
    path('M-100 476L0 466C110 436 190 452 256 454C350 454 430 430 512 462L612 474V640H-100Z', INK);
  const framed = maskable ? `<g transform="translate(61 52) scale(.76)">${art}</g>` : art;
  const back = rect(0, 0, 512, 512, `url(#${id}Sky)`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512" focusable="false"><defs>${defs}</defs><g clip-path="url(#${id}Edge)">${back}${framed}</g></svg>`;
}

/** The icon's outline, 96 x 96, white on a transparent background: systems show it small beside a notification. */
export function badgeSvg(): string {
  const tent =
    'M44 18C47 18 49 19 51 22L88 84C90 88 88 91 84 91H74C71 91 70 90 68 88L44 47L20 88C18 90 17 91 14 91H4C0 91 -2 88 0 84L37 22C39 19 41 18 44 18Z';
  const bed = 'M44 58L63 91H25Z';
  const moon = path(crescent(77, 24, 15), '#fff');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3 3 102 96" width="96" height="96" focusable="false">${path(tent, '#fff')}${path(bed, '#fff')}${moon}</svg>`;
}
