/** How smoothly something moves: the frames that a page makes while its animations run. */
import type { Page } from '@playwright/test';

export interface Frames {
  /** Of the animations' time. */
  aSecond: number;
  /** Milliseconds of the longest one. */
  longest: number;
}

/** Frames in which a motion has to be seen at all; with fewer there was none to be measured. */
const LEAST = 5;

/**
 * Counts the frames from the first one in which what `act` does moves something to the last. Motions without an end are left out.
 * @throws Error where nothing moves.
 */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate((patience) => {
    const frames: number[] = [];
    // One that is pending has not been drawn yet: until then it is the press that is answered.
    const moves = () =>
      document
        .getAnimations()
        .some(
          ({ playState, pending, effect }) => playState === 'running' && !pending && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    window.tuckawayFrames = new Promise((resolve) => {
      const began = performance.now();
      const look = (time: number): void => {
        const moving = moves();
        if (moving) frames.push(time);
        if ((frames.length > 0 && !moving) || time - began > patience) resolve(frames);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
  }, PATIENCE);
  await act();
  const frames = await page.evaluate(() => window.tuckawayFrames);
  const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
  if (gaps.length < LEAST) throw new Error(`Nothing moved for longer than ${frames.length} frames.`);
  const whole = gaps.reduce((sum, gap) => sum + gap, 0);
  return { aSecond: (gaps.length * 1000) / whole, longest: Math.max(...gaps) };
}

/** Milliseconds after which nothing moves any more. */
const PATIENCE = 20_000;

declare global {
  interface Window {
    /** When each frame began, by the page's clock. */
    tuckawayFrames: Promise<number[]>;
  }
}
