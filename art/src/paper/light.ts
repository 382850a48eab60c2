/** The light of a story's pictures: it changes every color of a place, so that one place has six covers and six hours (decision P21). */
import type { CoverImage, SceneTime } from '@tuckaway/domain';
import { darken, lighten, mix } from './color.ts';

interface Light {
  /** The colors that dark, middle and bright paper are drawn towards. */
  ramp: readonly [string, string, string];
  /** How far, from 0 to 1. */
  strength: number;
  /** Darker below 0, lighter above. */
  exposure: number;
}

export const COVER_LIGHTS: Record<CoverImage, Light> = {
  moon: { ramp: ['#0e1233', '#4a5c9c', '#e4e6f4'], strength: 0.6, exposure: -0.2 },
  forest: { ramp: ['#0d1f1b', '#527a45', '#f2d98c'], strength: 0.52, exposure: -0.12 },
  ocean: { ramp: ['#08202f', '#2b7f8e', '#cdeee2'], strength: 0.58, exposure: -0.14 },
  space: { ramp: ['#150d33', '#5a3f9a', '#e6c4ee'], strength: 0.58, exposure: -0.2 },
  castle: { ramp: ['#241020', '#a0523c', '#ffd48a'], strength: 0.54, exposure: -0.14 },
  garden: { ramp: ['#2f2a30', '#b58a4a', '#ffeab0'], strength: 0.46, exposure: 0.08 },
};

export const TIME_LIGHTS: Record<SceneTime, Light> = {
  morning: { ramp: ['#2c2c4c', '#c08f8c', '#ffe9c2'], strength: 0.34, exposure: 0.34 },
  day: { ramp: ['#21344a', '#6fa898', '#fff1cc'], strength: 0.26, exposure: 0.44 },
  afternoon: { ramp: ['#2c2438', '#bf8450', '#ffe6a8'], strength: 0.36, exposure: 0.22 },
  evening: { ramp: ['#211a40', '#8a5a80', '#ffc79a'], strength: 0.46, exposure: -0.06 },
  night: { ramp: ['#0d1130', '#3c4c88', '#d9def2'], strength: 0.56, exposure: -0.3 },
  'late-night': { ramp: ['#090b24', '#2c3468', '#b9c0de'], strength: 0.62, exposure: -0.44 },
};

export const dimmed = (light: Light, by: number): Light => ({ ...light, exposure: light.exposure - by });

const channels = (color: string): [number, number, number] => {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

const brightnessOf = ([red, green, blue]: readonly [number, number, number]): number => (0.299 * red + 0.587 * green + 0.114 * blue) / 255;

/** Lamplight nearly keeps its color in every light. */
const LAMPS = 0.3;

function isLamp([red, green, blue]: readonly [number, number, number]): boolean {
  return red > 235 && green > 150 && red - blue > 70;
}

/**
 * Changes a color as a light does; `share` weakens it, for figures that have to stay recognizable.
 * @param lamps how much of it the colors of lamplight take on
 */
export function inLight({ ramp: [dark, middle, bright], strength, exposure }: Light, share = 1, lamps = LAMPS): (color: string) => string {
  const known = new Map<string, string>();
  const change = (color: string): string => {
    const rgb = channels(color);
    const by = share * (isLamp(rgb) ? lamps : 1);
    // Dark paper stays dark by day: otherwise a bright picture looks washed out.
    const exposed = exposure < 0 ? darken(color, -exposure * by) : lighten(color, exposure * by * brightnessOf(rgb) * 1.3);
    const brightness = brightnessOf(channels(exposed));
    const target = brightness < 0.5 ? mix(dark, middle, brightness * 2) : mix(middle, bright, brightness * 2 - 1);
    return mix(exposed, target, strength * by);
  };
  return (color) => {
    const found = known.get(color) ?? change(color);
    known.set(color, found);
    return found;
  };
}

/** How much of a light figures and things take on. */
export const FIGURE_SHARE = 0.35;
/** The same for what stands at a distance. */
export const FAR_SHARE = 0.8;
