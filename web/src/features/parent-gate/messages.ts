export const GATE = {
  title: 'For grown-ups',
  lead: 'A quick question before this opens.',
  pinLead: 'Enter the PIN of this device.',
  question: (a: number, b: number) => `What is ${a} × ${b}?`,
  pin: 'Your PIN',
  go: 'Continue',
  checking: 'Checking...',
  cancel: 'Cancel',
  wrong: 'Not quite. Here’s another one.',
  wrongPin: 'That PIN isn’t right. Please try again.',
  forgotten: 'Forgot the PIN?',
  failed: { title: 'Error', description: 'That did not work on this device. Please try again.' },
} as const;

export const FORGOTTEN = {
  title: 'Sign in again?',
  description:
    'We’ll log you out on this device. When you sign in again, the PIN is gone and child mode is off. Your stories will be there.',
  confirm: 'Log Out',
  cancel: 'Cancel',
  failed: { title: 'Oops!', description: 'Something went wrong. Please try again.' },
} as const;

export const PIN = {
  title: 'PIN of this device',
  description:
    'With a PIN, this app asks for it instead of a question before children could share a story or leave child mode. It stays on this device, and signing in again removes it.',
  field: 'New PIN',
  hint: 'Four to eight digits',
  unfit: 'Please use four to eight digits.',
  save: 'Set the PIN',
  saving: 'Setting...',
  remove: 'Remove the PIN',
  isSet: 'A PIN is set on this device.',
  set: { title: 'PIN set', description: 'It’s asked for from now on, on this device.' },
  removed: { title: 'PIN removed', description: 'This device asks a question again.' },
} as const;
