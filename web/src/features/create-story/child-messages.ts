/** The texts that come after the form: the row of names, their sheet, who comes along, and the next episode. */
import { type ChildWishes, STORY_LENGTHS, STORY_TONES } from '@tuckaway/domain';

export const ROW = {
  legend: 'Who is it for tonight?',
  manage: 'Edit',
  manageFully: 'Edit your children',
  remember: (name: string) => `Remember ${name}`,
  remembering: 'Next time, one press fills this in.',
} as const;

export const SHEET = {
  title: 'Your children',
  description: 'On the form, one press on a name fills in their wishes. Only you can see this.',
  none: 'Nobody is remembered yet.',
  add: 'Add a child',
  full: 'Eight is as many as we can remember.',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  newTitle: 'A child to remember',
  changeTitle: (name: string) => `About ${name}`,
  name: 'Name or nickname',
  animal: 'Favorite animal',
  length: 'Usual story length',
  mood: 'Usual mood',
  bedtime: 'Bedtime',
  bedtimeHint: 'If you like. It stands beside the name.',
  save: 'Save',
  saving: 'Saving...',
  back: 'Back',
  done: 'Done',
} as const;

export const REMOVAL = {
  title: (name: string) => `Remove ${name}?`,
  description: 'What you noted here is forgotten. The stories stay.',
  confirm: 'Remove',
} as const;

/** What went wrong, in the sheet. */
export const TROUBLE = {
  offline: 'There is no network right now, and this needs one. What you typed stays here: try again in a moment.',
  failed: 'This could not be saved. Please try again in a moment.',
} as const;

export const COMPANY = {
  add: 'Add a brother, sister or friend',
  legend: 'And with',
  hint: 'Up to three more children in the same story.',
  another: 'Another name',
  addName: 'Add',
  same: 'This name is in the story already.',
} as const;

export const NEXT_EPISODE = {
  after: 'The next episode of',
  explanation: 'It knows what happened, and who was there. Change whatever you like.',
  drop: 'Begin anew instead',
} as const;

/** In the hours that this device counts in. */
function clockOf(bedtime: string): string {
  const [hour, minute] = bedtime.split(':').map(Number);
  return new Date(2000, 0, 1, hour, minute).toLocaleTimeString(undefined, { hour: 'numeric', minute: '2-digit' });
}

/** “short, cozy, bed at 7:30 PM”. */
export function habitsOf({ storyLength, storyTone, bedtime }: Omit<ChildWishes, 'nickname' | 'favoriteAnimal'>): string {
  const length = STORY_LENGTHS.find(({ id }) => id === storyLength)?.label ?? '';
  const tone = STORY_TONES.find(({ id }) => id === storyTone)?.label ?? '';
  return [
    length.toLowerCase(),
    tone.toLowerCase(),
    ...(bedtime === undefined ? [] : [`bed at ${clockOf(bedtime)}`.replaceAll(/\s/g, '\u00a0')]),
  ].join(', ');
}

/** “fox · short, cozy, bed at 7:30 PM”. */
export function wishesOf(child: ChildWishes): string {
  return `${child.favoriteAnimal} · ${habitsOf(child)}`;
}
