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

export const DARK = {
  label: 'Lights out',
  begin: 'Lights Out',
  hint: 'Only the voice. Press and hold for a second to turn the light on.',
  end: 'Turn the light on',
  pinning: 'Keep little fingers in the story',
  pins: [
    'iPhone and iPad: turn on Guided Access in Settings, Accessibility. Open the story, and press the side button three times.',
    'Android: turn on App pinning in Settings, Security. Open the recent apps, tap the icon above the story, and choose Pin.',
    'To leave: the side button three times again, or swipe up and hold.',
  ],
} as const;

export const ASLEEP = { title: 'Good night', wake: 'Wake the page' } as const;

/** @param left milliseconds. */
export function minutesLeft(left: number): string {
  return `${Math.max(1, Math.ceil(left / 60_000))} min`;
}
