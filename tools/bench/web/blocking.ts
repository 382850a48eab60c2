/** Total Blocking Time of one load by the main thread's own CPU time: what another process takes meanwhile is not in it. */
import { setTimeout as after } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openPhone } from './browser.ts';

/** How many times slower the phone is, as in Lighthouse's mobile simulation. */
const SLOWER = 4;
/** Milliseconds; what a task takes beyond them blocks (web.dev/articles/tbt). */
const LONG = 50;
/** Milliseconds of a load at full speed that are looked at: what comes by itself has come by then. */
const WINDOW = 5000;

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: when it began, how long it took, and how much of that its thread worked. */
  ts: number;
  dur: number;
  tdur?: number;
}

/**
 * @param prepare what has to be so before, on the page that is then loaded: somebody is signed in.
 * @returns milliseconds after the first paint with contents, at the phone's speed. @throws where the browser tells of no such paint.
 */
export async function blockingTime(url: string, prepare?: (page: Page) => Promise<void>): Promise<number> {
  const { context, close } = await openPhone({ serviceWorkers: prepare ? 'block' : 'allow' });
  try {
    const page = await context.newPage();
    await prepare?.(page);
    // A page that has been somewhere tells whole what comes next.
    await page.goto('about:blank');
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    const events: TraceEvent[] = [];
    session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
    const traceConfig = { includedCategories: ['toplevel', 'loading', 'blink.user_timing'] };
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
    await page.goto(url);
    await after(WINDOW);
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return blockedIn(events, url);
  } finally {
    await close();
  }
}

/** The same from a trace's events. */
export function blockedIn(events: readonly TraceEvent[], url: string): number {
  // In a trace of one load there is one. Its beginning may be missing: a process that is made for the page is traced a moment later.
  const painted = events.find(({ name }) => name === 'firstContentfulPaint');
  if (painted === undefined) throw new Error(`${url} painted nothing.`);
  const tasks = events
    .filter(
      ({ name, ph, pid, tid, ts }) => ph === 'X' && /RunTask$/.test(name) && pid === painted.pid && tid === painted.tid && ts >= painted.ts,
    )
    .sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  let end = 0;
  let blocked = 0;
  for (const { ts, dur, tdur = dur } of tasks) {
    // A task in a task is part of it.
    if (ts < end) continue;
    end = ts + dur;
    blocked += Math.max(0, (tdur / 1000) * SLOWER - LONG);
  }
  return blocked;
}
