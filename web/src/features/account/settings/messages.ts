import { PRODUCT_NAME } from '@tuckaway/domain';

/** The texts of the settings (specification sections 2, 4 and 8). */
export const FALLBACK_NAME = 'Friend';
export const AI_NOTICE =
  'Every story here is AI-generated. Our own stories are AI-generated and reviewed for quality; the ones you create are AI-generated for you, and pass automatic checks before anyone sees them.';
export const LOGOUT_TITLE = 'Confirm Logout';
export const LOGOUT_QUESTION = 'Do you want to log out? Your stories and favorites will be here when you come back.';
export const SIGN_OUT_FAILED = 'Something went wrong. Please try again.';

/** The four groups, in their order. */
export const GROUPS = {
  children: { title: 'Children' },
  voices: { title: 'Voices', hint: 'To record a voice of your own, or Grandma’s, open a story and tap “Family Voices” at its end.' },
  comfort: { title: 'Comfort' },
  privacy: { title: 'Privacy' },
} as const;
/** Beside the groups, at the top of the settings. */
export const JUMP = 'Go to';

export const DATA_TEXTS = {
  heading: 'Your data',
  download: 'Download my data',
  downloading: 'Collecting your data...',
  remove: 'Delete my account',
  fileName: 'tuckaway-tales-my-data.json',
  downloaded: { title: 'Data Downloaded!', description: 'Everything we keep for you is in the file.' },
  notDownloaded: { title: 'Error', description: 'We couldn’t collect your data. Please try again.' },
} as const;

export const WRONG_PASSWORD = 'That password isn’t right. Please try again.';

export const SIGN_IN_TEXTS = {
  heading: 'How you sign in',
  google: 'You sign in with Google.',
  unknown: 'You can change your email address and password here when you’re online.',
} as const;

export const CONFIRM_TEXTS = {
  password: 'Your password',
  google: 'Google will ask you to sign in once more.',
  confirmed: 'Google has confirmed it’s you.',
  continueWithGoogle: 'Continue with Google',
  checking: 'Checking...',
  cancel: 'Cancel',
  close: 'Close',
  busy: 'Changing...',
  failed: 'We couldn’t make this change. Please try again.',
} as const;

const NEW_EMAIL = { label: 'New email address', type: 'email', inputMode: 'email', autoComplete: 'email' } as const;
const NEW_PASSWORD = { label: 'New password', type: 'password', autoComplete: 'new-password' } as const;
const LINK_LEAD = "We'll send a link to the new address. Your address changes when you open it.";
/** The same for every address, so that no one learns who has an account. */
const linkSent = (email: string) => `If ${email} isn’t already in use here, the link is on its way.`;

/** What can be changed, for accounts with a password and for those that only sign in with Google. `confirmed` submits after Google's page. */
export const CHANGE_TEXTS = {
  email: {
    password: {
      open: 'Change email',
      lead: LINK_LEAD,
      field: NEW_EMAIL,
      submit: 'Send the Link',
      confirmed: 'Send the Link',
      done: (email: string) => `${linkSent(email)} Once you have opened it, sign in with the new address.`,
    },
    google: {
      open: 'Change email',
      lead: `${LINK_LEAD} You still sign in with Google.`,
      field: NEW_EMAIL,
      submit: CONFIRM_TEXTS.continueWithGoogle,
      confirmed: 'Send the Link',
      done: (email: string) => `${linkSent(email)} Once you have opened it, sign in with Google again.`,
    },
  },
  password: {
    password: {
      open: 'Change password',
      lead: 'Your other devices will be signed out.',
      field: NEW_PASSWORD,
      submit: 'Change Password',
      confirmed: 'Change Password',
      done: () => 'Your password has been changed.',
    },
    google: {
      open: 'Add a password',
      lead: 'You’ll also be able to sign in with your email address. Your other devices will be signed out.',
      field: NEW_PASSWORD,
      submit: CONFIRM_TEXTS.continueWithGoogle,
      confirmed: 'Add Password',
      done: () => 'Your password has been set. You can sign in with it or with Google.',
    },
  },
} as const;

export const DELETE_TEXTS = {
  title: 'Delete your account?',
  lead: 'This can’t be undone. Here’s what we’ll delete, on this device and on our servers:',
  /** @param waiting the number of entries that were not sent yet. */
  goes: (waiting: number): readonly string[] => [
    'your stories, your favorites and how far you’ve read',
    'the children we remember for you and their animal friends, what their stories remember, and the links you share stories by',
    'the voices that read your stories, and your invitations to read',
    'your reports, and the list of stories hidden because of them',
    'your name, your email and your sign-in, which terms you agreed to, and your choices',
    'notifications and reminders on all your devices',
    ...(waiting === 0
      ? []
      : [waiting === 1 ? 'one thing still waiting here to be sent' : `${waiting} things still waiting here to be sent`]),
  ],
  downloadFirst: 'Download my data first',
  password: 'Your password',
  google: 'To be sure it’s you, Google will ask you to sign in again.',
  keep: 'Keep my account',
  confirm: 'Delete everything',
  confirmWithGoogle: 'Continue with Google',
  busy: 'Deleting...',
  failed: 'We didn’t get an answer. If you can still sign in, please try again.',
  done: {
    title: 'Your account is deleted',
    description: 'Everything in it has been removed. Good night, and thank you for reading with us.',
  },
} as const;

/** Stands for the contact address, which the build knows. */
export const CONTACT = '{contact}';

