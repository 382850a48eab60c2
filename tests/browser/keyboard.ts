/** A person with a keyboard alone. Each place that Tab comes by must have a visible ring and must not lie below anything. */
import type { Page } from '@playwright/test';
import { expect } from './support.ts';

interface Stop {
  /** What it is called; the text of a heading. */
  name: string;
  tag: string;
  ring: boolean;
  seen: boolean;
}

/** What has the focus; null where it is lost. */
function focused(): Stop | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? [...(element.labels ?? [])] : [];
  // Radio buttons and checkboxes lie unseen in their label, which has their ring; a line to search with stands in what looks like the field.
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
    // A link may be stretched over its card.
    seen:
      inSight && at !== null && (drawn.contains(at) || at.contains(drawn) || (drawn as HTMLElement).offsetParent?.contains(at) === true),
  };
}

/** Milliseconds and steps for which something is looked for that may still be on its way; and as many of the steps are told. */
const PATIENCE = 15_000;
const STEPS = 60;

/** Tabs on to what has this name. */
export async function tabTo(page: Page, name: string | RegExp, { backwards = false } = {}): Promise<void> {
  const passed: string[] = [];
  const until = Date.now() + PATIENCE;
  for (let step = 0; step < STEPS || Date.now() < until; step += 1) {
    await page.keyboard.press(backwards ? 'Shift+Tab' : 'Tab');
    const stop = await page.evaluate(focused);
    // Between the last place and the first the browser's own come by.
    if (stop === null) continue;
    expect(stop, stop.name).toMatchObject({ ring: true, seen: true });
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return;
    passed.push(stop.name);
  }
  throw new Error(`Tab does not lead to ${name}; it came by ${passed.slice(-STEPS).join(', ')}`);
}

/** Tabs on to it and presses it. */
export async function press(page: Page, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** Where the focus is once what was pressed took effect. */
export async function expectFocus(page: Page, tag: string, name: string | RegExp): Promise<void> {
  await expect
    .poll(async () => {
      // A link pressed before the code was there leaves the page for another.
      const stop = await page.evaluate(focused).catch(() => null);
      if (stop === null) return 'nowhere';
      return stop.tag === tag && (typeof name === 'string' ? stop.name === name : name.test(stop.name))
        ? 'there'
        : `${stop.tag} ${stop.name}`;
    })
    .toBe('there');
}
