import { whenFree } from '../data/code-on-device.ts';
import { preloadScreen } from './routes.tsx';

/** From home people go on to a story: the reader's code comes when it costs no line, or with the first press, which may be on a card. */
export function expectReader(): void {
  void whenFree().then(() => preloadScreen('/story/1'));
}
