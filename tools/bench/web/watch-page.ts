/** What a page tells about itself while it is measured: put into it before its own code runs. */
import type { BrowserContext, Page } from '@playwright/test';

interface Watched {
  /** The longest event of each interaction, milliseconds, by interaction id. */
  interactions: Map<number, number>;
  /** Milliseconds after the start of the navigation; 0 before. */
  lcp: number;
  /** When the first control of the page had its handlers, in the same milliseconds; 0 before. */
  hydrated: number;
  /** Milliseconds from the next press to the first frame with this in the text of the main landmark. */
  untilShown?: Promise<number>;
}

declare global {
  interface Window {
    tuckawayWatched: Watched;
  }
}

/** Event Timing reports what takes at least this long; what is not reported took less. Milliseconds. */
export const LEAST_REPORTED = 16;

/** Milliseconds after which what a press should show is not coming any more, and how often it is pressed. */
const PATIENCE = 20_000;
const PRESSES = 3;

export async function watchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript((leastReported: number) => {
    const watched: Watched = { interactions: new Map(), lcp: 0, hydrated: 0 };
    window.tuckawayWatched = watched;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
        const id = entry.interactionId ?? 0;
        if (id > 0) watched.interactions.set(id, Math.max(entry.duration, watched.interactions.get(id) ?? 0));
      }
    }).observe({ type: 'event', durationThreshold: leastReported, buffered: true } as PerformanceObserverInit);
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) watched.lcp = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    const look = (): void => {
      const control = document.querySelector('main a, main button');
      // React keeps an element's handlers under a name of its own on the element itself.
      if (control && Object.keys(control).some((key) => key.startsWith('__reactProps'))) watched.hydrated = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, LEAST_REPORTED);
}

/** Durations of the page's interactions so far, once the last one has been shown. Those too short to be reported are not among them. */
export async function interactionsOf(page: Page): Promise<number[]> {
  await frameShown(page);
  return page.evaluate(() => [...window.tuckawayWatched.interactions.values()]);
}

/** Resolves when what was done before has been shown: after the frame that follows the next one. */
export async function frameShown(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))));
}

/** Resolves when the page has asked for nothing for a second: somebody looks at a card before they press it. */
export async function quiet(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fetched = () => performance.getEntriesByType('resource').length;
    for (let before = -1; before !== fetched(); ) {
      before = fetched();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  });
}

/**
 * Milliseconds from the press that `act` makes to the first frame whose main landmark holds text that matches. A press that shows nothing is
 * made again, and counts from there: on a machine that stood still, a bar that stepped back takes a press for nothing but its return.
 * @param act everything that belongs to one press.
 */
export async function timeUntilShown(page: Page, pattern: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((source) => {
    const wanted = new RegExp(source, 'u');
    window.tuckawayWatched.untilShown = new Promise((resolve) => {
      let pressed = Number.NaN;
      const look = (): void => {
        if (Number.isNaN(pressed) || !wanted.test(document.querySelector('main')?.textContent ?? '')) return;
        observer.disconnect();
        window.removeEventListener('pointerup', onPress, { capture: true });
        // The first task after the frame's paint; a timer, or a message, may stand behind others that have nothing to do with it.
        const shown = (): void => resolve(performance.now() - pressed);
        requestAnimationFrame(() => void window.scheduler.postTask(shown, { priority: 'user-blocking' }));
      };
      const observer = new MutationObserver(look);
      // Not the click: a finger that turns a page at its edge makes none.
      const onPress = ({ timeStamp }: Event): void => {
        pressed = timeStamp;
        look();
      };
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      window.addEventListener('pointerup', onPress, { capture: true });
    });
  }, pattern);
  for (let press = 0; press < PRESSES; press += 1) {
    await act();
    const shown = await page.evaluate(
      (patience) =>
        Promise.race([
          window.tuckawayWatched.untilShown as Promise<number>,
          new Promise<null>((resolve) => setTimeout(() => resolve(null), patience)),
        ]),
      PATIENCE,
    );
    if (shown !== null) return shown;
  }
  throw new Error(`Nothing that was pressed has shown ${pattern}.`);
}

/**
 * A clock that runs only while the page's main thread works: what else the machine does is not in it. Milliseconds of CPU.
 * Not with {@link slowDown}, which spends that thread's own time on being slow.
 */
export async function mainThreadClock(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

/** A CPU that is so many times slower than this one. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Lighthouse's slow 4G, as its DevTools throttling applies it: milliseconds, bytes a second. */
export async function slowNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150 * 3.75,
    downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
    uploadThroughput: (750 * 1024 * 0.9) / 8,
  });
}
