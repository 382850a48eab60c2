/**
 * The animal as the model gets it: its kind, and a placeholder for the name that the family typed with it. That may be a person's name, as in “my friend
 * Oli”, and the model would give the animal a second one.
 */
import { readTypedAnimal } from '@tuckaway/art/kit';
import { type StoryRequest, sameName, singularOf } from '@tuckaway/domain';
import { hideName, type SentAnimal } from './hide-name.ts';
import { WORD_PLACEHOLDER } from './placeholders.ts';

type Named = Pick<StoryRequest, 'childName' | 'favoriteAnimal' | 'siblings'>;

/** An animal with a name needs no owner: “grandpa’s horse Star”. */
const OWNER = /^\S+['’]s? (?=\S)/u;

export function sentAnimal(request: Named): SentAnimal {
  const asTyped = hideName(request);
  const { kind, name, others } = readTypedAnimal(request.favoriteAnimal);
  const isChild = hideName({ ...request, favoriteAnimal: kind }).hidden !== null;
  if (isChild || (name === null && asTyped.hidden !== null)) return asTyped;
  if (name === null && others.length > 0) return { sent: singularOf(kind) ?? kind, hidden: null };
  // One spelling of it for all.
  if (name === null) return kind.endsWith('T. rex') ? { sent: kind, hidden: null } : asTyped;
  // Two never share a name: the animal of a child's name gets another one.
  const isTaken = [request.childName, ...(request.siblings ?? [])].some((child) => sameName(child, name));
  const alone = kind.replace(OWNER, '');
  return isTaken ? { sent: alone, hidden: null } : { sent: `${WORD_PLACEHOLDER} the ${alone}`, hidden: name, isOwnName: true };
}
