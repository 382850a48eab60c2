/** The English words of a child's appearance, as a family would say them. */
import type { AppearanceField, ChildAppearance } from '@tuckaway/domain';

type Words<Field extends AppearanceField> = Record<NonNullable<ChildAppearance[Field]>, string>;

export const LEAVE_OUT = 'Leave out';

export const APPEARANCE_LEGENDS: Record<AppearanceField, string> = {
  skin: 'Skin tone',
  hair: 'Hair',
  hairColor: 'Hair color',
  glasses: 'Glasses',
  hearingAid: 'Hearing aid',
  wheelchair: 'Wheelchair',
  clothes: 'Clothes',
};

export const APPEARANCE_WORDS: { [Field in AppearanceField]: Words<Field> } = {
  skin: {
    'very-light': 'Very light',
    light: 'Light',
    'medium-light': 'Medium light',
    olive: 'Olive',
    medium: 'Medium',
    'medium-dark': 'Medium dark',
    dark: 'Dark',
    'very-dark': 'Very dark',
  },
  hair: {
    none: 'No hair',
    cropped: 'Very short',
    short: 'Short',
    curly: 'Curls',
    bob: 'Bob',
    long: 'Long',
    ponytail: 'Ponytail',
    bunches: 'Pigtails',
    bun: 'Bun',
    braids: 'Braids',
    cornrows: 'Cornrows',
    puffs: 'Puffs',
    afro: 'Afro',
    locs: 'Locs',
    hijab: 'Hijab',
    patka: 'Patka',
  },
  hairColor: {
    black: 'Black',
    'dark-brown': 'Dark brown',
    brown: 'Brown',
    'light-brown': 'Light brown',
    red: 'Red',
    blond: 'Blond',
    'light-blond': 'Light blond',
  },
  glasses: { round: 'Round', square: 'Square' },
  hearingAid: { left: 'Left ear', right: 'Right ear', both: 'Both ears' },
  wheelchair: { manual: 'With wheels to push', power: 'With a motor' },
  clothes: {
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    green: 'Green',
    teal: 'Teal',
    blue: 'Blue',
    purple: 'Purple',
    pink: 'Pink',
  },
};

export const CHILD_LOOKS = {
  title: 'How your child looks',
  explanation:
    'If you like, the pictures show your child like this. It stays with the child: no story needs it, and the AI that writes stories never sees it.',
  plain: 'Without a skin tone, your child is cut from plain paper.',
  shown: 'This is how the pictures show your child.',
  clear: 'Leave all of it out',
} as const;

export const LOOKS_CONSENT = {
  question: 'May we store skin tone, head covering, hearing aid and wheelchair?',
  text: 'They can say something about origin, faith or health. If you agree, we store them for the pictures of your stories and for nothing else. You can take this back here at any time, which deletes them.',
  agree: 'I Agree',
  agreeing: 'Saving...',
  heading: 'Your consent',
  given: 'You agreed that we store skin tone, a head covering, a hearing aid and a wheelchair for the pictures.',
  withdraw: 'Take This Back',
  offline: 'You’re offline right now, and this needs a connection.',
  failed: 'We couldn’t save this. Please try again in a moment.',
  confirm: {
    title: 'Take your consent back?',
    description:
      'Skin tones, head coverings, hearing aids and wheelchairs of all your children are deleted, and links no longer show how your children look.',
    confirmLabel: 'Yes, Delete Them',
  },
} as const;
