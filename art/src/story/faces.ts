/** The faces of a story's figures. */
import type { Emotion, StoryTone } from '@tuckaway/domain';
import type { CreatureStyle } from '../creatures/draw.ts';
import type { Expression } from '../creatures/face.ts';

const EXPRESSIONS: Record<Emotion, Expression> = {
  happy: 'cozy',
  curious: 'curious',
  worried: 'worried',
  surprised: 'surprised',
  proud: 'proud',
  sulky: 'sulky',
  sleepy: 'calm',
  asleep: 'sleepy',
};

/** A funny story's animal laughs when it is happy; its clothes depend only on the story. */
export function faceOf(emotion: Emotion, tone: StoryTone): Pick<CreatureStyle, 'mood' | 'dressedFor'> {
  const laughs = emotion === 'happy' && (tone === 'funny' || tone === 'silly');
  return { mood: laughs ? tone : EXPRESSIONS[emotion], dressedFor: tone };
}
