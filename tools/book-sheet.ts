/** `npm run book-sheet`: puts a family's whole story, its pictures and its text, on one sheet, docs/pictures/picture-book.jpg. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { storyPicture } from '../art/src/kit.ts';
import { type ChildAppearance, coverPicture, pagePicture, type StoryPicture } from '../domain/src/index.ts';
import { findBrowser, QUIET_ARGUMENTS } from './local/browser.ts';
import { ROOT } from './local/paths.ts';
import { main, say } from './local/say.ts';
import { createStoryteller } from './storyteller/engine/storyteller.ts';

/** A told story is the same each time, as long as the storyteller's texts are. */
const TELLING = { seed: 'book 1', animal: 'fox', setting: 'forest', tone: 'cozy', words: 420, others: [] } as const;
const STORY = { id: 'picture-book', storySetting: 'forest', storyTone: 'cozy', favoriteAnimal: 'fox', coverImage: 'forest' } as const;
const CHILD = {
  name: 'Noor',
  look: { skin: 'medium-dark', hair: 'puffs', hairColor: 'black', glasses: 'round', clothes: 'yellow' },
} as const;
const PAGE = `
  body { margin: 0; padding: 28px; background: #e9e2d6; font: 15px/1.45 Literata, Georgia, serif; color: #2b2340 }
  h1 { margin: 0 0 20px; font-size: 34px; text-align: center }
  main { display: grid; grid-template-columns: repeat(4, 370px); gap: 24px 20px }
  figure { margin: 0 }
  img { width: 370px; display: block; border-radius: 12px; box-shadow: 0 2px 12px #2b234033 }
  figcaption { padding: 10px 2px 0 }`;
/** A file that a page of documentation may load. */
const MAX_BYTES = 300_000;
const QUALITY = 78;

await main(async () => {
  const { seed, ...wish } = TELLING;
  const { title, pages } = createStoryteller(seed)(wish);
  const looks: readonly ChildAppearance[] = [CHILD.look];
  const figure = (picture: StoryPicture, words: string): string => {
    const { svg } = storyPicture(picture, { width: 960, height: 640 });
    return `<figure><img src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}"><figcaption>${words}</figcaption></figure>`;
  };
  const figures = [
    figure(coverPicture(STORY), 'The cover, drawn before the first word is written'),
    ...pages.map(({ scene, text }, index) =>
      figure(pagePicture(STORY, scene, index, looks, pages.length), text.replaceAll('{child}', CHILD.name)),
    ),
  ];
  const browser = await chromium.launch({ executablePath: findBrowser(), args: QUIET_ARGUMENTS });
  try {
    const page = await browser.newPage({ viewport: { width: 1596, height: 600 } });
    await page.setContent(`<!doctype html><style>${PAGE}</style><h1>${title}</h1><main>${figures.join('')}</main>`);
    const path = join(ROOT, 'docs', 'pictures', 'picture-book.jpg');
    const { length } = await page.screenshot({ path, type: 'jpeg', quality: QUALITY, fullPage: true });
    say(`docs/pictures/picture-book.jpg: ${pages.length} pages, ${Math.round(length / 1000)} KB`);
    return length <= MAX_BYTES ? 0 : 1;
  } finally {
    await browser.close();
  }
});
