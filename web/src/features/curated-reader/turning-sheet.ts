/** Milliseconds that a sheet takes from one side to the other. */
const TURN = 420;
/** Pixels between the eye and the page. */
const EYE = 1600;
const OVER = `perspective(${EYE}px) rotateY(-96deg)`;
const FLAT = `perspective(${EYE}px) rotateY(0deg)`;
/** The left half of a spread stands on its edge the other way. */
const OVER_LEFT = `perspective(${EYE}px) rotateY(96deg)`;

/** Pictures of a page that is about to go, with where on the screen they were. */
type Lifted = readonly { copy: HTMLElement; rect: DOMRect }[];

/**
 * Turns a page like a sheet of paper: copies of the old page lie in a layer of their own for the time of the turning and move by transform
 * alone; the new page is there at once. Nothing of it where less motion is wished for.
 * @param layer lies over the screen (fixed), empty, and takes no presses.
 */
export function lift(layer: HTMLElement, page: Element): ((way: 'next' | 'back', arrived: Element) => void) | null {
  if (typeof layer.animate !== 'function' || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return null;
  const old = copies(page);
  return (way, arrived) => {
    // Whoever turns faster than a sheet has turned it.
    layer.replaceChildren();
    const sheets = turnOver(layer, way, old, arrived);
    const laid = [...layer.children];
    void Promise.allSettled(sheets.map(({ finished }) => finished)).then(() => {
      for (const sheet of laid) sheet.remove();
    });
  };
}

function turnOver(layer: HTMLElement, way: 'next' | 'back', [picture, text]: Lifted, arrived: Element): Animation[] {
  if (!picture) return [];
  // The page below one that turns away is not measured: that would lay it out in the time of the press.
  if (!text && way === 'next') return [turn(lay(layer, picture), 'left', FLAT, OVER)];
  const next = copies(arrived);
  if (text && next[0] && next[1]) return turnHalf(layer, way, { picture, text }, { picture: next[0], text: next[1] });
  return turnWhole(layer, way, picture, next[0]);
}

/** A page alone turns at its left edge: away from above the new one, or back over the old one. */
function turnWhole(layer: HTMLElement, way: 'next' | 'back', old: Lifted[number], arrived?: Lifted[number]): Animation[] {
  if (!arrived) return [];
  const lies = lay(layer, old);
  if (way === 'next') return [turn(lies, 'left', FLAT, OVER)];
  return [turn(lay(layer, arrived), 'left', OVER, FLAT)];
}

interface Halves {
  picture: Lifted[number];
  text: Lifted[number];
}

/** An open book turns one leaf at its fold: the half that goes up, then the half that comes down on the other side. */
function turnHalf(layer: HTMLElement, way: 'next' | 'back', old: Halves, arrived: Halves): Animation[] {
  const half = { duration: TURN / 2, easing: 'ease-in' } as const;
  const second = { duration: TURN / 2, delay: TURN / 2, easing: 'ease-out', fill: 'backwards' } as const;
  if (way === 'next') {
    lay(layer, old.picture);
    return [
      turn(lay(layer, old.text), 'left', FLAT, OVER, { ...half, fill: 'forwards' }),
      turn(lay(layer, arrived.picture), 'right', OVER_LEFT, FLAT, second),
    ];
  }
  lay(layer, old.text);
  return [
    turn(lay(layer, old.picture), 'right', FLAT, OVER_LEFT, { ...half, fill: 'forwards' }),
    turn(lay(layer, arrived.text), 'left', OVER, FLAT, second),
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

/** The two halves of a spread, or the whole page. */
function copies(page: Element): Lifted {
  const halves = [...page.querySelectorAll('[data-half]')];
  const [left, right] = halves.map((half) => half.getBoundingClientRect());
  const beside = left && right && left.right <= right.left + 1;
  return (beside ? halves : [page]).map((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
    return { copy, rect: element.getBoundingClientRect() };
  });
}

/** Lays a copy where its page was on the screen, however far the page has been scrolled since. */
function lay(layer: HTMLElement, { copy, rect }: Lifted[number]): HTMLElement {
  Object.assign(copy.style, {
    position: 'absolute',
    margin: '0',
    top: `${rect.top}px`,
    left: `${rect.left}px`,
    width: `${rect.width}px`,
    height: `${rect.height}px`,
  });
  layer.append(copy);
  return copy;
}
