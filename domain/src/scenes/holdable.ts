import type { ObjectKind } from './vocabulary.ts';

/** What stands, hangs or flies, and what lies on the ground because it is too large. */
const NOT_HELD: ReadonlySet<ObjectKind> = new Set<ObjectKind>([
  ...(['lamp', 'star', 'moon', 'bubble', 'cloud', 'tree', 'sandcastle', 'barrel', 'shelf', 'drawer', 'bench', 'chair', 'table'] as const),
  ...(['bed', 'curtain', 'ladder', 'broom', 'door', 'window', 'piano', 'clock', 'mirror', 'flag', 'sign', 'kite', 'balloon'] as const),
  ...(['boat', 'ship', 'cart', 'bicycle', 'train', 'bus', 'hammock', 'tent', 'fence', 'gate', 'well', 'bridge', 'house'] as const),
  ...(['lighthouse', 'telescope', 'puddle', 'fire', 'grass', 'hay', 'log', 'rug', 'sled', 'crate', 'chest', 'coral'] as const),
  ...(['swing', 'raft', 'plank', 'footprint'] as const),
]);

/** Whether an old scene's figure holds it. In a room, a star is one of paper. */
export const canBeHeld = (kind: ObjectKind, inside: boolean): boolean => !NOT_HELD.has(kind) || (inside && kind === 'star');
