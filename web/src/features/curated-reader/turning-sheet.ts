/** Milliseconds that a sheet takes from one side to the other. */
const TURN = 420;
/** Pixels between the eye and the page. */
const EYE = 1600;
const OVER = `perspective(${EYE}px) rotateY(-96deg)`;
const FLAT = `perspective(${EYE}px) rotateY(0deg)`;
/** The left half of a spread stands on its edge the other way. */
const OVER_LEFT = `perspective(${EYE}px) rotateY(96deg)`;

/** Pictures of a page's halves, with where on the screen they were. */
type Lifted = { picture: HTMLElement; text: HTMLElement; at: readonly [DOMRect, DOMRect] };

/** What a turning has begun: ends at once whatever moves, and takes away what lies about. */
const endings = new WeakMap<HTMLElement, () => void>();

/**
 * Turns a page like a sheet of paper, by transform alone; the new page is there at once. A page by itself turns as it is: the element that was
 * read lies over the screen until it has gone. Of a spread, which turns one half at a time, copies lie in a layer of their own. Nothing of it
 * where less motion is wished for.
 * @param layer lies over the screen (fixed), empty, and takes no presses.
 * @param page the element that was open, and stays in the document while it turns.
 */
export function lift(layer: HTMLElement, page: HTMLElement): ((way: 'next' | 'back', arrived: HTMLElement) => void) | null {
  // Whoever turns faster than a sheet has turned it.
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

/** A page alone turns at its left edge: away from above the new one, or back over the old one. */
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

/** An open book turns one leaf at its fold: the half that goes up, then the half that comes down on the other side. */
function turnHalf(layer: HTMLElement, way: 'next' | 'back', old: Lifted, arrived: Lifted): Animation[] {
  const half = { duration: TURN / 2, easing: 'ease-in' } as const;
  const second = { duration: TURN / 2, delay: TURN / 2, easing: 'ease-out', fill: 'backwards' } as const;
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
    { duration: TURN, easing: 'cubic-bezier(0.45, 0.1, 0.35, 1)', fill: 'forwards', ...timing },
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

/** Puts an element where it was on the screen, however far the page has been scrolled since. */
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
