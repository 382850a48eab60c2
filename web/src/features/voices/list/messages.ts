import { possessive } from '@tuckaway/domain';

export const SHEET = {
  title: 'Family voices',
  description:
    'Record this story yourself, or invite someone far away to read it. You’ll hear their voice when you tap “Read to me,” even offline.',
  record: 'Record It Myself',
  invite: 'Invite Someone to Read',
  close: 'Close',
  none: 'No one has recorded this story yet.',
  trouble: 'We couldn’t load the recordings. Please check your connection.',
} as const;

export const VOICE = {
  listen: 'Listen',
  stop: 'Stop',
  keep: 'Keep',
  keeping: 'Keeping...',
  save: 'Save as Talking Book',
  endLink: 'End the Link',
  remove: 'Delete',
  /** @param name who reads @param days how long the recording stays if it is not kept */
  waiting: (name: string, days: number) =>
    `${name} read this story for you. Listen to every page to the end; then you can keep it, and your child can hear it. If you don’t, it will be deleted ${days <= 1 ? 'tomorrow' : `in ${days} days`}.`,
  /** @param name who reads */
  invited: (name: string) => `${name} has an invitation, but hasn’t recorded anything yet.`,
  /** @param recorded how many pages @param all of how many */
  pages: (recorded: number, all: number) => (recorded >= all ? 'All pages' : `${recorded} of ${all} pages`),
  /** @param name who reads */
  question: (name: string) => `Delete ${possessive(name)} recording?`,
  questionText: 'It will be gone for good, here and on your other devices.',
  trouble: 'That didn’t work. Please check your connection and try again.',
} as const;

export const INVITE = {
  title: 'Invite someone to read',
  who: 'Who will read?',
  example: 'Grandma Ana',
  hint: 'They’ll see this name, and so will you, next to the recording.',
  showName: 'Show your child’s name in the story',
  hidden: 'If you leave it out, they’ll read “the little one” instead.',
  make: 'Create Link',
  making: 'Creating Link...',
  ready: 'Send them this link. It works for 14 days, no account needed. You can end it here at any time.',
  label: 'Invitation link',
  copy: 'Copy Link',
  copied: 'Copied',
  share: 'Share...',
  back: 'Back',
  unfit: 'Please use letters only, 40 at most.',
} as const;
