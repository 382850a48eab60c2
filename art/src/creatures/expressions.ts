/** What a creature's face shows of a feeling. */
import type { ShownEmotion, StoryTone } from '@tuckaway/domain';
import type { Expression } from './face.ts';

const EXPRESSIONS: Record<ShownEmotion, Expression> = {
  happy: 'cozy',
  curious: 'curious',
  worried: 'worried',
  surprised: 'surprised',
  proud: 'proud',
  sulky: 'sulky',
  sleepy: 'calm',
  asleep: 'sleepy',
  yawning: 'yawning',
};

/** A funny story's animal laughs when it is happy. */
export const expressionOf = (feeling: ShownEmotion, tone: StoryTone): Expression =>
  feeling === 'happy' && (tone === 'funny' || tone === 'silly') ? tone : EXPRESSIONS[feeling];
