/** Checks that apply to every state of every screen. */
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { LONG } from '../../long.ts';
import { dazzlingControls } from './luminance.ts';
import { expect } from './support.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PHONE = { width: 360, height: 740 };
/** 1280 px at 200 and at 400 %. */
const ZOOMED = [
  [640, 430],
  [320, 640],
] as const;

/** A phone by day without motion, because text that fades in does not have its final contrast. */
export async function prepareAudits(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
}

/**
 * Checks the current state: no axe violation, touch targets of 44 px (24 px for the dots of pages) that do not overlap, nothing that runs, and at
 * night the contrast and the luminance of controls. In the long run also at 640 px (200 % zoom) and 320 px (400 %) no sideways scrolling and no
 * cut-off words, also with the text spacing of WCAG 1.4.12. An open dialog is the state, because everything else is inert.
 */
export async function audit(page: Page, state: string): Promise<void> {
  await page.evaluate(drawAll);
  const found = [...(await violations(page, RULES)), ...(await page.evaluate(wrongTargets)), ...(await page.evaluate(running))];
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  // Only the colors change at night.
  found.push(...(await violations(page, ['color-contrast'])).map((violation) => `at night ${violation}`));
  found.push(...(await dazzlingControls(page)));
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  if (LONG) {
    for (const [width, height] of ZOOMED) {
      await page.setViewportSize({ width, height });
      found.push(...(await page.evaluate(cutOff)).map((cut) => `at ${width} px ${cut}`));
    }
    await page.setViewportSize(PHONE);
  }
  expect.soft(found, state).toEqual([]);
}

/** @param rules tags, or a single rule @returns the violations and where they are */
async function violations(page: Page, rules: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const type = values.length === 1 ? 'rule' : 'tag';
    const { violations: found } = await (window as unknown as { axe: typeof axe }).axe.run(
      // Pictures have their own text alternative; a busy text is dimmed until it is replaced.
      { include: [root], exclude: [['svg > *'], ['[aria-busy="true"]']] } as unknown as axe.ElementContext,
      { runOnly: { type, values }, resultTypes: ['violations'], preload: false },
    );
    // A tooltip describes its button and needs no landmark.
    const isTooltip = (target: unknown) => String(target).includes('radix-popper');
    return found.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => !(id === 'region' && isTooltip(target)))
        .map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  }, rules);
}

/** Animations and transitions that run although reduced motion is set. */
function running(): string[] {
  return document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 1)
    .map((animation) => `runs: ${(animation as CSSAnimation).animationName ?? (animation as CSSTransition).transitionProperty}`);
}

/** Targets smaller than 44 px, dots of pages smaller than 24 px, or overlapping ones. Links within a sentence are exempt (WCAG 2.5.8). */
function wrongTargets(): string[] {
  /** The dots of pages are many, and the buttons beside them do the same. */
  const leastOf = (element: Element) => (element.closest('[data-turning-bar] ol') ? 24 : 44);
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const name = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
  const floating = (element: Element): Element | null => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const inSentence = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentNode?.childNodes ?? [])].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  /** The area that takes the press: the label of a radio or checkbox, the card of a link that is stretched over it. */
  const areaOf = (element: HTMLElement): Element => {
    if (element instanceof HTMLInputElement && ['radio', 'checkbox'].includes(element.type)) return element.closest('label') ?? element;
    const after = getComputedStyle(element, '::after');
    const stretched = after.content !== 'none' && after.position === 'absolute' && getComputedStyle(element).position === 'static';
    return (stretched && element.offsetParent) || element;
  };
  const targets = [...root.querySelectorAll<HTMLElement>('a[href], button, input:not([type="hidden"]), select, textarea, summary')]
    // The inert pages below the open one cannot be pressed.
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]') && !inSentence(element))
    .map((element) => ({ element, area: areaOf(element), layer: floating(element) }))
    .map((target) => ({ ...target, box: target.area.getBoundingClientRect() }))
    // Skips a link that is visible only when focused.
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const small = targets
    .filter(({ element, box }) => Math.min(box.width, box.height) < leastOf(element) - 0.5)
    .map(({ element, box }) => `target of ${box.width.toFixed(1)} × ${box.height.toFixed(1)}: ${name(element)}`);
  /** The part that its scroll containers show. */
  const shown = ({ area, box }: (typeof targets)[number]) => {
    let { left, top, right, bottom } = box;
    for (let at = area.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const clip = at.getBoundingClientRect();
      [left, top, right, bottom] = [
        Math.max(left, clip.left),
        Math.max(top, clip.top),
        Math.min(right, clip.right),
        Math.min(bottom, clip.bottom),
      ];
    }
    return { left, top, right, bottom };
  };
  const overlapping: string[] = [];
  for (const [index, one] of targets.entries()) {
    for (const other of targets.slice(index + 1)) {
      if (one.layer !== other.layer || one.area.contains(other.area) || other.area.contains(one.area)) continue;
      const [a, b] = [shown(one), shown(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1) overlapping.push(`targets overlap: ${name(one.element)} / ${name(other.element)}`);
    }
  }
  return [...small, ...overlapping];
}

/** Draws cards that the browser skips until they come near the viewport. */
function drawAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Sideways scrolling and cut-off words, both without and with the text spacing of WCAG 1.4.12. */
function cutOff(): string[] {
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  const before = document.adoptedStyleSheets;
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  // A missing picture's whole text is its label, and what is folded is not seen.
  const SEEN_ONLY = 'svg, .sr-only, [class*="sm:sr-only"], [aria-hidden="true"], [role="img"], details:not([open]) > :not(summary)';

  /** Pictures may be cut, words may not. */
  const cutsWords = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    // The description on a story's card has two lines, but all of them in large text.
    if (overflowX === 'visible' || element.clientWidth <= 1 || element.matches('article > div > p.line-clamp-2')) return false;
    const down = ['hidden', 'clip'].includes(overflowY) && element.scrollHeight > element.clientHeight + 1;
    if (element.scrollWidth <= element.clientWidth + 1 && !down) return false;
    const box = element.getBoundingClientRect();
    const range = document.createRange();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest(SEEN_ONLY)) continue;
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width > 1 && (words.right > box.right + 1 || words.left < box.left - 1 || (down && words.bottom > box.bottom + 1)))
        return true;
    }
    return false;
  };
  const look = (what: string): string[] => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = [...document.body.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > clientWidth + 1);
    return [
      // One pixel of tolerance for rounding.
      ...(scrollWidth > clientWidth + 1
        ? [`the page scrolls sideways ${what}: ${wide.map((element) => element.outerHTML.slice(0, 120)).join(' ')}`]
        : []),
      ...[...root.querySelectorAll('*:not(input, textarea, pre, .page-dots, img, svg, svg *)')]
        .filter(cutsWords)
        .map(
          (element) => `words are cut off ${what}: ${element.tagName} ${element.className} “${element.textContent?.trim().slice(0, 40)}”`,
        ),
    ];
  };
  const found = look('as it stands');
  document.adoptedStyleSheets = [...before, spacing];
  found.push(...look('with text spacing'));
  document.adoptedStyleSheets = before;
  return found;
}
