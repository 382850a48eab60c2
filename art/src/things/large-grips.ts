/** Where furniture, vehicles, buildings and trees are touched, in the units of each one's own drawing. */
import type { ObjectKind } from '@tuckaway/domain';
import type { GripData } from './grip-data.ts';

export const LARGE_GRIPS = {
  tree: {
    ...{ handle: [0, -80], hides: [16, -130, 16, 0], hook: [46, -140], seat: [30, -186], under: [-80, -110, 80, 4] },
    ...{ sides: [-14, -60, 14, -60], top: [0, -312, 110], ends: [0, -320, 0, 0] },
  },
  sandcastle: { top: [0, -100, 150], hides: [-110, -96, 110, -96] },
  barrel: { mouth: [0, -137, 78, 14], sides: [-95, -60, 95, -60], rim: [0, -122], handle: [0, -70] },
  shelf: { handle: [104, -120], top: [0, -101, 186], inside: [-92, -178, 92, -101], hook: [0, -352] },
  drawer: {
    handle: [0, -123],
    top: [0, -222, 170],
    inside: [-72, -168, 72, -100],
    front: 'M-110-117H110V8H-110Z',
    open: { handle: [0, -92], rim: [0, -117] },
  },
  bench: { seat: [0, -96], top: [0, -96, 380], under: [-158, -72, 158, 4], handle: [190, -90], sides: [-205, -85, 205, -85] },
  chair: { seat: [0, -44], top: [0, -44, 150], handle: [104, -80], sides: [-104, -82, 104, -82], rim: [0, -186] },
  table: { top: [0, -96, 204], under: [-70, -78, 70, 4], handle: [104, -88], sides: [-108, -88, 108, -88], hides: [-112, -96, 112, -96] },
  bed: {
    ...{ seat: [30, -74], top: [30, -72, 200], inside: [-140, -130, 140, -46], rim: [-70, -68], handle: [160, -70] },
    ...{ front: 'M-70-70C-20-84 110-80 150-66V-14H-76C-90-34-86-56-70-70Z', ends: [-160, -100, 160, -84], sides: [-160, -60, 160, -60] },
  },
  curtain: {
    ...{
      handle: [84, -96],
      hides: [92, -200, 92, 0],
      ends: [-104, -239, 104, -239],
      inside: [-50, -226, 50, 4],
      open: { handle: [62, -96] },
    },
    ...{ front: 'M-110-260H110V30H-110Z' },
  },
  door: {
    ...{ handle: [40, -96], inside: [-58, -200, 58, 4], open: { handle: [-86, -88] }, hides: [-60, -200, -60, 4], rim: [0, -120] },
    ...{ front: 'M-110-240H110V30H-110ZM-60-206V4H60V-206Z' },
  },
  window: {
    ...{ handle: [0, -66], inside: [-44, -122, 44, -6], open: { handle: [-80, -54] }, hides: [-46, -10, 46, -10], top: [0, -11, 84] },
    ...{ front: 'M-110-160H110V20H-110ZM-46-10V-90A46 46 0 0 1 46-90V-10Z' },
  },
  piano: { handle: [0, -74], sides: [-60, -74, 60, -74], top: [0, -150, 270], rim: [0, -150] },
  sign: { handle: [1, -34], hook: [0, -58], top: [-4, -98, 90] },
  boat: {
    ...{ seat: [-20, -16], within: true, inside: [-62, -110, 18, -16], front: 'M-80-36H80V8H-80Z', top: [-20, -36, 80], open: {} },
    ...{ handle: [68, -34], rim: [-20, -36], hides: [-72, -36, 72, -36], sides: [-66, -28, 66, -28] },
  },
  ship: { seat: [0, -66], within: true, inside: [-100, -190, 100, -60], front: 'M-160-80H170V20H-160Z', hides: [-110, -78, 110, -78] },
  cart: {
    ...{ seat: [-10, -34], within: true, inside: [-72, -150, 54, -34], front: 'M-92-72H66V10H-92Z', handle: [108, -86], rim: [-10, -72] },
    ...{ sides: [-80, -50, 60, -50], top: [-10, -72, 130], hides: [-84, -72, 64, -72], ends: [-84, -60, 108, -86] },
  },
  sled: { seat: [-6, -46], top: [-6, -45, 120], handle: [72, -43], ends: [-76, -38, 72, -43] },
  bicycle: { seat: [-30, -132], handle: [72, -142], sides: [-44, -132, 72, -142], under: [-40, -80, 40, 0] },
  train: {
    seat: [-63, -34],
    within: true,
    inside: [-78, -63, -48, -41],
    front: 'M-130-120H110V20H-130ZM-79-63V-41H-47V-63Z',
    top: [-58, -86, 80],
  },
  bus: {
    ...{ seat: [-73, -60], within: true, inside: [-104, -141, -42, -92] },
    ...{ front: 'M-220-170H220V30H-220ZM-104-142V-92H-42V-142ZM-26-142V-92H36V-142ZM-182-142V-92H-120V-142Z', top: [-10, -160, 300] },
  },
  hammock: {
    ...{ seat: [0, -34], within: true, inside: [-96, -110, 96, -34], top: [0, -44, 150], rim: [0, -46] },
    ...{ front: 'M-134-64C-100 10 100 10 134-64C90-40-90-40-134-64Z', ends: [-190, -110, 190, -110] },
  },
  tent: {
    ...{ inside: [-44, -112, 44, 4], open: {}, hides: [-54, 4, 0, -146], handle: [34, -40] },
    front: 'M-130-180H130V20H-130ZM0-146L-54 4H54Z',
  },
  fence: { seat: [0, -64], top: [0, -84, 300], hides: [-170, -78, 170, -78], rim: [0, -64], handle: [75, -70] },
  gate: {
    handle: [40, -60],
    hides: [-60, -104, 60, -104],
    rim: [0, -92],
    inside: [-58, -150, 60, 4],
    open: { handle: [-104, -60] },
    front: 'M-130-140H-62V20H-130ZM62-140H130V20H62Z',
  },
  well: {
    mouth: [0, -112, 88, 12],
    rim: [0, -104],
    handle: [122, -184],
    hook: [0, -134],
    sides: [-108, -60, 108, -60],
    top: [-84, -112, 40],
  },
  bridge: {
    ...{ seat: [0, -74], within: true, inside: [-110, -200, 110, -74], under: [-54, -34, 54, 4], top: [0, -100, 180] },
    ...{ front: 'M-190-20C-130-92-60-106 0-106C60-106 130-92 190-20L176 10H-176Z', rim: [0, -102], hides: [-120, -90, 120, -90] },
  },
  house: {
    ...{ handle: [54, -17], inside: [-60, -64, -12, -23], hides: [84, -88, 84, 0], top: [0, -184, 60], rim: [43, -40] },
    ...{ front: 'M-130-210H130V20H-130ZM-61-65V-23H-11V-65Z' },
  },
  lighthouse: {
    handle: [6, -12],
    inside: [-19, -230, 19, -199],
    hides: [34, -120, 34, 0],
    front: 'M-60-280H60V20H-60ZM-20-232V-198H20V-232Z',
  },
  telescope: { handle: [-30, -56], ends: [-58, -44, 65, -100], sides: [-30, -56, 20, -78] },
} satisfies Partial<Record<ObjectKind, GripData>>;
