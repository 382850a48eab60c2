import { NAMELESS_CHILD } from '@tuckaway/domain';

/** What sharing a story says. */
export const ENTRY = 'Share This Story';

export const SHEET = {
  title: 'Share this story',
  description: 'A link opens this one story for whoever has it, without an account. Nothing else of yours can be seen.',
  looking: 'Looking whether it is shared...',
  nameQuestion: 'What is the child called in it?',
  nameStays: 'This story was made before names could be left out. It can only be shared with the name.',
  daysQuestion: 'How long does the link work?',
  make: 'Make the Link',
  making: 'Making the Link...',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  link: 'The link',
  copy: 'Copy Link',
  copied: 'Copied!',
  send: 'Send...',
  change: 'Change',
  back: 'Take It Back',
  takingBack: 'Taking It Back...',
  renew: 'Make a New Link',
  elsewhere: 'The link itself is only on the device that made it. A new one can be made here; the old one then opens nothing.',
  again: 'Try Again',
} as const;

/** What becomes of the child's name. */
export function nameChoices(childName: string) {
  return [
    { value: 'hidden', label: `“${NAMELESS_CHILD}”`, description: `${childName} stays between you and us.` },
    { value: 'shown', label: childName, description: 'Whoever has the link reads the name.' },
  ] as const;
}

export const DAYS = [
  { value: '7', label: 'A week' },
  { value: '30', label: 'A month' },
] as const;

/** @param day as a person says it */
export function isOn(day: string, childName: string, showName: boolean): string {
  const name = showName ? `${childName} is called by name.` : `${childName} is called “${NAMELESS_CHILD}”.`;
  return `Sharing is on until ${day}. ${name}`;
}

export const MADE = 'The link is ready.';
export const CHANGED = 'Saved. The link is the same.';
export const TAKEN_BACK = 'Taken back. The link opens nothing any more.';
/** Nothing was heard from the server. */
export const NOT_NOW = 'This did not work just now. Please try again when you are online.';
