/** The faces of a story's figures. */
import type { Figure, ShownEmotion, StoryTone } from '@tuckaway/domain';
import type { CreatureStyle } from '../../creatures/draw.ts';
import type { Expression } from '../../creatures/face.ts';

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

/** What a figure's face shows; a sleeper's is asleep. */
export const emotionOf = ({ pose, emotion, yawns }: Figure): ShownEmotion =>
  pose === 'sleep' || emotion === 'asleep' ? 'asleep' : yawns ? 'yawning' : emotion;

/** A funny story's animal laughs when it is happy; its clothes depend only on the story. */
export function faceOf(emotion: ShownEmotion, tone: StoryTone): Pick<CreatureStyle, 'mood' | 'dressedFor'> {
  const laughs = emotion === 'happy' && (tone === 'funny' || tone === 'silly');
  return { mood: laughs ? tone : EXPRESSIONS[emotion], dressedFor: tone };
}
