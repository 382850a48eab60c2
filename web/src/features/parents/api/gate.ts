/** The question that only a grown-up answers. The app shows it (features/parents/gate) while something waits behind it. */
import { createStore } from '../../../data/device/store.ts';

/** What happens after the right answer; null while nothing waits. */
export const behindGate = createStore<(() => void) | null>(null);

/** Runs the action once a grown-up has answered; never if the question is closed. */
export function askGrownUp(action: () => void): void {
  behindGate.set(action);
}
