export const TROUBLES = {
  refused: 'The browser wants a press first: press play.',
  silent: 'No voice is heard on this device. The text stays.',
  unchosen: 'The voices of this device send the text over the network. Choose one below to use it.',
  offline: 'This voice needs a network. The text stays.',
} as const;

export const LABELS = {
  player: 'Reading aloud',
  play: 'Play',
  pause: 'Pause',
  previous: 'Back one sentence',
  next: 'On one sentence',
  manner: 'Sleep timer, speed and voice',
  timer: 'Timer',
  close: 'Stop reading aloud',
} as const;

export const ASLEEP = { title: 'Good night', wake: 'Wake the page' } as const;

/** @param left milliseconds. */
export function minutesLeft(left: number): string {
  return `${Math.max(1, Math.ceil(left / 60_000))} min`;
}
