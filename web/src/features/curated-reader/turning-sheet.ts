/** Milliseconds of one turn. */
const TURN_MS = 420;
/** Pixels between the viewer and the page. */
const PERSPECTIVE = 1600;
const OVER = `perspective(${PERSPECTIVE}px) rotateY(-96deg)`;
const FLAT = `perspective(${PERSPECTIVE}px) rotateY(0deg)`;
const OVER_LEFT = `perspective(${PERSPECTIVE}px) rotateY(96deg)`;

/** Copies of a page's halves, and where on the screen they were. */
type Lifted = { picture: HTMLElement; text: HTMLElement; at: readonly [DOMRect, DOMRect] };

/** For each layer with a running turn: ends it at once. */
const endings = new WeakMap<HTMLElement, () => void>();

/**
 * Turns a page like a sheet of paper, with transforms only; the new page is there at once. A single page turns its own element above the
 * new one. A spread turns one half at a time, as copies in a layer. With reduced motion nothing turns.
 * @param layer an empty, fixed element over the screen that takes no clicks.
 * @param page the element of the previous page, which stays in the document while it turns.
 * @returns starts the turn; null where nothing turns.
 */
export function lift(layer: HTMLElement, page: HTMLElement): ((way: 'next' | 'back', arrived: HTMLElement) => void) | null {
  // The user turns again before the last turn has ended.
  endings.get(layer)?.();
  if (typeof layer.animate !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  const halves = copies(page);
  const rect = page.getBoundingClientRect();
  return (way, arrived) => {
    const next = halves && copies(arrived);
    const sheets = halves && next ? turnHalf(layer, way, halves, next) : turnWhole(way, page, rect, arrived);
    const end = (): void => {
      for (const sheet of sheets) sheet.cancel();
      layer.replaceChildren();
      for (const moved of [page, arrived]) moved.removeAttribute('style');
      endings.delete(layer);
    };
    endings.set(layer, end);
    void Promise.all(sheets.map(({ finished }) => finished)).then(end, () => undefined);
  };
}

/** A single page turns at its left edge: the previous page away from the new one, or the new one back over it. */
function turnWhole(way: 'next' | 'back', old: HTMLElement, rect: DOMRect, arrived: HTMLElement): Animation[] {
  place(old, rect, 'fixed');
  old.style.opacity = '1';
  old.style.overflow = 'visible';
  old.style.zIndex = '1';
  if (way === 'next') return [turn(old, 'left', FLAT, OVER)];
  arrived.style.position = 'relative';
  arrived.style.zIndex = '2';
  return [turn(arrived, 'left', OVER, FLAT)];
}

/** A spread turns at its fold: first the half that rises, then the half that falls on the other side. */
function turnHalf(layer: HTMLElement, way: 'next' | 'back', old: Lifted, arrived: Lifted): Animation[] {
  const half = { duration: TURN_MS / 2, easing: 'ease-in' } as const;
  const second = { duration: TURN_MS / 2, delay: TURN_MS / 2, easing: 'ease-out', fill: 'backwards' } as const;
  const lay = ({ picture, text, at }: Lifted, left: boolean): HTMLElement => {
    const copy = left ? picture : text;
    place(copy, at[left ? 0 : 1], 'absolute');
    layer.append(copy);
    return copy;
  };
  if (way === 'next') {
    lay(old, true);
    return [
      turn(lay(old, false), 'left', FLAT, OVER, { ...half, fill: 'forwards' }),
      turn(lay(arrived, true), 'right', OVER_LEFT, FLAT, second),
    ];
  }
  lay(old, false);
  return [
    turn(lay(old, true), 'right', FLAT, OVER_LEFT, { ...half, fill: 'forwards' }),
    turn(lay(arrived, false), 'left', OVER, FLAT, second),
  ];
}

function turn(sheet: HTMLElement, edge: 'left' | 'right', from: string, to: string, timing: KeyframeAnimationOptions = {}): Animation {
  sheet.style.transformOrigin = `${edge} center`;
  sheet.style.backfaceVisibility = 'hidden';
  return sheet.animate(
    { transform: [from, to] },
    { duration: TURN_MS, easing: 'cubic-bezier(0.45, 0.1, 0.35, 1)', fill: 'forwards', ...timing },
  );
}

/** The two halves of a spread; null where picture and text are not side by side. */
function copies(page: Element): Lifted | null {
  const [left, right] = page.querySelectorAll('[data-half]');
  if (!left || !right) return null;
  const at = [left.getBoundingClientRect(), right.getBoundingClientRect()] as const;
  if (at[0].right > at[1].left + 1) return null;
  const [picture, text] = [left, right].map((half) => {
    const copy = half.cloneNode(true) as HTMLElement;
    for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
    return copy;
  }) as [HTMLElement, HTMLElement];
  return { picture, text, at };
}

/** Puts an element where it was on the screen, independent of scrolling since. */
function place(element: HTMLElement, { top, left, width, height }: DOMRect, position: 'absolute' | 'fixed'): void {
  Object.assign(element.style, {
    position,
    inset: 'auto',
    margin: '0',
    top: `${top}px`,
    left: `${left}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}
