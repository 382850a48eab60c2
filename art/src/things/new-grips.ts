/** Where the things that acts need are touched, in the units of each one's own drawing. */
import type { ObjectKind } from '@tuckaway/domain';
import type { GripData } from './grip-data.ts';

export const NEW_GRIPS = {
  spade: { weight: 'hand', handle: [0, -92], ends: [0, -136, 0, 12], sides: [-12, -134, 0, -70] },
  rod: { weight: 'hand', handle: [-48, -16], ends: [-64, 0, 60, -24] },
  swing: { seat: [0, -28], top: [0, -28, 110], ends: [-52, -236, 52, -236], hook: [0, -236], sides: [-52, -110, 52, -110] },
  wand: { weight: 'hand', handle: [-20, -8], ends: [-26, 0, 34, -82] },
  violin: { weight: 'hand', handle: [0, -126], ends: [0, 0, 0, -152], sides: [-30, -16, 0, -120] },
  flute: { weight: 'hand', handle: [10, -12], ends: [-56, -12, 60, -12], sides: [-8, -12, 36, -12] },
  brush: { weight: 'hand', handle: [-18, -14], ends: [-40, 2, 55, -70] },
  scissors: { weight: 'hand', handle: [0, -12], ends: [0, 0, 0, -90] },
  needle: { weight: 'hand', handle: [8, -34], ends: [-24, 0, 22, -50] },
  spark: { weight: 'hand', handle: [0, -8], palm: true },
  toast: { weight: 'hand' },
  milk: { weight: 'hand', handle: [0, -30], spout: [-22, -62], rim: [0, -62] },
  towel: { weight: 'hand', handle: [0, -68], ends: [-32, -72, 32, -70] },
  ribbon: { weight: 'hand', handle: [0, -38], ends: [-20, 4, 20, 4] },
  crown: { weight: 'hand', sides: [-38, -6, 38, -6] },
  coin: { weight: 'hand', palm: true },
  lens: { weight: 'hand', handle: [-26, -8], inside: [-8, -68, 28, -32] },
  bedroll: { weight: 'arms', handle: [-10, -42], ends: [-54, -22, 52, -22], top: [-10, -44, 80] },
  raft: { seat: [0, -34], top: [0, -33, 170], handle: [100, -20] },
  plank: { weight: 'arms', seat: [0, -14], top: [0, -14, 200], ends: [-108, -7, 108, -7] },
  net: {
    weight: 'hand',
    handle: [-34, -8],
    ends: [-46, 6, 60, -40],
    inside: [10, -76, 56, -26],
    front: 'M-10-110H90V0H-10Z',
  },
  'watering-can': { weight: 'hand', handle: [1, -76], spout: [-70, -68], sides: [-34, -20, 60, -26], mouth: [1, -52, 30, 6] },
  bandage: { weight: 'hand' },
  crumb: { weight: 'hand' },
  footprint: {},
} satisfies Partial<Record<ObjectKind, GripData>>;
