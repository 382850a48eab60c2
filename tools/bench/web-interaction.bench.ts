/** How soon the app answers a visitor's fingers on a slow phone. */
import type { Locator, Page } from '@playwright/test';
import type { Benchmark, Measured } from './frame.ts';
import { interactionToNextPaint } from './goals.ts';
import { serveBarePage } from './web/bare-page.ts';
import { openPhone } from './web/browser.ts';
import { sites } from './web/sites.ts';
import { BARE_SCENES, bringInReach, play, touch, VISITOR_SCENES } from './web/visit.ts';
import { mainThreadClock, quiet, slowDown, timeUntilShown, watchPages } from './web/watch-page.ts';

const SLOWER = 4;

/** What is visited: `bare` is a page of one button, which says what this machine's browser takes for nothing at all. */
type Side = 'ours' | 'obvious' | 'bare';

function visiting(): Benchmark {
  const { site, begin, end } = sites('ours', 'obvious');
  const visit = (name: Side) => async (): Promise<Measured> => {
    const { context, close } = await openPhone({ serviceWorkers: 'block' });
    const scenes = name === 'bare' ? BARE_SCENES : VISITOR_SCENES;
    const address = async (page: Page) => (name === 'bare' ? serveBarePage(page) : site(name).url);
    try {
      await watchPages(context);
      const first = await context.newPage();
      const { work } = await play(first, await address(first), scenes, await mainThreadClock(first));
      await first.close();
      // Another tab: the first one keeps the form as it was filled in.
      const page = await context.newPage();
      const url = await address(page);
      await slowDown(page, SLOWER);
      const { durations, count } = await play(page, url, scenes);
      const unreported = count - Object.values(durations).flat().length;
      // An interaction too short to be reported took less than any that was.
      const all = [...Object.values(durations).flat(), ...Array<number>(Math.max(0, unreported)).fill(0)];
      const slowest = Object.entries(durations).map(([scene, own]) => [`slowest in ${scene}`, Math.max(0, ...own)]);
      return {
        INP: interactionToNextPaint(all),
        'INP, main thread alone': interactionToNextPaint(work) * SLOWER,
        ...Object.fromEntries(slowest),
        interactions: count,
      };
    } finally {
      await close();
    }
  };
  return {
    name: `A visitor's interactions at a ${SLOWER} times slower CPU`,
    unit: 'milliseconds (the browser counts in steps of 8, from 16)',
    rounds: 5,
    sides: { ours: visit('ours'), obvious: visit('obvious'), bare: visit('bare') },
    begin,
    end,
    note: `Frames are drawn by the CPU here, not by a graphics chip, and other work on this machine is in the figures; not in the main thread's own time, taken at full speed, times ${SLOWER}.`,
    goals: [
      { figure: 'INP', side: 'ours', atMost: 64, unit: 'ms' },
      { figure: 'INP, main thread alone', side: 'ours', atMost: 64, unit: 'ms' },
      { figure: 'interactions', side: 'ours', atLeast: 60 },
    ],
  };
}

/** Milliseconds from a press to the text that it shows, and of the main thread's own time. */
async function pressToText(page: Page, clock: () => Promise<number>, text: string, control: Locator) {
  let before = Number.NaN;
  const shown = await timeUntilShown(page, text, async () => {
    await bringInReach(page, control);
    before = await clock();
    await touch(page, control);
  });
  return { shown, work: (await clock()) - before };
}

function reading(): Benchmark {
  const { site, begin, end } = sites('ours', 'obvious');
  const reader = (name: 'ours' | 'obvious') => async (): Promise<Measured> => {
    const { context, close } = await openPhone();
    try {
      await watchPages(context);
      const page = await context.newPage();
      await page.goto(site(name).url);
      // A visit like the second one: the worker, where there is one, has its copies.
      if (name === 'ours') await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
      await page.reload();
      const card = page.getByRole('article').first();
      await card.waitFor();
      await page.waitForLoadState('networkidle');
      const clock = await mainThreadClock(page);
      const timed = (text: string, control: Locator) => pressToText(page, clock, text, control);
      const read = async () => {
        await card.scrollIntoViewIfNeeded();
        await quiet(page);
        const text = await timed('Page 1 of', card.getByRole('link').first());
        const turns: Awaited<typeof text>[] = [];
        for (const number of [2, 3, 4]) {
          // Nobody turns a page before they have read it.
          await quiet(page);
          turns.push(await timed(`Page ${number} of`, page.getByRole('button', { name: 'Next', exact: true })));
        }
        return { text, turns };
      };
      const own = await read();
      await page.goto(site(name).url);
      await card.waitFor();
      await page.waitForLoadState('networkidle');
      await slowDown(page, SLOWER);
      const slow = await read();
      return {
        'card to text': slow.text.shown,
        'page turn': Math.max(...slow.turns.map(({ shown }) => shown)),
        'card to text, main thread alone': own.text.work * SLOWER,
        'page turn, main thread alone': Math.max(...own.turns.map(({ work }) => work)) * SLOWER,
      };
    } finally {
      await close();
    }
  };
  const bare = async (): Promise<Measured> => {
    const { context, close } = await openPhone();
    try {
      await watchPages(context);
      const page = await context.newPage();
      await page.goto(await serveBarePage(page));
      const clock = await mainThreadClock(page);
      const next = page.getByRole('button', { name: 'Next' });
      const turn = async (number: number) => pressToText(page, clock, `Page ${number} of`, next);
      const own = [await turn(2), await turn(3), await turn(4)].map(({ work }) => work * SLOWER);
      await slowDown(page, SLOWER);
      const slow = [await turn(5), await turn(6), await turn(7)].map(({ shown }) => shown);
      const work = Math.max(...own);
      const shown = Math.max(...slow);
      return { 'card to text': shown, 'page turn': shown, 'card to text, main thread alone': work, 'page turn, main thread alone': work };
    } finally {
      await close();
    }
  };
  return {
    name: `Reading at a ${SLOWER} times slower CPU`,
    unit: 'milliseconds from the press to the frame; of three page turns the slowest',
    rounds: 5,
    sides: { ours: reader('ours'), obvious: reader('obvious'), bare },
    begin,
    end,
    note: 'From the press as the browser has it to the end of the frame that shows the text; the glass and the screen add their own.',
    goals: [
      { figure: 'card to text', side: 'ours', atMost: 100, unit: 'ms' },
      { figure: 'page turn', side: 'ours', atMost: 40, unit: 'ms' },
      { figure: 'card to text, main thread alone', side: 'ours', atMost: 100, unit: 'ms' },
      { figure: 'page turn, main thread alone', side: 'ours', atMost: 40, unit: 'ms' },
    ],
  };
}

export default [visiting(), reading()];
