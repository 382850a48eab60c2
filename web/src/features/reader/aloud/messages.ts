export const TROUBLES = {
  refused: 'Press play to start reading aloud.',
  interrupted: 'Something interrupted the voice, maybe a call. Press play to go on.',
  silent: 'Reading aloud isn’t working on this device. You can still read the story together.',
  unchosen: 'The voices on this device work online, so they receive the story’s text. To use one, tap the clock and choose a voice.',
  offline: 'This voice needs an internet connection. You can still read the story together.',
} as const;

export const LABELS = {
  player: 'Reading aloud',
  play: 'Play',
  pause: 'Pause',
  previous: 'Back one sentence',
  next: 'Forward one sentence',
  settings: 'Sleep timer, speed and voice',
  timer: 'Timer',
  close: 'Stop reading aloud',
} as const;

/** In the settings. */
export const VOICE_SETTINGS = {
  title: 'Reading voice',
  usual: 'For English stories',
  none: 'This browser can’t read aloud. You can still read the stories together.',
  recorded: 'To hear a voice your family recorded, open its story and tap “Read to me.”',
} as const;

export const DARK = {
  label: 'Lights out',
  begin: 'Lights Out',
  hint: 'Only the voice. Press and hold for a second to turn the light on.',
  end: 'Turn the light on',
  more: 'Five more minutes.',
  noMore: 'That is all the extra time for tonight.',
  untilEnd: 'The story is read to its end.',
  quiet: 'The voice is quiet now.',
  pinning: 'Keep little fingers in the story',
  pins: [
    'iPhone and iPad: turn on Guided Access in Settings, Accessibility. Open the story, and press the side button three times.',
    'Android: turn on App pinning in Settings, Security. Open the recent apps, tap the icon above the story, and choose Pin.',
    'To leave: the side button three times again, or swipe up and hold.',
  ],
} as const;

export const ASLEEP = { title: 'Good night', wake: 'Back to the story' } as const;

/** @param left milliseconds. */
export function minutesLeft(left: number): string {
  return `${Math.max(1, Math.ceil(left / 60_000))} min`;
}
