/** The paper that a color word changes; of a thing with several drawings, each one's. */
import type { ObjectKind } from '@tuckaway/domain';

export const MAIN_PAPERS: Readonly<Record<ObjectKind, readonly [string, ...string[]]>> = {
  ...{ lantern: ['#3a2f4a'], lamp: ['#f2c88a'], candle: ['#f6ead2'], fire: ['#f08a4a'], star: ['#ffe9b8'], moon: ['#ffe9b8'] },
  ...{ bubble: ['#e8faf8'], cloud: ['#bebbbf'], puddle: ['#6f9fb8'], snowball: ['#f0f2f4'], stone: ['#9a94a6'], pebble: ['#a9aab8'] },
  ...{ shell: ['#f0b0a0'], coral: ['#ee7f74'], leaf: ['#6fae5c'], flower: ['#f0a05f'], mushroom: ['#e0634c'], acorn: ['#c98f52'] },
  ...{ feather: ['#c9d3e4'], nest: ['#9a7048'], egg: ['#f3e6d0'], stick: ['#7a5440'], log: ['#8a5f48'], tree: ['#5f9a60', '#47806a'] },
  ...{ grass: ['#7a9a58'], sandcastle: ['#e6bc80'], hay: ['#dcb45c'], apple: ['#d9564c'], pear: ['#c9bf5a'], berry: ['#6a4a94'] },
  ...{ fig: ['#7d4f7a'], banana: ['#f0cf5a'], melon: ['#5f9a5a'], carrot: ['#e8884a'], pumpkin: ['#e08a40'], bread: ['#d9944f'] },
  ...{ bun: ['#d99a58'], cake: ['#e8b48f'], cookie: ['#d9a05c'], pancake: ['#e0ae68'], cheese: ['#f0c65a'], soup: ['#5f8f9a'] },
  ...{
    cup: ['#f4e4cc'],
    bowl: ['#c9705a'],
    plate: ['#f0ece4'],
    spoon: ['#c9d2dc'],
    ladle: ['#aab2c6'],
    pot: ['#6f7a94'],
    pan: ['#6f7890'],
  },
  ...{ teapot: ['#5f8fc4'], kettle: ['#d9685c'], bottle: ['#c9705a'], jar: ['#dff0f2'], jug: ['#7f9ab4'], basket: ['#c09058'] },
  ...{ box: ['#c09a70'], bag: ['#c99a68'], sack: ['#e8d6b4'], crate: ['#c9966a'], barrel: ['#a06a48'], chest: ['#8a5a40'] },
  ...{ bucket: ['#a8714c'], shelf: ['#6a4a3c'], drawer: ['#b5805a'], bench: ['#b5805a'], chair: ['#8a6aa0'], table: ['#c09060'] },
  ...{ bed: ['#7fa0b8'], pillow: ['#f6ead6'], blanket: ['#c9705a'], rug: ['#b5606a'], curtain: ['#d98a6a'], scarf: ['#c9564c'] },
  ...{ mitten: ['#c9564c'], hat: ['#5f7fb0'], boot: ['#8a5a48'], shoe: ['#8a5244'], sock: ['#d98a5c'], button: ['#5f8f9a'] },
  ...{ glasses: ['#d9a84f'], umbrella: ['#d9604c'], yarn: ['#d97a8a'], rope: ['#c9a26a'], ladder: ['#b0825a'], hammer: ['#8f98b0'] },
  ...{ broom: ['#d9b25c'], wheel: ['#a8714c'], key: ['#e8c37a'], door: ['#7d8fa8'], window: ['#8a5f48'], bell: ['#e8b84f'] },
  ...{ drum: ['#c9564c'], horn: ['#e8b84f'], piano: ['#5f4658'], clock: ['#d8a868'], mirror: ['#c9944f'], map: ['#ecd9ae'] },
  ...{ letter: ['#fbf4e6'], book: ['#5f8f6a'], paper: ['#fbf4e6'], pencil: ['#e8b44f'], flag: ['#d9604c'], sign: ['#c09060'] },
  ...{ kite: ['#e0664f'], balloon: ['#d9708a'], ball: ['#d9604c'], teddy: ['#b5835a'], boat: ['#b5644a'], ship: ['#9a5b3f'] },
  ...{ cart: ['#b07a4c'], sled: ['#c0784c'], bicycle: ['#d9604c'], train: ['#c9564c'], bus: ['#d99a4f'], hammock: ['#d9a06a'] },
  ...{ tent: ['#d98a5c'], fence: ['#c49c7a'], gate: ['#c09a70'], well: ['#a39aa4'], bridge: ['#c0b0a6'], house: ['#8a6a78'] },
  ...{ lighthouse: ['#d9604c'], fan: ['#d9708a'], telescope: ['#5f6f94'], spade: ['#8f98b0'], rod: ['#5f7fb0'], swing: ['#c0784c'] },
  ...{ wand: ['#6a4a8a'], violin: ['#b5643c'], flute: ['#d9a860'], brush: ['#5f9a8a'], scissors: ['#d9604c'], needle: ['#d9604c'] },
  ...{ spark: ['#ffe08a'], toast: ['#c98a4a'], milk: ['#dcebf0'], towel: ['#7fb0b8'], ribbon: ['#d9608a'], crown: ['#e8b84f'] },
  ...{ coin: ['#e8b84f'], lens: ['#d9a84f'], bedroll: ['#5f7fb0'], raft: ['#a8754f'], plank: ['#b5805a'], net: ['#e8dcc0'] },
  ...{ 'watering-can': ['#6fa0aa'], bandage: ['#eec8a0'], crumb: ['#d9a05c'], footprint: ['#6a5a52'] },
};

/** Papers that stay, although they are nearly shades of the main one. */
export const OTHER_PAPERS: Partial<Record<ObjectKind, readonly string[]>> = {
  flower: ['#ffcf7a'],
  chest: ['#d9a84f', '#f0cf7c'],
  barrel: ['#5f4a52', '#2c2030'],
  bed: ['#a8714c', '#f6ead6'],
  hammer: ['#a8714c'],
  clock: ['#7a5a4a', '#4a3540', '#fbf1dc'],
};
