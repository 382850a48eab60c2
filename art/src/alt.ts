/** Text alternatives for pictures. */
import type { SceneRequest } from './compose.ts';
import { KINDS } from './creatures/kinds.ts';
import { kindName } from './creatures/names.ts';
import { type Place, resolvePlace } from './place.ts';

const WHERE: Record<Place, string> = {
  space: 'among stars and planets',
  jungle: 'by a waterfall in a green jungle',
  underwater: 'between corals deep under the sea',
  forest: 'in a night forest, near a lit door in a tree',
  castle: 'below a castle with lit windows',
  pirate: 'at sea, near a ship with wide sails',
  dinosaur: 'in a land of ferns and far volcanoes',
  circus: 'before a striped circus tent with little lights',
  farm: 'in the fields before a red barn',
  city: 'on a roof above the lights of a city',
  desert: 'among dunes under a large low moon',
  arctic: 'on the ice under green northern lights',
  mountain: 'high in the mountains by a small hut',
  bakery: 'in a warm bakery at night',
  garden: 'before the round gate of a secret garden',
  library: 'in a library with tall shelves',
  workshop: 'in a lamplit workshop full of tools',
  rainbow: 'under a wide paper rainbow',
  clouds: 'on a bank of evening clouds',
  meadow: 'in a flower meadow as the sun goes down',
};

const COVER: Record<NonNullable<SceneRequest['cover']>, string> = {
  moon: 'under a great round moon, near a house with lit windows',
  forest: 'in a night forest, near a lit door in a tree',
  ocean: 'on a moonlit sea with a lighthouse',
  space: 'among stars and planets',
  castle: 'below a castle with lit windows',
  garden: 'before the round gate of a secret garden',
};

const FEEL = { funny: 'laughing', sleepy: 'sleepy', cozy: 'snug', silly: 'silly', calm: 'small' } as const;

/** A text that says what the picture shows, in English. */
export function sceneAlt(request: SceneRequest): string {
  const where = request.cover ? COVER[request.cover] : WHERE[resolvePlace(request.place)];
  if (request.animal === undefined) return `A small lantern ${where}.`;
  const name = kindName(request.animal);
  const feel = FEEL[request.mood ?? 'calm'];
  const who = name === 'cloak' ? 'friend in a night cloak' : name === 't-rex' ? 'T-rex' : name in KINDS ? name : 'friend';
  return `A ${feel} ${who} ${where}.`;
}
