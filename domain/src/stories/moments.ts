/** “Something from today”: what happened to a family, which one story can take up. The story gives it to the animal, never to the child. */
import type { AvoidedTopic } from '../children/story-wishes.ts';

interface MomentOption {
  readonly id: string;
  readonly label: string;
  /** It is not offered to a family that leaves out one of these. */
  readonly against?: readonly AvoidedTopic[];
}

/** In the form's order. Queued requests contain the ids: never rename one. */
export const MOMENTS = [
  { id: 'first-day', label: 'A first day' },
  { id: 'new-sibling', label: 'A new baby', against: ['babies'] },
  { id: 'dentist', label: 'The dentist', against: ['hospitals'] },
  { id: 'moved-house', label: 'A new home' },
  { id: 'lost-tooth', label: 'A lost tooth' },
  { id: 'quarrel', label: 'A quarrel with a friend' },
  { id: 'cannot-sleep', label: 'Cannot sleep', against: ['dark'] },
  { id: 'ill-grandparent', label: 'A grandparent is ill', against: ['grandparents', 'hospitals'] },
  { id: 'new-pet', label: 'A new pet' },
  { id: 'swimming-lesson', label: 'A swimming lesson', against: ['deep-water'] },
  { id: 'thunderstorm', label: 'A thunderstorm', against: ['thunder', 'loud-noises'] },
  { id: 'no-diaper', label: 'No more diaper' },
  { id: 'sharing', label: 'Sharing' },
  { id: 'proud', label: 'Proud of something' },
  { id: 'trip', label: 'A trip' },
  { id: 'birthday', label: 'A birthday' },
] as const satisfies readonly MomentOption[];

export type Moment = (typeof MOMENTS)[number]['id'];

export const MOMENT_IDS = MOMENTS.map(({ id }) => id) as [Moment, ...Moment[]];

/** The moments that a family with these topics to leave out can choose. */
export function momentsWithout(topics: readonly AvoidedTopic[]): { id: Moment; label: string }[] {
  return MOMENTS.filter((moment: MomentOption) => !moment.against?.some((topic) => topics.includes(topic)));
}
