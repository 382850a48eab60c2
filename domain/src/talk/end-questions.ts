/** Questions about a child's own day: gentle, without right answers, and about nothing that a family may leave out. */
import type { StoryTone } from '../stories/story-options.ts';

export const END_QUESTIONS = [
  'What made you laugh today?',
  'Who helped you today?',
  'Who did you help today?',
  'What was the best part of your day?',
  'What did you see today that you liked?',
  'What surprised you today?',
  'What did you do today that you would like to do again?',
  'Who did you like being with today?',
  'What tasted good today?',
  'What are you looking forward to tomorrow?',
] as const;

export const END_QUESTIONS_OF: Readonly<Record<StoryTone, readonly string[]>> = {
  calm: ['When was it nice and quiet today?', 'What did you look at for a long time today?', 'Which sound did you like today?'],
  cozy: ['What made you feel warm and cozy today?', 'Where did you like sitting today?', 'Who gave you a hug today?'],
  funny: ['What was the funniest thing today?', 'Who made you giggle today?', 'What went differently from what you thought today?'],
  silly: ['What was the silliest thing today?', 'Which funny word did you hear or say today?', 'When did you make a funny face today?'],
  sleepy: ['What made you tired today?', 'When did you rest today?', 'What would you like to dream about?'],
};
