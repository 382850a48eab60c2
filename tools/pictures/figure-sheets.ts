/**
 * `npm run figure-sheets`: puts every act by every body on one sheet, docs/pictures/acts.jpg, and people of every age with every feeling
 * on another, docs/pictures/people.jpg. With `--large`, each act at 360 px by day and at night, in .local-data/figure-sheets.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { bodyOfAnimal, storyPicture } from '../../art/src/kit.ts';
import { CAST_AGES, EMOTIONS, pagePicture, parseScene, readActLine, readCast, type Verb } from '../../domain/src/index.ts';
import { findBrowser, QUIET_ARGUMENTS } from '../local/browser.ts';
import { LOCAL_DATA, ROOT } from '../local/paths.ts';
import { main, say } from '../local/say.ts';

/** One animal for each body. */
const ANIMALS = ['monkey', 'fox', 'horse', 'owl', 'penguin', 'dolphin', 'octopus', 'crab', 'snake', 'dragon', 'bee', 'elephant'] as const;
/** What each act is done with, so that it can be seen. */
const ACTS: Readonly<Record<Verb, string>> = {
  ...{
    stand: 'stands',
    sit: 'sits on bench',
    lie: 'lies on rug',
    sleep: 'sleeps in bed',
    walk: 'walks',
    run: 'runs',
    climb: 'climbs tree',
  },
  ...{ jump: 'jumps', fly: 'flies', swim: 'swims', fall: 'falls', dance: 'dances', 'hide in': 'hides in basket' },
  ...{ 'peek out of': 'peeks out of box', pull: 'pulls sled', push: 'pushes cart', give: 'gives apple to child', hold: 'holds lantern' },
  ...{ 'hold up': 'holds up star', carry: 'carries basket', catch: 'catches ball', 'drop into': 'drops pebble into pot' },
  ...{ pour: 'pours jug into cup', eat: 'eats soup', drink: 'drinks cup', 'knock on': 'knocks on door', open: 'opens box' },
  ...{ 'look into': 'looks into well', 'look at': 'looks at mouse', 'look up at': 'looks up at moon', 'listen to': 'listens to clock' },
  ...{ 'whisper to': 'whispers to child', hug: 'hugs child', 'ride on': 'rides on sled', 'lean on': 'leans on fence' },
  ...{ 'tuck in': 'tucks in mouse with blanket', mend: 'mends sock', draw: 'draws paper', play: 'plays drum', 'wave to': 'waves to child' },
  ...{ 'point at': 'points at star', blow: 'blows horn', count: 'counts shell', dig: 'digs spade' },
};
const STORY = { id: 'figure-sheets', storySetting: 'meadow', storyTone: 'calm', coverImage: 'moon' } as const;
const PERSON_KINDS = ['girl', 'boy', 'woman', 'man', 'person'] as const;
const HOURS = ['day', 'night'] as const;
/** A file of at most 500 KB, which a page of documentation may load. */
const MAX_BYTES = 500_000;

function acted(animal: string, act: string, time: (typeof HOURS)[number], cast = readCast({})): string {
  const staging = { view: 'hands', acts: [readActLine(act)], things: [] };
  const scene = parseScene({ place: 'meadow', space: 'outside', time, weather: 'clear', staging }, {}, cast);
  return storyPicture({ ...pagePicture({ ...STORY, favoriteAnimal: animal }, scene, 1, [], 9), cast }, { width: 480, height: 320 }).svg;
}

const image = (svg: string, width: number): string =>
  `<img width="${width}" height="${Math.round((width * 2) / 3)}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;

/** Every act by every body, with a dash where a body cannot do it. */
function actRows(verbs: readonly Verb[], width: number, time: (typeof HOURS)[number]): string[] {
  return verbs.map((verb) => {
    const cells = ANIMALS.map((animal) =>
      bodyOfAnimal(animal).cannot.includes(verb) ? '–' : image(acted(animal, `animal ${ACTS[verb]}`, time), width),
    );
    return `<tr><th>${verb}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
}

function peopleRows(width: number): string[] {
  return CAST_AGES.flatMap((age) =>
    PERSON_KINDS.filter((kind) =>
      age === 'grown' || age === 'old' ? !['girl', 'boy'].includes(kind) : !['woman', 'man'].includes(kind),
    ).map((kind, nth) => {
      const cast = readCast({ characters: [{ name: 'Noor', kind, age, build: (['usual', 'round', 'slim'] as const)[nth] }] });
      const cells = EMOTIONS.map((feeling) =>
        image(acted('fox', `Noor ${feeling === 'asleep' ? 'sleeps' : 'stands'}, ${feeling}`, 'day', cast), width),
      );
      return `<tr><th>${age}, ${kind}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    }),
  );
}

const table = (columns: readonly string[], rows: readonly string[]): string => `<!doctype html><style>
  body { margin: 12px; background: #e9e2d6; font: 14px Nunito, sans-serif; color: #2b2340; width: max-content }
  table { border-spacing: 2px } td, th { padding: 0; text-align: center; font-weight: 600 } img { display: block; border-radius: 4px }
  </style><table><tr><th></th>${columns.map((each) => `<th>${each}</th>`).join('')}</tr>${rows.join('')}</table>`;

async function photograph(browser: Browser, html: string, path: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1600, height: 600 } });
  await page.setContent(html, { timeout: 0 });
  const { length } = await page.locator('table').screenshot({ path, type: 'jpeg', quality: 60, timeout: 0 });
  say(`${path}: ${Math.round(length / 1000)} KB`);
  await page.close();
  return length;
}

await main(async () => {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: QUIET_ARGUMENTS });
  const verbs = Object.keys(ACTS) as Verb[];
  try {
    if (process.argv.includes('--large')) {
      const folder = join(LOCAL_DATA, 'figure-sheets');
      mkdirSync(folder, { recursive: true });
      for (const verb of verbs)
        for (const time of HOURS)
          await photograph(browser, table(ANIMALS, actRows([verb], 360, time)), join(folder, `${verb.replaceAll(' ', '-')}-${time}.jpg`));
      return 0;
    }
    const pictures = join(ROOT, 'docs', 'pictures');
    const half = Math.ceil(verbs.length / 2);
    const rows = [...actRows(verbs.slice(0, half), 100, 'day'), ...actRows(verbs.slice(half), 100, 'night')];
    const acts = await photograph(browser, table(ANIMALS, rows), join(pictures, 'acts.jpg'));
    const people = await photograph(browser, table(EMOTIONS, peopleRows(160)), join(pictures, 'people.jpg'));
    return Math.max(acts, people) <= MAX_BYTES ? 0 : 1;
  } finally {
    await browser.close();
  }
});
