/** What somebody does with the app, one interaction after the other: the script that Interaction to Next Paint is taken over. */
import type { Locator, Page } from '@playwright/test';
import { frameShown, interactionsOf, quiet } from './watch-page.ts';

/** One interaction: a tap, or a key. */
interface Act {
  /** What has to be so before it, and is none of it. */
  readonly first?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

export interface Scene {
  readonly name: string;
  /** The address it begins at; an empty one goes on from the scene before. */
  readonly path: string;
  /** Resolves when there is something to do. */
  readonly ready: (page: Page) => Promise<void>;
  readonly acts: readonly Act[];
}

export interface Played {
  /** Milliseconds, by scene: of the interactions long enough to be reported. */
  readonly durations: Readonly<Record<string, readonly number[]>>;
  /** Milliseconds of the main thread's own time until the frame after, of every interaction; nothing without a clock. */
  readonly work: readonly number[];
  /** All that were done. */
  readonly count: number;
}

/**
 * Plays the scenes on a page that is watched (`watchPages`). Each interaction waits until the one before has been shown.
 * @param clock the main thread's (`mainThreadClock`), where its time is wanted.
 */
export async function play(page: Page, url: string, scenes: readonly Scene[], clock?: () => Promise<number>): Promise<Played> {
  const durations: Record<string, readonly number[]> = {};
  const work: number[] = [];
  let count = 0;
  for (const { name, path, ready, acts } of scenes) {
    await page.goto(`${url}${path}`);
    await ready(page);
    for (const { first, act } of acts) {
      await first?.(page);
      const before = await clock?.();
      await act(page);
      await frameShown(page);
      if (clock && before !== undefined) work.push((await clock()) - before);
      count += 1;
    }
    durations[name] = await interactionsOf(page);
  }
  return { durations, work, count };
}

/**
 * Makes a control one that a tap finds at once: no interaction. Scrolled to, because a tap that has to do so moves the page under the finger;
 * then a mouse that moves brings a reader's bars back, which step back after a rest, and a busy machine is long enough for one.
 */
export async function bringInReach(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await page.mouse.move(200, 400);
  await page.mouse.move(204, 404);
  await frameShown(page);
}

/**
 * Touches the middle of a control that is in reach. A locator's own tap looks first whether it can be tapped, in the page and on its main thread:
 * that would be in the figures of whatever it taps.
 */
export async function touch(page: Page, control: Locator): Promise<void> {
  const box = await control.boundingBox();
  if (!box) throw new Error(`Nothing to touch: ${control}`);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

function times<T>(count: number, value: T): T[] {
  return Array<T>(count).fill(value);
}

const key = (name: string): Act => ({ act: (page) => page.keyboard.press(name) });

const tap = (role: 'button' | 'link', name: string | RegExp): Act => {
  const target = (page: Page) => page.getByRole(role, { name }).first();
  return {
    first: (page) => bringInReach(page, target(page)),
    act: (page) => touch(page, target(page)),
  };
};

/** A radio itself is not seen: what is touched is its label, in which it lies. */
const choose = (name: RegExp): Act => {
  const label = (page: Page) =>
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name }) })
      .first();
  return { first: (page) => bringInReach(page, label(page)), act: (page) => touch(page, label(page)) };
};

const field = (label: string): Act => ({
  first: (page) => bringInReach(page, page.getByLabel(label)),
  act: (page) => touch(page, page.getByLabel(label)),
});

const keys = (word: string): Act[] => [...word].map(key);

/** Nobody turns a page before they have read it, or at least looked at it. */
const afterReading = ({ first, act }: Act): Act => ({
  first: async (page) => {
    await quiet(page);
    await first?.(page);
  },
  act,
});

const turnPages: readonly Act[] = [
  ...times(4, tap('button', 'Next')),
  ...times(2, tap('button', 'Previous')),
  ...times(3, key('ArrowLeft')),
  ...times(3, key('ArrowRight')),
  tap('button', 'Page 2'),
  tap('button', 'Page 5'),
].map(afterReading);

/** On a phone the size is in the sheet of everything else that is good for the eyes. */
const sizeText: readonly Act[] = [
  tap('button', 'Reading comfort'),
  ...times(2, tap('button', /larger/i)),
  ...times(2, tap('button', /smaller/i)),
  key('Escape'),
];

/** A visitor at home, in the form, and in a curated story: 63 interactions. */
export const VISITOR_SCENES: readonly Scene[] = [
  {
    name: 'home',
    path: '/',
    ready: (page) => page.getByRole('article').nth(11).waitFor(),
    acts: [tap('link', 'Browse Free Stories'), ...times(10, key('Tab')), tap('button', 'Notifications'), key('Escape')],
  },
  {
    name: 'create',
    path: '/create-story',
    ready: (page) => page.getByLabel("Child's Name").waitFor(),
    acts: [
      field("Child's Name"),
      ...keys('Miriam'),
      field('Favorite Animal'),
      ...keys('otter'),
      choose(/^Mountain/),
      choose(/^Short/),
      choose(/^Medium/),
      choose(/^Long/),
      choose(/^Funny/),
      choose(/^Sleepy/),
      choose(/^Cozy/),
      choose(/^Silly/),
      choose(/^Calm/),
      ...times(6, key('Tab')),
      ...times(2, key('ArrowDown')),
    ],
  },
  {
    name: 'curated reader',
    path: '/story/10',
    ready: (page) =>
      page
        .getByText(/^Page 1 of/)
        .first()
        .waitFor(),
    acts: [...turnPages, ...sizeText],
  },
];

/** As many interactions with a page that has one button (`bare-page.ts`). */
export const BARE_SCENES: readonly Scene[] = [
  {
    name: 'bare',
    path: '/',
    ready: (page) => page.getByRole('button', { name: 'Next' }).waitFor(),
    acts: [...times(33, tap('button', 'Next')), ...times(30, key('Tab'))],
  },
];

/** The same family signed in: settings, favorites, the reader of its own story, and back: 64 interactions. @param story the id of one of its stories. */
export function familyScenes(story: string): readonly Scene[] {
  return [
    {
      name: 'settings',
      path: '/',
      ready: (page) => page.getByRole('button', { name: 'Open settings' }).waitFor(),
      acts: [
        tap('button', 'Open settings'),
        ...times(8, key('Tab')),
        tap('button', 'Privacy Policy'),
        key('Escape'),
        choose(/^Night/),
        choose(/^Day/),
        choose(/^Automatic/),
        key('Escape'),
        ...times(5, key('Tab')),
      ],
    },
    {
      name: 'favorites',
      path: '/favorites',
      ready: (page) => page.getByRole('article').first().waitFor(),
      acts: times(8, key('Tab')),
    },
    {
      name: 'family reader',
      path: `/read-story/${story}`,
      ready: (page) => page.getByText(/^Sweet dreams/).waitFor(),
      acts: [...sizeText, ...times(6, key('Tab')), ...sizeText, ...times(4, key('Tab'))],
    },
    {
      name: 'curated reader',
      path: '/story/10',
      ready: (page) =>
        page
          .getByText(/^Page 1 of/)
          .first()
          .waitFor(),
      acts: turnPages,
    },
  ];
}
