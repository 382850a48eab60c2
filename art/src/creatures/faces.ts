/** The faces of a story's figures. */
import type { Figure, ShownEmotion, StoryTone } from '@tuckaway/domain';
import type { CreatureStyle } from './draw.ts';
import { expressionOf } from './expressions.ts';

/** What a figure's face shows; a sleeper's is asleep. */
export const emotionOf = ({ pose, emotion, yawns }: Figure): ShownEmotion =>
  pose === 'sleep' || emotion === 'asleep' ? 'asleep' : yawns ? 'yawning' : emotion;

/** Its clothes depend only on the story. */
export const faceOf = (emotion: ShownEmotion, tone: StoryTone): Pick<CreatureStyle, 'mood' | 'dressedFor'> => ({
  mood: expressionOf(emotion, tone),
  dressedFor: tone,
});
