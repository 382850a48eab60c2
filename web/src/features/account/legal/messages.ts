export const TERMS_CARD = {
  title: 'Please review our terms',
  lead: 'Please read the terms and the privacy policy, and confirm that you are an adult and agree to both.',
  agree: 'I Agree',
  terms: 'Terms',
  privacy: 'Privacy policy',
} as const;
