/** A night begins with its evening and ends in the morning, by the device's clock. */
import { localDay } from '@tuckaway/domain';

/** The hour at which a night ends. */
export const MORNING = 6;

/** The day on which the present night began. */
export function tonight(): string {
  const now = new Date();
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() - (now.getHours() < MORNING ? 1 : 0)));
}

/** Calls back at each end of a night while the page is open. */
export function onMorning(listener: () => void): void {
  const now = new Date();
  const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + (now.getHours() < MORNING ? 0 : 1), MORNING);
  setTimeout(() => {
    listener();
    onMorning(listener);
  }, Number(next) - Number(now));
}
