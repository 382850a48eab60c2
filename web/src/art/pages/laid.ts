/** What a set is: it lays what is behind everything, and gives back what lays the front. */
import type { Stage } from '../stage.ts';
import type { Backdrop } from './scene.ts';

export type DrawBackdrop = (s: Stage, set: Backdrop) => () => void;
