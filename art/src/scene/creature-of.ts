/** Which names of a page's acts stand for creatures, so that only their drawings are loaded. */
import { characterOf, figureKindOf, isOwn, objectKindOf, type StoryPicture } from '@tuckaway/domain';
import type { KindName } from '../creatures/kinds.ts';
import { kindName } from '../creatures/names.ts';

/** Kinds of people, apart from the family's own. */
const PEOPLE: readonly string[] = ['person', 'woman', 'man', 'girl', 'boy', 'baby'];

/** Kinds that a name may mean more exactly than the cast does. */
const DINOSAURS: readonly KindName[] = [
  ...(['brachiosaurus', 'parasaurolophus', 'stegosaurus', 'triceratops', 't-rex', 'spinosaurus'] as const),
  ...(['velociraptor', 'ankylosaurus', 'pterodactyl', 'plesiosaur'] as const),
];

/** Without the number of the second of a kind. */
export const bareName = (name: string): string => name.replace(/#\d+$/u, '');

/** The kind of creature that a name stands for; null for people. */
export function creatureOf(name: string, { cast, animal }: Pick<StoryPicture, 'cast' | 'animal'>): KindName | null {
  const bare = bareName(name);
  if (bare === 'animal') return kindName(animal);
  if (isOwn(bare)) return null;
  const kind = characterOf(bare, cast)?.kind ?? bare;
  if (PEOPLE.includes(kind)) return null;
  if (kind !== 'dinosaur') return kind === 'friend' ? 'cloak' : kindName(kind);
  const own = kindName(bare);
  return DINOSAURS.includes(own) ? own : 'dinosaur';
}

/** All kinds in a picture, each once; none for a cover whose animal is not known yet. */
export function castNames(picture: StoryPicture): KindName[] {
  const { scene, animal, page, cast } = picture;
  if (page === null) return animal.trim() === '' ? [] : [kindName(animal)];
  const names = scene.staging.acts.flatMap(({ who, what, to }) => [...who, what, to].filter((name) => name !== undefined));
  const figures = names.filter((name) => isOwn(name) || (objectKindOf(name, cast) === undefined && figureKindOf(name, cast) !== undefined));
  return [...new Set(figures.map((name) => creatureOf(name, picture)).filter((name) => name !== null))];
}
