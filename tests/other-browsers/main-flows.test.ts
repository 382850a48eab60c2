/** The main flows in Firefox and in WebKit, which families use as Safari. Only in `npm run test:long`, which names the browser. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite, type Site } from '../browser/support/deployments.ts';
import { favoritesOf, newAnimal, storiesOf, timesAsked, WELL, WELL_ID } from '../browser/support/offline-support.ts';
import { type Account, newAccount, PASSWORD, plantStory } from '../browser/support/support.ts';
import { HOW_TO_GET, type OtherBrowser } from './installed.ts';
import { openFirefox } from './support/firefox.ts';
import { fillForm } from './support/form.ts';
import { Visitor } from './support/visitor.ts';
import { currentSentence, giveVoice } from './support/voice.ts';
import { openWebKit } from './support/webkit.ts';

const OPEN = { firefox: openFirefox, webkit: openWebKit };
const browser = process.env.TUCKAWAY_OTHER_BROWSER as OtherBrowser | undefined;
if (!browser || !(browser in HOW_TO_GET)) throw new Error('These tests need what `npm run test:long` sets up.');

let site: Site;
let visitor: Visitor;

// A browser without anything of an earlier test, and a server that can become unreachable.
beforeEach(async () => {
  site = await openSite();
  visitor = new Visitor(await OPEN[browser](), site.url);
});

afterEach(async () => {
  await visitor.driver.close();
  await site.close();
});

/** Signs in through the form, and waits for home. */
async function signIn({ email }: Account): Promise<void> {
  await visitor.open('/auth');
  await visitor.fill('Email Address', email);
  await visitor.fill('Password', PASSWORD);
  await visitor.press('button', 'Sign In');
  await visitor.seeRole('button', /^Open settings/);
  expect(await visitor.path()).toBe('/');
}

/** Waits until the pages come from the service worker. */
async function installed(): Promise<void> {
  await visitor.until('the service worker is ready', async () => {
    const isReady = await visitor.driver.run(`
      navigator.serviceWorker.ready.then(() => document.documentElement.setAttribute('data-worker', 'ready'));
      return document.documentElement.hasAttribute('data-worker');`);
    expect(isReady).toBe(true);
  });
  await visitor.open('/');
  await visitor.until('the service worker controls the page', async () => {
    expect(await visitor.driver.run('return navigator.serviceWorker.controller !== null')).toBe(true);
  });
}

test('a visitor reads a story from home to its last page, and unfolds its question', async () => {
  await visitor.open('/');
  await visitor.press('link', new RegExp(`^Read Story: ${WELL}`));
  await visitor.seeText(/^Page 1 of/);
  const textOf = () => visitor.driver.run<string>('return document.querySelector("article:not([inert] *)").innerText');
  let pages = 1;
  for (; await visitor.isEnabled('button', 'Next'); pages += 1) {
    const text = await textOf();
    await visitor.press('button', 'Next');
    await visitor.until('another page is open', async () => expect(await textOf()).not.toBe(text));
  }
  expect(pages).toBeGreaterThan(3);
  await visitor.seeText(/^Page (\d+) of \1$/);
  await visitor.seeText('The end. Sleep well.');
  await visitor.press('button', 'Talk together');
  await visitor.seeText('Who would you like to say something nice to?');
});

test('a family signs in, and is still signed in after coming back, with last night’s story on home', async () => {
  const account = await newAccount('Noor');
  const id = await plantStory(account, { title: 'The Lamp That Yawned', template: '<p>{child} yawned.</p>' });
  await signIn(account);
  await visitor.open('/');
  await visitor.seeRole('button', /^Open settings/);
  await visitor.seeRole('link', 'Favorites');
  await visitor.seeRole('button', 'Start the Next Chapter');
  await visitor.seeRole('button', 'The next adventure for Mira');
  await visitor.press('link', 'The Lamp That Yawned');
  await visitor.until('the story opens', async () => expect(await visitor.path()).toBe(`/read-story/${id}`));
});

