/** A set draws the background, and returns a function that draws the foreground. */
import type { Stage } from '../stage.ts';
import type { Backdrop } from './scene.ts';

export type DrawBackdrop = (s: Stage, set: Backdrop) => () => void;
