import { PRODUCT_NAME } from '@tuckaway/domain';
import type { LegalSection } from './section.ts';

const { name, address, email } = __CONTROLLER__;

export const TERMS_LEAD = `The agreement between you and ${name} about ${PRODUCT_NAME}.`;

export const TERMS_SECTIONS: readonly LegalSection[] = [
  {
    heading: 'Who it is for',
    paragraphs: [
      `${PRODUCT_NAME} is for parents and the children they read to. Accounts are for adults: by creating one you confirm that you are an adult, and that you may tell us about the children you name.`,
      'Keep your password to yourself, and use an email address where we can reach you.',
    ],
  },
  {
    heading: 'The stories',
    paragraphs: [
      'Stories are written by an AI model and checked by machine. They can still be odd at times, so please glance over a new one before you read it aloud. They are not advice on health, education or law.',
      'The stories you create are yours to read, keep, print and share. You allow us to store and show them, as far as the service needs it.',
      'Please don’t ask for anything that could hurt someone, share anything that breaks the law, or work around the limits. We may refuse a story, take down a shared page with its invitations and recordings, stop an account from sharing, or close an account that breaks these rules; you can object by email.',
    ],
  },
  {
    heading: 'What you can expect',
    paragraphs: [
      'The service is free. There are limits to how many stories can be created in a day, and an account whose email address is not verified may create fewer. Premium has been announced but is not yet available.',
      'We aim to be available every evening but cannot guarantee it. Download what you want to keep. We are liable for intent and gross negligence, and otherwise as far as the law of your country requires; your rights as a consumer are not affected.',
    ],
  },
  {
    heading: 'Ending it',
    paragraphs: [
      'You can leave at any time: “Delete my account” in the settings removes everything at once, except what the law may require us to keep. We may delete an account that nobody has used for two years, 60 days after telling you by email. If we end the service, we will tell you by email at least 30 days in advance, so that you can download your stories.',
    ],
  },
  {
    heading: 'Changes and contact',
    paragraphs: [
      'If these terms change, we show you the changes on your next visit. If you do not agree, you can delete your account.',
      `Contact: ${name}, ${address}, ${email}.`,
    ],
  },
];
