/** Things in other colors of paper: the main paper changes, and with it what is a shade of it. */
import type { ColorWord } from '@tuckaway/domain';
import { PAPERS } from '../paper/color.ts';

type Triple = [number, number, number];

const HEX = /#[0-9a-f]{6}(?![0-9a-z])/g;
/** Colors whose hues are this close, and whose chroma is this close, are the same paper. */
const SAME_HUE = 0.42;
const GRAY = 0.035;
const NEAR = 0.3;

const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const gamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Lightness, and the two axes of color, as eyes see them (OKLab). */
function labOf(hex: string): Triple {
  const v = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [16, 8, 0].map((shift) => linear(((v >> shift) & 255) / 255)) as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([light, a, b]: Triple): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const byte = (v: number): string =>
    Math.round(Math.max(0, Math.min(1, gamma(v))) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(byte).join('')}`;
}

const chroma = ([, a, b]: Triple): number => Math.hypot(a, b);

function isShadeOf(color: Triple, main: Triple): boolean {
  if (Math.abs(color[0] - main[0]) > NEAR) return false;
  if (chroma(main) < GRAY || chroma(color) < GRAY) return Math.abs(chroma(main) - chroma(color)) < GRAY;
  const turn = Math.atan2(color[2], color[1]) - Math.atan2(main[2], main[1]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) < SAME_HUE;
}

/** The same markup on other paper. @param main its main paper. @param apart papers that keep their color although they are shades of it */
export function recolored(markup: string, main: string, paper: ColorWord, apart: readonly string[] = []): string {
  const [from, to] = [labOf(main), labOf(PAPERS[paper])];
  return markup.replace(HEX, (hex) => {
    const color = labOf(hex);
    if (hex !== main && (apart.includes(hex) || !isShadeOf(color, from))) return hex;
    const strength = chroma(from) < GRAY ? 1 : Math.min(1.3, chroma(color) / chroma(from));
    const light = to[0] + (color[0] - from[0]) * 0.85;
    return hexOf([Math.max(0.16, Math.min(0.98, light)), to[1] * strength, to[2] * strength]);
  });
}
