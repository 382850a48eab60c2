/**
 * The animal as the model gets it: its kind, and a placeholder for the name that the family typed with it, because that may be a person's name, as in
 * “my friend Oli”.
 */
import { animalOfFriend, readTypedAnimal } from '@tuckaway/art/kit';
import { FRIEND_WORDS, isOurName, nameOfKind, type StoryRequest, sameName } from '@tuckaway/domain';
import { escaped } from './find-name.ts';
import { hideName, type SentAnimal } from './hide-name.ts';
import { WORD_PLACEHOLDER } from './placeholders.ts';

type Named = Pick<StoryRequest, 'childName' | 'favoriteAnimal' | 'siblings' | 'friend'>;

/** The owner, whom an animal with a name does not need: “grandpa’s horse Star”. */
const OWNER = /^(?:\p{Lu}\S* )*\S+['’]s? (?=\S)/u;
const KIN = 'Abuel[ao]|Aunt(?:ie|y)?|Dad(?:dy)?|Gran(?:d\\p{Ll}+|ny)?|M[ou]m(?:my)?|Mama|Nan(?:a|ny)?|Oma|Opa|Papa|Uncle';
/** A person's name as the owner, as in “my friend Oli’s dog”, but not “Grandma”. */
const OWNERS_NAME = new RegExp(`(?<![\\p{L}\\p{M}'’-])(?!(?:${KIN})['’])\\p{Lu}[\\p{L}\\p{M}'’-]*?(?=['’]s?\\s)`, 'u');

export function sentAnimal(request: Named): SentAnimal {
  const { favoriteAnimal, friend } = request;
  const asTyped = hideName(request);
  const { kind, single, name: called, others, isOfFilm } = readTypedAnimal(favoriteAnimal);
  // A name that the family gave the friend is hidden as one that was typed with the animal.
  const name = called ?? (friend && !isOurName(friend.name) ? friend.name : null);
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

/** The friend as the model gets it. It has no name if the animal's placeholder stands for another word, or if a child has that name. */
export function sentFriend({ friend, ...request }: Named, { hidden, isOwnName }: SentAnimal) {
  if (!friend) return null;
  const { name, pronoun, temper, habit, fear, belonging } = friend;
  const isHidden = isOwnName === true && hidden === name;
  const isFree = isOurName(name) && hideName({ ...request, favoriteAnimal: name }).hidden === null;
  return {
    ...(isHidden ? { name: WORD_PLACEHOLDER } : isFree ? { name } : {}),
    ...{ pronoun, temper, habit: FRIEND_WORDS[habit], fear: FRIEND_WORDS[fear], carries: FRIEND_WORDS[belonging] },
  };
}

/** Texts about earlier stories with the name that the animal has now, because the family may have changed it since. */
export function withFriendsName(texts: readonly string[], request: Named, animal: SentAnimal): string[] {
  const name = sentFriend(request, animal)?.name;
  if (name === undefined) return [...texts];
  const { kind } = animalOfFriend(request.favoriteAnimal);
  const before = [...new Set(texts.flatMap((text) => nameOfKind(text, kind) ?? []))].filter((one) => one !== name);
  if (before.length === 0) return [...texts];
  const names = new RegExp(`(?<![\\p{L}\\p{M}])(?:${before.map(escaped).join('|')})(?![\\p{L}\\p{M}])`, 'gu');
  return texts.map((text) => text.replace(names, () => name));
}

/** Whether a line of an earlier story gives the animal another name than it has now. */
export function isOfAnotherName(line: string, { friend, favoriteAnimal }: Named): boolean {
  const name = friend ? nameOfKind(line, animalOfFriend(favoriteAnimal).kind) : null;
  return friend !== undefined && name !== null && !sameName(name, friend.name);
}
