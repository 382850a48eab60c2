import { childrenNames, NAMELESS_CHILD, type ShareState, type Story } from '@tuckaway/domain';

export type People = Pick<Story, 'childName' | 'siblings'>;

export const ENTRY = 'Share This Story';

export const SHEET = {
  title: 'Share this story',
  description: 'A link opens this one story for whoever has it, without an account. Nothing else of yours can be seen.',
  looking: 'Looking whether it is shared...',
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

/** Whether the link shows the children's names. */
export function nameTexts(story: People) {
  const names = childrenNames(story);
  const several = areSeveral(story);
  return {
    question: several ? 'What are the children called in it?' : 'What is the child called in it?',
    hidden: {
      value: 'hidden',
      label: several ? 'Without their names' : `“${NAMELESS_CHILD}”`,
      description: several ? `${names} stay between you and us.` : `${names} stays between you and us.`,
    },
    shown: { value: 'shown', label: names, description: `Whoever has the link reads the ${several ? 'names' : 'name'}.` },
    stays: `This story was made before names could be left out. It can only be shared with the ${several ? 'names' : 'name'}.`,
  } as const;
}

/** Whether the pictures under the link show how the children look. */
export function lookTexts(story: People) {
  const several = areSeveral(story);
  return {
    label: several ? 'Show how your children look' : 'Show how your child looks',
    hint: `Otherwise the pictures show ${several ? 'them' : 'your child'} from behind.`,
  } as const;
}

export const DAYS = [
  { value: '7', label: 'A week' },
  { value: '30', label: 'A month' },
] as const;

/** @param day such as “3 March” */
export function isOn(day: string, story: People, { showName, showLook = false }: Pick<ShareState, 'showName' | 'showLook'>): string {
  const names = childrenNames(story);
  const alone = showName ? 'is called by name' : `is called “${NAMELESS_CHILD}”`;
  const together = showName ? 'are called by their names' : 'are not called by their names';
  const look = showLook ? ` The pictures show how ${areSeveral(story) ? 'they look' : 'your child looks'}.` : '';
  return `Sharing is on until ${day}. ${names} ${areSeveral(story) ? together : alone}.${look}`;
}

function areSeveral({ siblings = [] }: People): boolean {
  return siblings.length > 0;
}

export const MADE = 'The link is ready.';
export const CHANGED = 'Saved. The link is the same.';
export const TAKEN_BACK = 'Taken back. The link opens nothing any more.';
export const TAKEN_DOWN =
  'We took the page of this story down, so it cannot be shared. Nothing else has changed: the story stays here for your family.';
export const NOT_NOW = 'This did not work just now. Please try again when you are online.';
