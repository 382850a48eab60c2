import { PRODUCT_NAME } from '@tuckaway/domain';

export type AuthMode = 'sign-in' | 'create';

interface ModeTexts {
  heading: string;
  lead: string;
  submit: string;
  busy: string;
  toggle: string;
  success: string;
}

export const MODE_TEXTS: Record<AuthMode, ModeTexts> = {
  'sign-in': {
    heading: 'Welcome Back',
    lead: 'Your stories are right where you left them.',
    submit: 'Sign In',
    busy: 'Signing In...',
    toggle: 'Need an account? Create one',
    success: "Welcome back! You've been signed in successfully.",
  },
  create: {
    heading: `Join ${PRODUCT_NAME}`,
    lead: 'A bookshelf for your family, with stories starring your child. It’s free.',
    submit: 'Create Account',
    busy: 'Creating Account...',
    toggle: 'Already have an account? Sign in',
    success: `Welcome to ${PRODUCT_NAME}! Your account has been created successfully.`,
  },
};

export const GOOGLE_TEXTS = {
  submit: 'Continue with Google',
  busy: 'Signing in with Google...',
  success: "Welcome! You've been signed in with Google successfully.",
  insideApp:
    'This page is open inside another app, and Google doesn’t let you sign in there. To continue with Google, copy the link and open it in Safari or Chrome. Your email and a password work here, too.',
};

export const FAILURE = {
  title: 'Oops!',
  /** Where Firebase has no useful message. */
  description: 'Something went wrong. Please try again.',
};

/** Above Create Account and Continue with Google. */
export const CONSENT = {
  before: 'By continuing, you confirm that you are an adult and agree to the ',
  terms: 'terms',
  between: ' and the ',
  privacy: 'privacy policy',
  after: '.',
  newTab: ' (opens in a new tab)',
} as const;

export const RESET_TEXTS = {
  open: 'Forgot your password?',
  title: 'Forgot your password?',
  lead: "We'll email you a link to choose a new one.",
  send: 'Send the Link',
  busy: 'Sending...',
  again: 'Send Again',
  close: 'Close',
  /** The same for every address, so that no one learns who has an account. */
  sent: (email: string) =>
    `If there is an account for ${email}, the link is on its way. It can take a minute; please check your spam folder too.`,
} as const;
