/** Frames while something moves, on a phone whose CPU is slower than this machine's. */
import type { Page } from '@playwright/test';
import type { Benchmark, Measured } from './frame.ts';
import { median } from './frame.ts';
import { serveBarePage } from './web/bare-page.ts';
import { openPhone } from './web/browser.ts';
import { type Frames, framesWhile } from './web/frames.ts';
import { sites } from './web/sites.ts';
import { bringInReach, touch } from './web/visit.ts';
import { quiet, slowDown, watchPages } from './web/watch-page.ts';

const SLOWER = 4;
/** A motion is played so often in a round. */
const TIMES = 5;

const { site, begin, end } = sites('ours');

/** @param play does one motion, and afterwards what the next one needs. */
async function played(play: () => Promise<Frames>): Promise<Frames> {
  const all: Frames[] = [];
  for (let time = 0; time < TIMES; time += 1) all.push(await play());
  return { aSecond: median(all.map(({ aSecond }) => aSecond)), longest: median(all.map(({ longest }) => longest)) };
}

function named(what: string, { aSecond, longest }: Frames): Record<string, number> {
  return { [`frames a second, ${what}`]: aSecond, [`longest frame, ${what}`]: longest };
}

async function onPhone(visit: (page: Page) => Promise<Measured>): Promise<Measured> {
  const { context, close } = await openPhone({ serviceWorkers: 'block' });
  try {
    await watchPages(context);
    return await visit(await context.newPage());
  } finally {
    await close();
  }
}

const ours = () =>
  onPhone(async (page) => {
    await page.goto(`${site('ours').url}/story/10`);
    await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
    await quiet(page);
    await slowDown(page, SLOWER);
    const next = page.getByRole('button', { name: 'Next', exact: true });
    const turn = await played(async () => {
      await bringInReach(page, next);
      return framesWhile(page, () => touch(page, next));
    });
    const comfort = page.getByRole('button', { name: 'Reading comfort' });
    const sheet = await played(async () => {
      await bringInReach(page, comfort);
      const frames = await framesWhile(page, () => touch(page, comfort));
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      return frames;
    });
    return { ...named('a page that turns', turn), ...named('a sheet that comes', sheet) };
  });

/** A page with nothing on it but one thing that moves: what this machine's browser makes at all. */
const bare = () =>
  onPhone(async (page) => {
    await page.goto(await serveBarePage(page));
    await slowDown(page, SLOWER);
    const frames = await played(() =>
      framesWhile(page, () =>
        page.evaluate(() => void document.querySelector('main')?.animate([{ transform: 'none' }, { transform: 'rotateY(-96deg)' }], 420)),
      ),
    );
    return { ...named('a page that turns', frames), ...named('a sheet that comes', frames) };
  });

export default {
  name: `What moves, at a ${SLOWER} times slower CPU`,
  unit: 'by figure; longest frames in milliseconds',
  rounds: 5,
  sides: { ours, bare },
  begin,
  end,
  note: `Of ${TIMES} motions the middle one. Frames are drawn by the CPU here, not by a graphics chip; a screen shows 60 a second.`,
  goals: ['a page that turns', 'a sheet that comes'].map((what) => ({
    figure: `frames a second, ${what}`,
    side: 'ours',
    atLeast: 0.95,
    times: { side: 'bare' },
  })),
} satisfies Benchmark;
