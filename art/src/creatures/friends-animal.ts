/** What of a family's animal decides who its friend is (`chooseFriend` in domain). */
import { cutAtCharacter, type FriendsAnimal, LIMITS } from '@tuckaway/domain';
import { bodyOf } from './bodies.ts';
import type { Kind } from './kind.ts';
import { drawnAs, readTypedAnimal, withoutOwner } from './names.ts';

/** @param kind as it is drawn. */
export function friendsAnimal(typed: string, kind: Kind): FriendsAnimal {
  const drawn = drawnAs(typed);
  const read = readTypedAnimal(typed);
  const one = withoutOwner(read.single ?? read.kind);
  // A relative is drawn as another animal, but is not that one.
  const animal = drawn.kind === 'itself' ? drawn.name : cutAtCharacter(one.toLowerCase(), LIMITS.favoriteAnimal);
  return { animal, kind: one, name: read.name, body: bodyOf(kind, drawn.name) };
}
