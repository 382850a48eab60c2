/** Apart from the line-up's code, because every story asks it at its end. */
import { localStore } from '../../../../data/device/storage.ts';
import { LINE_UP_KEY } from './line-up-key.ts';

/** Whether a story may be in a line-up, and another one may follow it, before the line-up's code is there. */
export function lineUpAround(storyId: string): { linedUp: boolean; follows: boolean } {
  const text = localStore.read(LINE_UP_KEY) ?? '';
  const others = text.replace(new RegExp(`{"storyId":"${storyId}"[^}]*}`), '');
  return { linedUp: others !== text, follows: others.includes('"done":false') };
}
