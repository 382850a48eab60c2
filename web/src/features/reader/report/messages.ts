import type { ReportReason } from '@tuckaway/domain';

export const ENTRY = 'Report this story';

export const SHEET = {
  title: 'Report this story',
  description: 'We’ll hide it for you right away. A person will read your report and the story.',
  question: 'What’s wrong with it?',
  note: 'Anything else? (optional)',
  noteHint: 'A person will read this, so please leave out names.',
  send: 'Send',
  sending: 'Sending...',
  again: 'Try Again',
  cancel: 'Cancel',
  close: 'Close',
} as const;

export const REASONS: Readonly<Record<ReportReason, string>> = {
  'too-scary': 'Too scary',
  'not-for-children': 'Not for children',
  'wrong-or-unkind': 'Wrong or unkind',
  'something-else': 'Something else',
};

/** After a report that did not arrive; the story is hidden anyway. */
export const HIDDEN_ALREADY = 'The story is already hidden for you.';
export const NOT_SENT = 'Your report couldn’t be sent. Please try again when you’re online.';

export const REPORTED = {
  title: 'You reported this story',
  sent: 'Thank you. A person will look into it. You won’t see this story again unless you want to.',
  unsent: 'You won’t see this story again unless you want to. Your report hasn’t been sent yet.',
  send: 'Send the Report',
  again: 'Show It Again',
  home: 'Return Home',
  notShown: 'We couldn’t bring it back. Please try again when you’re online.',
} as const;

/** The page that reports a shared page. */
export const SHARED_PAGE = {
  lead: 'A family shared this story with a link. A person will read your report and the story.',
  sent: { title: 'Thank you', text: 'Your report has arrived. A person will look at the story.' },
  gone: {
    title: 'This story is no longer available',
    text: 'The link may have expired, or the family stopped sharing it. There’s nothing left to report.',
  },
  noLink: {
    title: 'Which story do you mean?',
    text: 'This address doesn’t say which story you want to report. Please open the story’s link again and choose “Report this story” at the end.',
  },
} as const;
