/**
 * Every picture the art kit can make, on one page, for looking at:
 *   node tools/art/contact-sheet.ts <outdir>
 * writes <outdir>/index.html and says how large the pictures are.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { appIconSvg, coverSvg, emptyStateSvg, knownAnimals, sceneSvg, settingIconSvg } from '../../web/src/art/index.ts';
import { PLACES } from '../../web/src/art/place.ts';

const out = process.argv[2];
if (!out) {
  console.error('Usage: node tools/art/contact-sheet.ts <outdir>');
  process.exit(2);
}

const COVERS = ['moon', 'forest', 'ocean', 'space', 'castle', 'garden'] as const;
const MOODS = ['calm', 'cozy', 'funny', 'sleepy', 'silly'] as const;
const EMPTY = ['favorites', 'offline', 'not-found', 'soon', 'error'] as const;
const sizes: [name: string, bytes: number][] = [];

/** A picture in a given size on the page, with its name and its weight. */
function show(name: string, svg: string, width: number, height: number): string {
  const bytes = gzipSync(svg).length;
  sizes.push([name, bytes]);
  const sized = svg.replace(/ width="[\d.]+" height="[\d.]+"/, ` width="${width}" height="${height}"`);
  return `<figure>${sized}<figcaption>${name} · ${(bytes / 1024).toFixed(1)} KB</figcaption></figure>`;
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
    [...knownAnimals, 'somebody'].map((animal, i) =>
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
    EMPTY.map((kind) => show(kind, emptyStateSvg(kind), 480, 360)),
  ),
].join('\n');

mkdirSync(out, { recursive: true });
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{margin:24px;background:#12112a;color:#d8c3e6;font:13px system-ui}h2{font-weight:500}figure{display:inline-block;margin:6px}figcaption{opacity:.7;padding:2px 0 8px}</style>\n${page}`,
);
sizes.sort((a, b) => b[1] - a[1]);
console.log(
  `${sizes.length} pictures, largest ${sizes
    .slice(0, 3)
    .map(([name, bytes]) => `${name} ${(bytes / 1024).toFixed(1)} KB`)
    .join(', ')}, median ${((sizes[sizes.length >> 1]?.[1] ?? 0) / 1024).toFixed(1)} KB gzip`,
);
