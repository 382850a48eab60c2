/** Questions about a child's own day: gentle, without right answers, about nothing that a family may leave out, and never whether others were kind. */
import type { StoryTone } from '../stories/story-options.ts';

export const END_QUESTIONS = [
  'What made you laugh today?',
  'Who would you like to thank tonight?',
  'Who would you like to help tomorrow?',
  'What was the best part of your day?',
  'What did you see today that you liked?',
  'What surprised you today?',
  'What did you do today that you would like to do again?',
  'Who would you like to play with tomorrow?',
  'What tasted good today?',
  'What are you looking forward to tomorrow?',
] as const;

export const END_QUESTIONS_OF: Readonly<Record<StoryTone, readonly string[]>> = {
  calm: ['When was it nice and quiet today?', 'What did you look at for a long time today?', 'Which sound did you like today?'],
  cozy: ['What made you feel warm and cozy today?', 'Where did you like sitting today?', 'Who would you like to hug tonight?'],
  funny: [
    'What was the funniest thing today?',
    'What would make you giggle right now?',
    'What went differently from what you thought today?',
  ],
  silly: ['What was the silliest thing today?', 'Which funny word did you hear or say today?', 'When did you make a funny face today?'],
  sleepy: ['What made you tired today?', 'When did you rest today?', 'What would you like to dream about?'],
};
