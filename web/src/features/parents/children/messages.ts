/** The texts about remembered children. */
import { type ChildWishes, type Pronouns, possessive, STORY_LENGTHS, STORY_TONES } from '@tuckaway/domain';

export const CHILD_SHEET = {
  title: 'Your children',
  description: 'When you make a story, tap a name to fill in their favorites. Only you can see this.',
  none: 'You haven’t added a child yet.',
  add: 'Add a child',
  full: 'You can add up to eight children.',
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Remove ${name}`,
  newTitle: 'Add a child',
  changeTitle: (name: string) => `About ${name}`,
  name: 'Name or nickname',
  animal: 'Favorite animal',
  length: 'Usual story length',
  mood: 'Usual mood',
  bedtime: 'Bedtime',
  bedtimeHint: 'Optional. Shown next to the name.',
  save: 'Save',
  saving: 'Saving...',
  back: 'Back',
  done: 'Done',
} as const;

export const ABOUT_CHILD = {
  more: (name: string) => (name === '' ? 'A little more about your child' : `A little more about ${name}`),
  age: 'Age',
  pronouns: 'Pronouns',
  pronounLabels: { he: 'He', she: 'She', they: 'They' },
  nameOnly: 'Name only',
  notTonight: 'Not tonight',
  notTonightHint: 'What you pick here stays out of the story and its pictures.',
  leftOut: (topics: string) => `Not tonight: ${topics}.`,
} as const;

const WHOSE = { he: 'His friend:', she: 'Her friend:', they: 'Their friend:' } as const;

/** About the animal of a child's stories. */
export const FRIEND = {
  whose: (name: string, pronouns?: Pronouns) => (pronouns ? WHOSE[pronouns] : `${possessive(name)} friend:`),
  change: 'Change',
  changeFully: (name: string) => `Change ${name}`,
  title: (name: string) => `${possessive(name)} friend`,
  description: 'The animal of the stories, the same from evening to evening.',
  name: 'Name',
  typed: 'You named this animal in the form.',
  it: 'It',
  sameName: 'The friend needs another name than the child.',
  fields: { pronoun: 'Pronoun', temper: 'Temper', habit: 'Habit', fear: 'Is a little afraid of', belonging: 'Always carries' },
} as const;

export const NAME_NOTE = {
  ask: (name: string) => `Did you mean ${name}?`,
  use: (name: string) => `Yes, ${name}`,
  keep: (name: string) => `No, ${name}`,
} as const;

export const CHILD_REMOVAL = {
  title: (name: string) => `Remove ${name}?`,
  description: 'We’ll forget what you saved here. Your stories stay.',
  confirm: 'Remove',
} as const;

export const CHILD_MEMORIES = {
  title: 'What the stories remember',
  explanation:
    'Later stories may bring these back. Only you can see them, and you can delete any of them. They stay when you delete a story.',
  on: 'Let stories remember things, for all your children',
  off: 'It’s off: new stories don’t use these lines or add to them.',
  none: 'Nothing yet. After the next story, you may find a new friend here, or a place worth going back to.',
  loading: 'Loading...',
  offline: 'You’re offline right now, and this needs a connection.',
  failed: 'We couldn’t load these memories.',
  again: 'Try again',
  kinds: { friend: 'Friend', place: 'Place', promise: 'Promise', joke: 'Joke' },
  remove: (line: string) => `Delete “${line}”`,
} as const;

export const MEMORY_REMOVAL = {
  title: 'Delete this memory?',
  description: (line: string) => `“${line}” won’t come up in later stories. The stories you have stay as they are.`,
  confirm: 'Delete',
  failed: 'We couldn’t delete it. Please try again in a moment.',
} as const;

export const CHILD_TROUBLE = {
  offline: 'You’re offline right now. What you typed is still here, so you can try again in a moment.',
  failed: 'We couldn’t save this. Please try again in a moment.',
  full: 'You’ve already added eight children, which is as many as we can remember. Remove one to make room.',
} as const;

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
