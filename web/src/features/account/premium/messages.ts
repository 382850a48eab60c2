import type { IconName } from '../../../ui/icon.tsx';

/** The texts of the premium page (specification sections 2 and 9). */
export const PLAN = 'Premium Family Plan';
export const PRICE = '$9.99';
export const START_TRIAL = 'Start Premium Trial';
export const TRIAL_TERMS = '7-day free trial, cancel anytime';
/** Decision P12: a placeholder, with an alert. */
export const PLACEHOLDER = 'The subscription flow would be implemented here.';

export const FEATURES: readonly { title: string; text: string; icon: IconName }[] = [
  { title: 'Unlimited AI stories', text: 'A new story every night, and another one when the first was too short.', icon: 'book' },
  { title: '50+ premium themes', text: 'Lighthouses, night trains, a museum after closing time.', icon: 'stars' },
  { title: 'Story collections', text: 'Stories that belong together, on a shelf of their own.', icon: 'shelf' },
  { title: 'Custom characters', text: 'The toy rabbit with one ear, in every story it likes.', icon: 'puppet' },
  { title: 'Family profiles', text: 'A shelf for each child, so stories never get mixed up.', icon: 'family' },
  { title: 'Advanced favorites', text: 'Find the one with the snail again, weeks later.', icon: 'heart' },
];
