import { type Piece, paper, showMoment } from './moment-layer.ts';

const WIDTH = 96;
const HEIGHT = 190;
/** Milliseconds from its coming down to its going up. */
const LAMP_MS = 5200;

/** The string, the lantern of folded paper, its light and a star on it. */
const LANTERN = [
  ['M47.2 0h1.6v92h-1.6Z', 'var(--color-line)'],
  ['M39 88h18l3 8H36Z', 'var(--color-dusk)'],
  ['M34 96h28c9 8 14 19 14 31s-6 24-15 31H35c-9-7-15-19-15-31s5-23 14-31Z', 'var(--color-lamp-edge)'],
  ['M34 96h9c-6 8-9 19-9 31s3 23 8 31h-7c-9-7-15-19-15-31s5-23 14-31Z', 'rgb(119 67 0 / 0.22)'],
  ['M53 96h9c9 8 14 19 14 31s-6 24-15 31h-8c6-8 9-19 9-31s-3-23-9-31Z', 'rgb(119 67 0 / 0.12)'],
  ['m48 112 3.6 8.6 9.2 1-6.9 6.2 1.8 9.2-7.8-4.7-8.1 4.4 2-9-6.6-6.4 9.2-.7Z', 'var(--color-moon)'],
  ['M37 158h22l-2 7H39Z', 'var(--color-dusk)'],
  ['M47.3 165h1.4v15l2.4 8h-6.2l2.4-8Z', 'var(--color-ember)'],
] as const;

const GLOW = [
  ['M48 71a56 56 0 1 1 0 112 56 56 0 0 1 0-112Z', 'rgb(255 207 122 / 0.12)'],
  ['M48 84a43 43 0 1 1 0 86 43 43 0 0 1 0-86Z', 'rgb(255 207 122 / 0.18)'],
] as const;

/** Lowers a paper lamp at the top of the screen, lets it shine for a moment, and pulls it up again; or shows it there. */
export function showLamp(): Promise<void> {
  const at = { left: window.innerWidth / 2 - WIDTH / 2, top: 0 };
  const hanging = 'translateY(0)';
  const away = `translateY(-${HEIGHT}px)`;
  const hang: Pick<Piece, 'keyframes' | 'timing' | 'still'> = {
    keyframes: [
      { transform: away, easing: 'cubic-bezier(0.25, 0.8, 0.35, 1)' },
      { transform: 'translateY(6px)', offset: 0.26, easing: 'ease-in-out' },
      { transform: hanging, offset: 0.36 },
      { transform: hanging, offset: 0.82, easing: 'ease-in' },
      { transform: away },
    ],
    timing: { duration: LAMP_MS },
    still: { transform: hanging },
  };
  const glow = paper(GLOW, [WIDTH, HEIGHT], at);
  glow.style.overflow = 'visible';
  return showMoment('lamp', [
    {
      element: glow,
      keyframes: [
        { opacity: 0 },
        { opacity: 0, offset: 0.3 },
        { opacity: 1, offset: 0.48 },
        { opacity: 0.6, offset: 0.62 },
        { opacity: 1, offset: 0.74 },
        { opacity: 0, offset: 0.82 },
        { opacity: 0 },
      ],
      timing: { duration: LAMP_MS },
      still: { transform: hanging, opacity: 1 },
    },
    { element: paper(LANTERN, [WIDTH, HEIGHT], at), ...hang },
  ]);
}
