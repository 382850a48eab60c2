/**
 * `npm run contact-sheet`: writes the art kit's pictures and a page that shows them into .local-data/contact-sheet, and prints their sizes.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadKit } from '../web/src/art/index.ts';
import { curatedPictures } from './art/curated-pictures.ts';
import { LOCAL_DATA } from './local/paths.ts';
import { curatedSources } from './seed/sources.ts';

const OUT = join(LOCAL_DATA, 'contact-sheet');
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });

const { appIconSvg, COVERS, coverSvg, EMPTY_KINDS, emptyStateSvg, knownAnimals, PLACES, sceneSvg, settingIconSvg } = await loadKit();
const MOODS = ['calm', 'cozy', 'funny', 'sleepy', 'silly'] as const;
const sizes: [name: string, bytes: number][] = [];

/** Writes a picture and returns its figure for the page, with its name and gzip size. */
function show(name: string, svg: string, width: number, height: number): string {
  const bytes = gzipSync(svg).length;
  const file = `${sizes.length}.svg`;
  sizes.push([name, bytes]);
  writeFileSync(join(OUT, file), svg);
  return `<figure><img src="${file}" width="${width}" height="${height}" loading="lazy" alt=""><figcaption>${name} · ${(bytes / 1024).toFixed(1)} KB</figcaption></figure>`;
}

const section = (title: string, figures: string[]): string => `<h2>${title}</h2><div>${figures.join('')}</div>`;

const page = [
  section(
    'Covers',
    COVERS.map((c) => show(`cover ${c}`, coverSvg(c), 640, 480)),
  ),
  section(
    'Covers at 120 px',
    COVERS.map((c) => show(c, coverSvg(c), 120, 90)),
  ),
  section(
    'Covers of stories',
    COVERS.flatMap((cover, i) =>
      [0, 1].map((j) =>
        show(
          `${cover} for ${PLACES[i * 3 + j]}`,
          sceneSvg({
            place: PLACES[i * 3 + j] ?? 'meadow',
            animal: knownAnimals[i * 9 + j * 40 + 3] ?? 'cat',
            mood: MOODS[(i + j) % 5] ?? 'calm',
            seed: `story ${i}${j}`,
            cover,
          }),
          400,
          300,
        ),
      ),
    ),
  ),
  section(
    'Places',
    PLACES.flatMap((place, i) =>
      ['fox', 'elephant', 'whale', 'owl', 'turtle', 'cat']
        .slice(i % 3, (i % 3) + 2)
        .map((animal, j) =>
          show(`${place}, ${animal}`, sceneSvg({ place, animal, mood: MOODS[(i + j) % 5] ?? 'calm', seed: `sheet ${j}` }), 560, 420),
        ),
    ),
  ),
  ...curatedSources().map((source) =>
    section(
      `${source.title}, page by page`,
      curatedPictures(source).map(({ url, alt, draw }) =>
        show(`${url.replace(/.*\//, '')}: ${alt}`, draw(), 400, url.endsWith('cover.svg') ? 267 : 320),
      ),
    ),
  ),
  section(
    'Portrait and share image',
    PLACES.map((place, i) =>
      i % 2
        ? show(`${place} 800x1000`, sceneSvg({ place, animal: 'bear', seed: 'p' }, { width: 800, height: 1000 }), 320, 400)
        : show(`${place} 1200x630`, sceneSvg({ place, animal: 'bear', seed: 'p' }, { width: 1200, height: 630 }), 600, 315),
    ),
  ),
  section(
    'Animals',
    [...knownAnimals, 'unknown animal'].map((animal, i) =>
      show(animal, sceneSvg({ place: 'meadow', animal, mood: MOODS[i % 5] ?? 'calm', seed: animal }), 240, 180),
    ),
  ),
  section(
    'Vignettes',
    PLACES.map((place) => show(place, settingIconSvg(place), 96, 96)),
  ),
  section(
    'Icon',
    [512, 192, 64, 32].flatMap((px) => [
      show(`icon ${px}`, appIconSvg(), px, px),
      show(`maskable ${px}`, appIconSvg({ maskable: true }), px, px),
    ]),
  ),
  section(
    'Empty states',
    EMPTY_KINDS.map((kind) => show(kind, emptyStateSvg(kind), 480, 360)),
  ),
].join('\n');

writeFileSync(
  join(OUT, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{margin:24px;background:#12112a;color:#d8c3e6;font:13px system-ui}h2{font-weight:500}figure{display:inline-table;width:0;margin:6px}img{display:block}figcaption{opacity:.7;padding:2px 0 8px}</style>\n${page}`,
);
sizes.sort((a, b) => b[1] - a[1]);
console.log(
  `${sizes.length} pictures, largest ${sizes
    .slice(0, 3)
    .map(([name, bytes]) => `${name} ${(bytes / 1024).toFixed(1)} KB`)
    .join(', ')}, median ${((sizes[sizes.length >> 1]?.[1] ?? 0) / 1024).toFixed(1)} KB gzip`,
);
