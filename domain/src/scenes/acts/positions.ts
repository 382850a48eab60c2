/** Where an author wants a figure or a thing: its foot in percent of the picture, a factor of its size, degrees, and its depth. */
import { list } from '../loose.ts';
import type { Position, Staging } from './staging.ts';
import { POSITION_LIMITS } from './staging-words.ts';

/** A position of any origin; undefined for what is none. */
export function readPosition(given: unknown): Position | undefined {
  const limits = Object.values(POSITION_LIMITS);
  const numbers = list(given).filter((value, nth): value is number => {
    const [least, most] = limits[nth] ?? [];
    return typeof value === 'number' && least !== undefined && value >= least && value <= most;
  });
  return numbers.length < Math.max(2, list(given).length) ? undefined : (numbers as unknown as Position);
}

/** Whether an author decides where a figure or a thing is. */
export const isExact = ({ exactly, things }: Staging): boolean => exactly !== undefined || things.some(({ at }) => at !== undefined);
