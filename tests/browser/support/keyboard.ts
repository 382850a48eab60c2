/** A user with the keyboard alone. Every element that gets the focus must have a visible ring and must not be covered. */
import type { Page } from '@playwright/test';
import { expect } from './support.ts';

interface Stop {
  /** The accessible name, or a heading’s text. */
  name: string;
  tag: string;
  ring: boolean;
  seen: boolean;
}

/** The focused element, or null. */
function focused(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
  // Radio buttons and checkboxes are invisible inside their label, which shows their ring; a search input’s ring is around its field.
  const around = element.matches('[type="search"]') ? element.parentElement : element.closest('label');
  const drawn = element.matches('.appearance-none, [type="search"]') ? (around ?? element) : element;
  const ringed = [getComputedStyle(drawn), getComputedStyle(drawn, '::after')];
  const box = drawn.getBoundingClientRect();
  const at = document.elementFromPoint(
    Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1),
    Math.min(Math.max(box.top + Math.min(box.height / 2, innerHeight / 2), 1), innerHeight - 1),
  );
  const inSight = box.bottom > 0 && box.top < innerHeight && box.width > 0;
  return {
    name: element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent?.trim() ?? '',
    tag: element.tagName.toLowerCase(),
    ring:
      /^h[1-6]$|^main$/.test(element.tagName.toLowerCase()) ||
      ringed.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
    // A link may cover its whole card.
    seen:
      inSight && at !== null && (drawn.contains(at) || at.contains(drawn) || (drawn as HTMLElement).offsetParent?.contains(at) === true),
  };
}

/** The element may still be loading, so both limits must pass before the search fails. The error lists the last steps. */
const SEARCH_TIMEOUT_MS = 15_000;
const STEPS = 60;

/** Presses Tab until an element with this name has the focus. */
export async function tabTo(page: Page, name: string | RegExp, { backwards = false } = {}): Promise<void> {
  const passed: string[] = [];
  const until = Date.now() + SEARCH_TIMEOUT_MS;
  for (let step = 0; step < STEPS || Date.now() < until; step += 1) {
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
    const stop = await page.evaluate(focused);
    // After the last element, the focus leaves the page for the browser’s own controls.
    if (stop === null) continue;
    if (!stop.ring || !stop.seen) {
      const settled = async () => {
        // What loads above it may move it away after the browser has scrolled to it.
        await page.evaluate(() => document.activeElement?.scrollIntoView({ block: 'nearest' }));
        return page.evaluate(focused);
      };
      await expect.poll(settled, { message: stop.name }).toMatchObject({ ring: true, seen: true });
    }
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return;
    passed.push(stop.name);
  }
  throw new Error(`Tab does not lead to ${name}; it came by ${passed.slice(-STEPS).join(', ')}`);
}

/** Moves the focus to the element and presses the key. */
export async function press(page: Page, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Waits until the focus is on this element. */
export async function expectFocus(page: Page, tag: string, name: string | RegExp): Promise<void> {
  await expect
    .poll(async () => {
      // A link pressed before hydration loads another page.
      const stop = await page.evaluate(focused).catch(() => null);
      if (stop === null) return 'nowhere';
      return stop.tag === tag && (typeof name === 'string' ? stop.name === name : name.test(stop.name))
        ? 'there'
        : `${stop.tag} ${stop.name}`;
    })
    .toBe('there');
}
