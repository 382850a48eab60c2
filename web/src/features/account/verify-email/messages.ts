export const VERIFY = {
  title: 'Please verify your email address',
  lead: (email: string) => `Open the link we emailed to ${email}, so you can always get back to your stories.`,
  again: 'Send again',
  busy: 'Sending...',
  later: 'Not now',
  sent: 'The link is on its way. It can take a minute; please check your spam folder too.',
  failed: 'We couldn’t send the email. Please try again.',
} as const;
