/**
 * The animal as the model gets it: its kind, and a placeholder for the name that the family typed with it, because that may be a person's name, as in
 * “my friend Oli”.
 */
import { readTypedAnimal } from '@tuckaway/art/kit';
import type { StoryRequest } from '@tuckaway/domain';
import { hideName, type SentAnimal } from './hide-name.ts';
import { WORD_PLACEHOLDER } from './placeholders.ts';

type Named = Pick<StoryRequest, 'childName' | 'favoriteAnimal' | 'siblings'>;

/** The owner, whom an animal with a name does not need: “grandpa’s horse Star”. */
const OWNER = /^(?:\p{Lu}\S* )*\S+['’]s? (?=\S)/u;
const KIN = 'Abuel[ao]|Aunt(?:ie|y)?|Dad(?:dy)?|Gran(?:d\\p{Ll}+|ny)?|M[ou]m(?:my)?|Mama|Nan(?:a|ny)?|Oma|Opa|Papa|Uncle';
/** A person's name as the owner, as in “my friend Oli’s dog”, but not “Grandma”. */
const OWNERS_NAME = new RegExp(`(?<![\\p{L}\\p{M}'’-])(?!(?:${KIN})['’])\\p{Lu}[\\p{L}\\p{M}'’-]*?(?=['’]s?\\s)`, 'u');

export function sentAnimal(request: Named): SentAnimal {
  const { favoriteAnimal } = request;
  const asTyped = hideName(request);
  const { kind, single, name, others, isOfFilm } = readTypedAnimal(favoriteAnimal);
  const hasName = (text: string) => hideName({ ...request, favoriteAnimal: text }).hidden !== null;
  const one = single ?? kind;
  // For a child called Rex, the T. rex has its longer name.
  const longer = kind.replace(/T\. rex(?:es)?$/u, 'tyrannosaurus');
  if (hasName(kind) && !hasName(longer) && name === null) return { sent: longer, hidden: null };
  if (hasName(kind)) return asTyped;
  if (name !== null) {
    // An animal with a child's name, or a part of it, gets another one from the model, because two never share a name.
    const alone = one.replace(OWNER, '');
    return hasName(name) ? { sent: alone, hidden: null } : { sent: `${WORD_PLACEHOLDER} the ${alone}`, hidden: name, isOwnName: true };
  }
  if (isOfFilm) return { sent: one, hidden: null };
  if (asTyped.hidden !== null) return asTyped;
  // “T-Rex” and “t rex” get the same stories.
  if (others.length > 0 || kind.endsWith('T. rex')) return { sent: one, hidden: null };
  const [owner] = OWNERS_NAME.exec(favoriteAnimal) ?? [];
  if (owner === undefined) return asTyped;
  return kind.includes(owner)
    ? { sent: kind.replace(owner, WORD_PLACEHOLDER), hidden: owner, isOwnName: true }
    : { sent: one, hidden: null };
}
