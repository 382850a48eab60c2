/** A set draws the background, and returns a function that draws the foreground. */
import type { Backdrop } from '@tuckaway/domain/content';
import type { Stage } from '../../paper/stage.ts';

export type DrawBackdrop = (s: Stage, set: Backdrop) => () => void;
