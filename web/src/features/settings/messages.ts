import { PRODUCT_NAME } from '@tuckaway/domain';

/** What the settings say, as specification sections 2, 4 and 8 have it. */
export const FALLBACK_NAME = 'Friend';
export const AI_NOTICE =
  'Every story here is AI-generated. Our own stories are AI-generated and reviewed for quality; the ones you create are AI-generated for you, and pass automatic checks before anybody sees them.';
export const LOGOUT_TITLE = 'Confirm Logout';
export const LOGOUT_QUESTION = 'Do you want to log out? Your stories and favorites will be here when you come back.';
export const SIGN_OUT_FAILED = 'Something went wrong. Please try again.';

/** Where families write to. A deployment puts its own address here. */
export const CONTACT_EMAIL = 'hello@example.com';

export const LEGAL_TEXTS = [
  {
    id: 'privacy',
    title: 'Privacy Policy',
    icon: 'shield',
    paragraphs: [
      'Your child’s name never goes to the AI model. It writes with a placeholder, and we put the name in afterwards.',
      'What does go to it: the animal, the setting, the length and the mood you choose.',
      'What we keep for your account: your name and e-mail, your stories, your favorites and how far you have read. Your stories are yours alone; nobody else can open them.',
      'On this device we keep your theme, your text size and your sign-in. There are no advertisements and no trackers.',
    ],
  },
  {
    id: 'terms',
    title: 'Terms of Service',
    icon: 'paper',
    paragraphs: [
      `${PRODUCT_NAME} is for parents and the children they read to. Accounts are for grown-ups.`,
      'Stories are written by an AI model and checked by machine. They can still be odd at times, so please glance over a new one before you read it aloud.',
      'The stories you create are yours to read, keep and download. Please ask for nothing that would hurt somebody.',
      'There may be limits to how many stories can be created in a day. Premium is announced, and cannot be bought yet.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact Us',
    icon: 'mail',
    paragraphs: [
      `Write to ${CONTACT_EMAIL}. A person reads it.`,
      'If a story was not right for your child, tell us its title and what was wrong, please. If you would like your account and everything in it removed, write from the address you sign in with.',
    ],
  },
  {
    id: 'about',
    title: 'About',
    icon: 'info',
    paragraphs: [
      `${PRODUCT_NAME} is a small theatre of bedtime stories: some of our own, and any number of yours.`,
      'Our own stories are AI-generated and reviewed for quality. Yours are AI-generated, from a name, an animal, a place and a mood.',
      'The pictures are cut from digital paper, by a program. The bear really does need the glasses.',
    ],
  },
] as const;
