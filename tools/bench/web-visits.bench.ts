/** The first visit, the next one, and one without a network: a slow phone on slow 4G, with a real worker. */
import type { Page } from '@playwright/test';
import type { Benchmark, Measured } from './frame.ts';
import type { ServedSite } from './serve/serve-site.ts';
import { openPhone } from './web/browser.ts';
import { sites } from './web/sites.ts';
import { frameShown, slowDown, slowNetwork, watchPages } from './web/watch-page.ts';

interface Visit {
  /** Milliseconds. */
  lcp: number;
  /** What the site had sent by then, bytes. */
  bytesBefore: number;
}

/** Home in a tab of its own, until it is there whole. */
async function visit(page: Page, { url, sent }: ServedSite): Promise<Visit> {
  await slowDown(page, 4);
  await slowNetwork(page);
  const before = sent.length;
  await page.goto(url);
  await page.getByRole('article').nth(11).waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLImageElement>('main img')?.complete === true);
  await frameShown(page);
  const { lcp, startedAt } = await page.evaluate(() => ({ lcp: window.tuckawayWatched.lcp, startedAt: performance.timeOrigin }));
  const bytes = sent.slice(before).filter(({ at }) => at <= startedAt + lcp);
  return { lcp, bytesBefore: bytes.reduce((sum, answer) => sum + answer.bytes, 0) };
}

const { site, begin, end } = sites('ours', 'obvious');

async function ours(): Promise<Measured> {
  const { context, close } = await openPhone();
  try {
    await watchPages(context);
    const page = await context.newPage();
    const first = await visit(page, site('ours'));
    // Installed: everything that it keeps is here.
    await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForLoadState('networkidle');
    await page.close();
    const again = await visit(await context.newPage(), site('ours'));
    await context.setOffline(true);
    const offline = await visit(await context.newPage(), site('ours'));
    return {
      'LCP, first visit': first.lcp,
      'LCP, next visit': again.lcp,
      'LCP, offline': offline.lcp,
      'bytes before LCP, first visit': first.bytesBefore,
      'bytes before LCP, next visit': again.bytesBefore,
    };
  } finally {
    await close();
  }
}

async function obvious(): Promise<Measured> {
  const { context, close } = await openPhone();
  try {
    await watchPages(context);
    const first = await visit(await context.newPage(), site('obvious'));
    const again = await visit(await context.newPage(), site('obvious'));
    return {
      'LCP, first visit': first.lcp,
      'LCP, next visit': again.lcp,
      'bytes before LCP, first visit': first.bytesBefore,
      'bytes before LCP, next visit': again.bytesBefore,
    };
  } finally {
    await close();
  }
}

export default {
  name: 'Home again, and offline',
  unit: 'milliseconds at a 4 times slower CPU on slow 4G (562 ms, 1.5 Mbit/s), and bytes',
  rounds: 5,
  sides: { ours, obvious },
  begin,
  end,
  note: "Delays and rates are the browser's own imitation, packet loss is not in it. The worker installs at full speed; by the next visit it is there.",
  goals: [
    { figure: 'bytes before LCP, next visit', side: 'ours', atMost: 0 },
    { figure: 'LCP, next visit', side: 'ours', atMost: 0.6, times: { figure: 'LCP, first visit' }, unit: 'ms' },
    { figure: 'LCP, offline', side: 'ours', atMost: 0.6, times: { figure: 'LCP, first visit' }, unit: 'ms' },
  ],
} satisfies Benchmark;
