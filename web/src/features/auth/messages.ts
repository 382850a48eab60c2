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
    lead: 'Your stories are where you left them.',
    submit: 'Sign In',
    busy: 'Signing In...',
    toggle: 'Need an account? Create one',
    success: "Welcome back! You've been signed in successfully.",
  },
  create: {
    heading: `Join ${PRODUCT_NAME}`,
    lead: 'A shelf for your family, and stories with your child in them. It is free.',
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
};

export const FAILURE = {
  title: 'Oops!',
  /** Where Firebase has no useful message. */
  description: 'Something went wrong. Please try again.',
};