test('a family creates a story, and it is written and saved once', async () => {
  const account = await newAccount('Noor');
  const animal = newAnimal();
  await signIn(account);
  await visitor.open('/create-story');
  await fillForm(visitor, { childName: 'Mira', animal });
  await visitor.press('button', 'Create My Story!');
  await visitor.until('the story opens', async () => expect(await visitor.path()).toMatch(/^\/read-story\//));
  await visitor.seeText(`A magical adventure for Mira featuring ${animal}`);
  expect(await storiesOf(account)).toEqual([(await visitor.path()).split('/').at(-1)]);
  expect(await timesAsked(animal)).toBe(1);
});

test('a favorite is saved, listed and removed', async () => {
  const account = await newAccount('Noor');
  await signIn(account);
  await visitor.press('button', `Add ${WELL} to favorites`);
  await visitor.seeRole('button', `Remove ${WELL} from favorites`);
  await visitor.until('the favorite is saved', async () => expect(await favoritesOf(account)).toEqual([WELL_ID]));
  await visitor.press('link', 'Favorites');
  await visitor.press('button', `Remove “${WELL}” from favorites`);
  await visitor.until('the favorite is removed', async () => expect(await favoritesOf(account)).toEqual([]));
  await visitor.seeText('No favorites yet');
});

test('a family finds a story on its shelf and opens it', async () => {
  const account = await newAccount('Noor');
  await plantStory(account, { title: 'The Lamp That Yawned' });
  const id = await plantStory(account, { title: 'The Lantern Goat', content: '<p>The goat carried the lantern.</p>' });
  await signIn(account);
  await visitor.press('link', 'My Stories');
  await visitor.seeRole('link', 'The Lamp That Yawned');
  await visitor.fill('Search your stories', 'lantern goat');
  await visitor.seeText('1 story found');
  await visitor.press('link', 'The Lantern Goat');
  await visitor.seeText('The goat carried the lantern.');
  expect(await visitor.path()).toBe(`/read-story/${id}`);
});

test('the stories of tonight’s line-up are read aloud sentence by sentence, one after the other, and pause', async () => {
  await visitor.open('/');
  await giveVoice(visitor);
  for (const title of ['How to Wash a Buffalo', WELL]) await visitor.press('button', `Add “${title}” to tonight’s line-up`);
  await visitor.press('button', 'Listen');
  await visitor.until('the second sentence is marked', async () =>
    expect(await currentSentence(visitor)).toBe('First, you will need a buffalo.'),
  );
  // The voice goes on at the open page.
  while (await visitor.isEnabled('button', 'Next')) await visitor.press('button', 'Next');
  await visitor.until('the title of the second story is marked', async () => expect(await currentSentence(visitor)).toBe(WELL));
  await visitor.press('button', 'Pause');
  await visitor.seeRole('button', 'Play');
});

test('an open story is read aloud at a press of “Read to me”', async () => {
  await visitor.open(`/story/${WELL_ID}`);
  await giveVoice(visitor);
  await visitor.press('button', 'Read to me');
  await visitor.seeRole('button', 'Pause');
  await visitor.until('a sentence is marked', async () => expect(await currentSentence(visitor)).not.toBeNull());
});

test('a story ordered without a network waits on the device, and is written once when the network is back', async () => {
  const account = await newAccount('Noor');
  const animal = newAnimal();
  await signIn(account);
  await installed();
  site.reachable = false;
  await visitor.open('/create-story');
  await fillForm(visitor, { childName: 'Mira', animal });
  await visitor.press('button', 'Create My Story!');
  await visitor.seeRole('heading', 'On their way');
  expect(await visitor.path()).toBe('/favorites');
  await visitor.open('/favorites');
  await visitor.seeRole('heading', 'On their way');
  expect(await storiesOf(account)).toEqual([]);

  site.reachable = true;
  await visitor.open('/favorites');
  await visitor.until('the story is among the favorites', async () => expect(await favoritesOf(account)).toHaveLength(1));
  expect(await storiesOf(account)).toEqual(await favoritesOf(account));
  expect(await timesAsked(animal)).toBe(1);
  await visitor.open('/favorites');
  await visitor.seeRole('button', /^Remove “.*” from favorites$/);
});
