import { childrenNames, NAMELESS_CHILD, type ShareState, type Story } from '@tuckaway/domain';

export type People = Pick<Story, 'childName' | 'siblings'>;

export const SHEET = {
  title: 'Share this story',
  description: 'Anyone with the link can read this one story, no account needed. Nothing else of yours is shared.',
  looking: 'Checking for a link...',
  daysQuestion: 'How long should the link work?',
  make: 'Create Link',
  making: 'Creating Link...',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  close: 'Close',
  link: 'The link',
  copy: 'Copy Link',
  copied: 'Copied!',
  send: 'Send...',
  change: 'Change',
  back: 'Stop Sharing',
  takingBack: 'Stopping...',
  renew: 'Create a New Link',
  elsewhere: 'You can only copy the link on the device that created it. You can create a new one here, and the old one will stop working.',
  again: 'Try Again',
} as const;

/** Whether the link shows the children's names. */
export function nameTexts(story: People) {
  const names = childrenNames(story);
  const several = areSeveral(story);
  return {
    question: several ? 'Show the children’s names?' : 'What should the story call your child?',
    hidden: {
      value: 'hidden',
      label: several ? 'No, leave them out' : `“${NAMELESS_CHILD}”`,
      description: several ? `Their names stay private.` : `The name stays private.`,
    },
    shown: { value: 'shown', label: names, description: `Anyone with the link will see the ${several ? 'names' : 'name'}.` },
    stays: `This is an older story, so it can only be shared with the ${several ? 'names' : 'name'} showing.`,
  } as const;
}

/** Whether the pictures under the link show how the children look. */
export function lookTexts(story: People) {
  const several = areSeveral(story);
  return {
    label: several ? 'Show how your children look' : 'Show how your child looks',
    hint: `Otherwise the pictures show ${several ? 'children' : 'a child'} cut from plain paper.`,
  } as const;
}

export const DAYS = [
  { value: '7', label: 'A week' },
  { value: '30', label: 'A month' },
] as const;

/** @param day such as “March 3” */
export function isOn(day: string, story: People, { showName, showLook = false }: Pick<ShareState, 'showName' | 'showLook'>): string {
  const names = childrenNames(story);
  const alone = showName ? 'is called by name' : `is called “${NAMELESS_CHILD}”`;
  const together = showName ? 'are called by name' : 'are not named';
  const look = showLook ? ` The pictures show how ${areSeveral(story) ? 'they look' : 'your child looks'}.` : '';
  return `Sharing is on until ${day}. ${names} ${areSeveral(story) ? together : alone}.${look}`;
}

function areSeveral({ siblings = [] }: People): boolean {
  return siblings.length > 0;
}

export const MADE = 'The link is ready.';
/** After the family asked to show them. */
export const WITHOUT_NAMES = 'We left the names out, because they could sound like something else to strangers.';
export const CHANGED = 'Saved. Your link stays the same.';
export const TAKEN_BACK = 'Sharing is off. The link no longer works.';
export const TAKEN_DOWN = 'We took this story’s shared page down, so it can’t be shared. You can still read it here with your family.';
export const NOT_NOW = 'That didn’t work. Please check your connection and try again.';
