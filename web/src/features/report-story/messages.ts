import type { ReportReason } from '@tuckaway/domain';

export const ENTRY = 'Report this story';

export const SHEET = {
  title: 'Report this story',
  description: 'It disappears for you at once. A person reads your report, and the story with it.',
  question: 'What is wrong with it?',
  note: 'Anything else? (optional)',
  noteHint: 'A person reads this, so please leave out names.',
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
export const HIDDEN_ALREADY = 'The story is hidden for you already.';
export const NOT_SENT = 'Your report could not be sent. Please try again when you are online.';

export const REPORTED = {
  title: 'You reported this story',
  sent: 'Thank you. A person will look at it. You will not see it here again, unless you want to.',
  unsent: 'You will not see it here again, unless you want to. Your report has not reached us yet.',
  send: 'Send the Report',
  again: 'Show It Again',
  home: 'Return Home',
  notShown: 'We could not bring it back just now. Please try again when you are online.',
} as const;

/** The page that reports a shared page. */
export const SHARED_PAGE = {
  lead: 'A family shared this story with a link. A person will read your report and the story.',
  sent: { title: 'Thank you', text: 'Your report has arrived. A person will look at the story.' },
  gone: {
    title: 'This story is not here any more',
    text: 'The link may have expired, or the family took it back. There is nothing left to report.',
  },
  noLink: {
    title: 'Which story is it?',
    text: 'This address does not say which story you mean. Please open its link again and press “Report this story” below the story.',
  },
} as const;
