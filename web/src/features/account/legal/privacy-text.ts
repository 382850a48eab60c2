import { PRODUCT_NAME } from '@tuckaway/domain';
import type { LegalSection } from './section.ts';

const { name, address, email } = __CONTROLLER__;
const { provider, retention } = __AI__;

export const PRIVACY_LEAD = `What ${PRODUCT_NAME} keeps about your family, why, for how long, and who helps us with it. There are no advertisements and no trackers, and nothing is sold.`;

export const PRIVACY_SECTIONS: readonly LegalSection[] = [
  {
    heading: 'Who is responsible',
    paragraphs: [
      `The controller, and the operator under COPPA, is ${name}, ${address}. Write to ${email} about anything on this page; a person will answer within 30 days.`,
    ],
  },
  {
    heading: 'What we keep, and why',
    paragraphs: [
      'We need the following to give you what you ask for (GDPR, article 6(1)(b)). Notifications are sent, and your child’s skin tone, head covering, hearing aid and wheelchair are kept, only with your consent (a, and article 9(2)(a)). Keeping the service safe and within its limits is our legitimate interest (f).',
    ],
    list: [
      [
        'Your account',
        'your name, your email address, how you sign in, your plan, which version of these terms you agreed to and when, and your choices for the account.',
      ],
      [
        'Your stories',
        'the stories with the names in them, the wishes they were made from, your favorites, how far you have read, and which stories you reported.',
      ],
      [
        'The children we remember for you',
        'a nickname, a favorite animal, the usual length and mood, an age group, and if you choose them pronouns, what stories leave out, and bedtime. If you describe how your child looks, also that: skin tone, hair, clothes, and what your child wears or uses, such as a headscarf, glasses, a hearing aid or a wheelchair. Skin tone, a head covering, a hearing aid and a wheelchair are kept only if you agree to it beside them. All of it is for the pictures alone, no AI gets it, and you can take it back at any time, which deletes it. Also each child’s animal friend, with the name and ways that the storyteller chose or you did, and friends, places, promises and jokes from their stories, without names, so that later stories can bring them back; you can read and delete each, and switch them off.',
      ],
      ['Sharing and reports', 'a copy of each story you share by a link, and what you write when you report a story.'],
      [
        'Voices',
        'recordings of your stories, by you or by a guest you invite, and the name you gave each reader. Of a guest also which version of our terms they agreed to and when; nothing else.',
      ],
      ['Notifications', 'the address at which your browser takes them, and your bedtime reminder.'],
      ['Server records', 'requests for stories, counters for the daily limits, and logs without names, story texts or email addresses.'],
      [
        'IP addresses',
        'our servers count how often an address calls, in memory, and for reports under a code that only they can make from it, for a day, to slow down abuse. Google’s request logs keep addresses for 30 days, but leave out who opened a shared page. Where Google’s reCAPTCHA protects the service, it sees your address too.',
      ],
    ],
  },
  {
    heading: 'Who processes it for us',
    paragraphs: [
      'Each works on our instructions under a contract. Where data leaves the European Economic Area, the EU’s standard contractual clauses or the EU-U.S. Data Privacy Framework protect it.',
    ],
    list: [
      [
        'Google (Firebase, Google Cloud)',
        'sign-in, database, servers and delivery of the pages. Continue with Google and the protection against abuse are Google’s too.',
      ],
      [
        provider,
        `writes stories and checks their words. It gets the animal, what it is like and carries, the setting, the length, the mood, your child’s age group, pronouns and what to leave out if you choose them, something from today if you choose it (with that one request; we don’t keep it), notes from earlier stories, and a code that is always the same for your account but does not name it, never a child’s name, your name or your address. A name that you gave the animal does not go to the AI that writes; the check of words gets it if you type it with the animal, or share the story. ${retention}`,
      ],
      ['The push service of your browser', 'delivers notifications, encrypted so that it cannot read them.'],
    ],
  },
  {
    heading: 'How long we keep it',
    list: [
      ['Account, stories, favorites, children and what their stories remember', 'until you delete them or the account.'],
      ['Requests for stories', '30 days, without your child’s name.'],
      ['The pages of a story that is being written', 'until it is finished, or a day if it never is.'],
      ['Your last twelve stories, without names, so that the next one differs', '90 days.'],
      ['Shared stories', 'a week or a month, as you choose, or until you stop sharing or delete the story.'],
      [
        'Recordings',
        'until you delete the voice, the story or the account. A guest’s recording that you do not keep, and an invitation, 14 days, or up to a year if you choose Keep in an app that has to be updated first; a guest can take a recording back at any time.',
      ],
      ['Reports', 'one year; of a story that you delete, only reason, date, the kind of page, and whether we have dealt with it.'],
      ['The mark of a story whose shared page we took down, which names no one', 'one year after the story is deleted.'],
      [
        'The mark of an email address whose account we stopped from sharing, under a code that only our servers can make from it',
        'one year after the account is deleted.',
      ],
      ['An email about an unused account', '120 days.'],
      ['A device with notifications', 'one year after its last visit, 60 days if none ever arrived, or until you disable them.'],
      ['The mark of a deleted account, which names no one', '30 days.'],
      [
        'How many stories an email address had, under a code that only our servers can make from it',
        '30 days after the last one, and after the account is deleted.',
      ],
      ['Logs', '30 days.'],
    ],
  },
  {
    heading: 'Backups',
    paragraphs: [
      'The database can be restored to any minute of the last seven days, and from daily backups. What you delete leaves the service at once and the last backup within 14 days. Backups are encrypted, and used only to repair a loss.',
    ],
  },
  {
    heading: 'Children’s privacy',
    paragraphs: [
      `${PRODUCT_NAME} is used by adults: only a parent or another adult has an account, tells us about a child, and starts a story. Children have no account and cannot publish or send anything.`,
      'Under the U.S. Children’s Online Privacy Protection Rule (COPPA, as amended in 2025) and article 8 of the GDPR, we collect no personal information from children. What a parent tells us about a child is used only to make that family’s stories. It is not shared with anyone but the processors above, who need it to run the service; it is never used for advertising, profiles or training of models; and it is kept only as long as this page says.',
      'We never ask for a child’s photo, voice, location, school or contact details, and no story depends on telling us more than a nickname. A written security program keeps this information safe: access rules are tested with every release, names stay on our own servers, and data is encrypted in transit and in storage.',
      `As a parent you can see, correct, download and delete everything about your child in the app at any time, and refuse any further collection by deleting the account. If you believe that a child has given us information, write to ${email}, and we will delete it.`,
    ],
  },
  {
    heading: 'Your rights',
    paragraphs: [
      '“Download my data” in the settings gives you everything as a file. “Delete my account” removes everything at once, except what the law may require us to keep; its links end all the same. You can also ask us for access, correction, restriction or portability, object to what we do in our own interest, and withdraw your consent to notifications and to how your child looks.',
      'You can complain to the data protection authority where you live. We make no automated decisions with legal effect about you.',
    ],
  },
  {
    heading: 'On your device',
    paragraphs: [
      'The browser keeps your sign-in, your choices for reading, copies of what you have read and what could not be sent yet, so that stories open offline. All of it serves only you; the copies are removed when you log out. We use no cookies for tracking.',
    ],
  },
  {
    heading: 'Changes',
    paragraphs: ['The date above says when this page last changed. If you have an account, we show you changes on your next visit.'],
  },
];
