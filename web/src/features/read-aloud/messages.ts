export const TROUBLES = {
  refused: 'Press play to start reading aloud.',
  silent: 'Reading aloud isn’t working on this device. You can still read the story together.',
  unchosen:
    'The voices on this device work online, so they receive the story’s text. To use one, choose it under “Sleep timer, speed and voice.”',
  offline: 'This voice needs an internet connection. You can still read the story together.',
} as const;

export const LABELS = {
  player: 'Reading aloud',
  play: 'Play',
  pause: 'Pause',
  previous: 'Back one sentence',
  next: 'Forward one sentence',
  manner: 'Sleep timer, speed and voice',
  timer: 'Timer',
  close: 'Stop reading aloud',
} as const;

export const ASLEEP = { title: 'Good night', wake: 'Back to the story' } as const;

/** @param left milliseconds. */
export function minutesLeft(left: number): string {
  return `${Math.max(1, Math.ceil(left / 60_000))} min`;
}
