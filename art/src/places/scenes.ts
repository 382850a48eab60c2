/** All pictures that the kit can compose, by name, for builds and tests; the app loads only the one it shows (load.ts). */
import { arctic } from './arctic.ts';
import { bakery } from './bakery.ts';
import { castle } from './castle.ts';
import { circus } from './circus.ts';
import { city } from './city.ts';
import { clouds } from './clouds.ts';
import { desert } from './desert.ts';
import { dinosaur } from './dinosaur.ts';
import { farm } from './farm.ts';
import { forest } from './forest.ts';
import { garden } from './garden.ts';
import { jungle } from './jungle.ts';
import { library } from './library.ts';
import { meadow } from './meadow.ts';
import { moonlight } from './moon.ts';
import { mountain } from './mountain.ts';
import { ocean } from './ocean.ts';
import type { DrawPlace } from './parts/common.ts';
import type { SceneName } from './parts/place.ts';
import { pirate } from './pirate.ts';
import { rainbow } from './rainbow.ts';
import { space } from './space.ts';
import { underwater } from './underwater.ts';
import { workshop } from './workshop.ts';

/** The twenty places, and the two covers that show none of them. */
export const SCENES: Record<SceneName, DrawPlace> = {
  space,
  jungle,
  underwater,
  forest,
  castle,
  pirate,
  dinosaur,
  circus,
  farm,
  city,
  desert,
  arctic,
  mountain,
  bakery,
  garden,
  library,
  workshop,
  rainbow,
  clouds,
  meadow,
  moon: moonlight,
  ocean,
};
