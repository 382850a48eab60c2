export const GATE = {
  title: 'For grown-ups',
  lead: 'A quick question before this opens.',
  pinLead: 'Enter this device’s PIN.',
  question: (a: number, b: number) => `What is ${a} × ${b}?`,
  pin: 'Your PIN',
  go: 'Continue',
  checking: 'Checking...',
  cancel: 'Cancel',
  wrong: 'Not quite. Here’s another one.',
  wrongPin: 'That PIN isn’t right. Please try again.',
  /** @param wait such as “30 seconds” */
  paused: (wait: string) => `Too many wrong answers. Please wait ${wait}, then try again.`,
  pausedQuestion: 'Please wait',
  tip: 'A PIN is safer than a sum. Set one in the settings, under “Device PIN”.',
  forgotten: 'Forgot the PIN?',
  failed: { title: 'Error', description: 'That didn’t work on this device. Please try again.' },
} as const;

export const FORGOTTEN = {
  title: 'Sign in again?',
  description:
    'We’ll log you out on this device. Until you sign in again, only our own stories are here. After you sign in, your stories are back, the PIN is gone, and child mode is off.',
  confirm: 'Log Out',
  cancel: 'Cancel',
  failed: { title: 'Oops!', description: 'Something went wrong. Please try again.' },
} as const;

export const PIN = {
  title: 'Device PIN',
  description:
    'Set a PIN to use instead of the math question. We’ll ask for it before anyone shares or deletes something, or leaves child mode. It stays on this device, and logging out removes it.',
  field: 'New PIN',
  hint: 'Four to eight digits',
  unfit: 'Please use four to eight digits.',
  save: 'Set the PIN',
  saving: 'Setting...',
  remove: 'Remove the PIN',
  isSet: 'A PIN is set on this device.',
  set: { title: 'PIN set', description: 'This device will ask for it from now on.' },
  removed: { title: 'PIN removed', description: 'This device will ask a math question instead.' },
} as const;

/** “30 seconds”, “2 minutes”. @param left milliseconds */
export function waitFor(left: number): string {
  const seconds = Math.ceil(left / 1000);
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** “0:30” */
export function clock(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