export const LEGAL_TEXTS = [
  {
    id: 'privacy',
    title: 'Privacy Policy',
    icon: 'shield',
    page: { path: '/privacy', label: 'Read the whole privacy policy' },
    paragraphs: [
      'Your child’s name never goes to the AI model. It writes with a placeholder, and we put the name in afterwards.',
      'What does go to it: the animal and what it is like, the setting, the length and the mood you choose, your child’s age group, and the pronouns and what to leave out if you choose them, and how many children are in the story. If you choose something from today, that goes with this one request, and we don’t keep it. For a next episode, it also gets what happened in the story before and who was in it; for a child we remember, what their stories remember: friends, places, promises and jokes; and the titles and first words of some of your last stories, so that the new one is different. All of this goes without your children’s names.',
      'What we keep for your account: your name and email, your plan, your stories with the names in them, your favorites and how far you have read, which terms you agreed to and when, your choices for the account, and the list of stories hidden because you reported them. If you let us remember a child: the nickname, the animal, the usual length and mood, the age group, and, if you choose them, pronouns, what stories leave out, and bedtime, how the child looks in pictures, which no AI gets, each child’s animal friend, and what their stories remember, which you can read and delete line by line, or switch off. Skin tone, a head covering, a hearing aid and a wheelchair need your consent, and are deleted if you take it back. Your stories are yours alone; no one else can open them unless you share one.',
      'If you share a story by a link, we keep a copy of it for that, and the link itself is only on your device. Anyone with the link can read that one story, for a week or a month, or until you stop sharing it. Your child’s name is in it only if you choose to show it. Before anyone sees it, its text without the name is checked by the AI service.',
      'If you record a story, or invite someone to read it, we keep the recordings with that story, and the name you gave the reader. We don’t listen to them or give them to anyone. A guest sees that one story, with your child’s name only if you choose to show it, and agrees to our terms first. A guest’s recording that you don’t keep is deleted after 14 days, or within a year if your app had to be updated before you could keep it, and everything else when you delete the voice, the story or your account. A guest can take a recording back through the same link.',
      'If you report a story, a person reads your report and that story, even if it is one of your own. We keep the report for a year. If someone reports a page that you shared, we keep only its reason and date, the kind of page, and whether we have dealt with it, once you delete the story or your account. If we take such a page down, a code made from its story, which names no one, stays for a year after you delete it, so that it can’t be shared again. If we stop an account from sharing, a code made from its email address stays for a year after you delete it.',
      'What we keep for a while: your request for a story, without your child’s name, for 30 days; the pages of a story while it is written, and a day longer if it is never finished; your last twelve stories without names, so that the next one is different, for 90 days; a device that gets notifications, for a year after its last visit; an email that we send you about an unused account, for 120 days.',
      '“Download my data” in the settings gives you all of this as a file. “Delete my account” removes all of it at once; for 30 days we then keep a mark that names no one, so that nothing of yours can come back, and how many stories your email address had, under a code that only our servers can make from it.',
      'On this device we keep your theme, your text size, your sign-in and which stories you reported. We also keep how you like to read and be read to: the letters, spacing, paper and reading band you chose, the voice, the speed and your last sleep timer. And we keep that you were here before and agreed to our terms, which of our prompts you dismissed, and whether you want notifications. Until you log out, we also keep your PIN in a form that can’t be read, and how many stories you have left today. Tonight’s line-up of stories stays until the morning. We keep whether child mode is on until you leave it. There are no advertisements and no trackers.',
      'A form that you have half filled in, or a search on your shelf, stays in its tab until you close the tab, send the form or log out. It may hold a child’s name, and goes nowhere by itself.',
      'If you enable notifications, we keep the address where your browser receives them, and your bedtime reminder if you have one. Neither says anything about your child or your stories. If you disable them, both are deleted.',
      'While you are signed in, this device also keeps copies of what you have read, of the children you let us remember and of the links you made, so that they open offline; they are removed when you log out. What couldn’t be sent yet stays here until it is sent, for your account alone.',
    ],
  },
  {
    id: 'terms',
    title: 'Terms of Service',
    icon: 'paper',
    page: { path: '/terms', label: 'Read the whole terms' },
    paragraphs: [
      `${PRODUCT_NAME} is for parents and the children they read to. Accounts are for grown-ups.`,
      'Stories are written by an AI model and checked by machine. They can still be odd at times, so please glance over a new one before you read it aloud.',
      'The stories you create are yours to read, keep and download. Please don’t ask for anything that could hurt someone.',
      'You can leave at any time: “Delete my account” in the settings removes everything at once, except what the law may require us to keep.',
      'There may be limits to how many stories can be created in a day. Premium has been announced but is not yet available.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact Us',
    icon: 'mail',
    page: null,
    paragraphs: [
      `Write to ${CONTACT}. A person will read it.`,
      'If a story wasn’t right for your child, please tap “Report this story” at its end: we’ll hide it for you right away, and a person will read your report. You can delete your account, with everything in it, in the settings.',
    ],
  },
  {
    id: 'about',
    title: 'About',
    icon: 'info',
    page: null,
    paragraphs: [
      `${PRODUCT_NAME} is a small theater of bedtime stories: some of our own, and as many of yours as you like.`,
      'Our own stories are AI-generated and reviewed for quality. Yours are AI-generated, from a name, an animal, a place and a mood.',
      'The pictures are cut from digital paper, by a program. The bear really does need the glasses.',
    ],
  },
] as const;
