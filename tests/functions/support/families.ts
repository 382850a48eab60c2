/** Families whose names cannot be mistaken for anything else. */
import type { GeneratedStory, StoryRequest } from '../../../domain/src/index.ts';
import { LENGTH_IDS, SETTING_IDS, TONE_IDS } from '../../../domain/src/index.ts';

/** In every name, address and id of these families, in any script. */
export const CANARY = /zyx\p{L}*quorv|зыкс\p{L}*кворв|زيكس\p{L}*قورف|ゾクス[ァ-ヶー]*クォル/iu;
const EVERY_CANARY = new RegExp(CANARY.source, 'giu');

export interface Family {
  uid: string;
  email: string;
  parent: string;
  children: [string, string];
}

/** A number spelled as a word of one script. */
function word(number: number, syllables: string): string {
  const letters = [...syllables];
  let text = '';
  for (let rest = number + letters.length; rest > 0; rest = Math.floor(rest / letters.length)) text += letters[rest % letters.length];
  return text;
}

/** Names as families have them: with a family name, in lower case, ending in s, in other scripts, with marks. */
const NAMES: readonly ((number: number) => string)[] = [
  (number) => `Zyx${word(number, 'abdeimno')}quorv`,
  (number) => `Zyx${word(number, 'abdeimno')}quorv Lindqvist`,
  (number) => `zyx${word(number, 'abdeimno')}quorv`,
  (number) => `Zyx${word(number, 'abdeimno')}quorvs`,
  (number) => `Зыкс${word(number, 'абдеимно')}кворв`,
  (number) => `O’Zyx${word(number, 'abdeimno')}quorv`,
  (number) => `Zyx${word(number, 'abdeimno')}quorv Jr.`,
  (number) => `de la Zyx${word(number, 'abdeimno')}quorv`,
  (number) => `زيكس${word(number, 'ابدمنوري')}قورف`,
  (number) => `Anna-Zyx${word(number, 'abdeimno')}quorv`,
  (number) => `ゾクス${word(number, 'アイウエオカキク')}クォル`,
];

export function familyOf(number: number): Family {
  const name = (child: number) => {
    const index = number * 2 + child;
    return (NAMES[index % NAMES.length] ?? NAMES[0])?.(index) ?? '';
  };
  const canary = `zyx${word(number, 'abdeimno')}quorv`;
  return { uid: `uid-${canary}`, email: `${canary}@example.com`, parent: `Parent ${canary}`, children: [name(0), name(1)] };
}

/** The part of the name with the canary, as a child would be called. */
function calledName(name: string): string {
  return name.split(' ').find((part) => CANARY.test(part)) ?? name;
}

const ANIMALS: readonly ((name: string) => string)[] = [
  () => 'otter',
  (name) => `${calledName(name)}'s otter`,
  () => 'red panda',
  (name) => `the owl of ${name}`,
  (name) => `${calledName(name).toLowerCase()}’s goat`,
  () => 'penguins',
  (name) => `${name} the hedgehog`,
  // Possessives of German and Swedish, and of scripts without spaces.
  (name) => (/^ゾ/u.test(name) ? `${name}のねこ` : `${calledName(name)}s Katze`),
  (name) => name,
];

/**
 * A family's story: its children in turns and now and then together, every setting, tone and length, names within animals. Some go on
 * from a story whose notes say the names, as no device of ours would send them.
 */
export function wishOf(family: Family, number: number): StoryRequest {
  const [childName, other] = number % 2 === 0 ? family.children : [family.children[1], family.children[0]];
  const pick = <T>(list: readonly T[], step: number) => list[Math.floor(number / step) % list.length] as T;
  return {
    childName,
    favoriteAnimal: pick(ANIMALS, 1)(childName),
    storySetting: pick(SETTING_IDS, 1),
    storyTone: pick(TONE_IDS, 3),
    storyLength: pick(LENGTH_IDS, 1),
    ...(number % 5 === 2 || number % 5 === 3 ? { siblings: [other] } : {}),
    ...(number % 5 >= 3
      ? {
          continues: { ...EARLIER, recap: `${childName} and ${EARLIER.recap}`, cast: [`${calledName(childName)}'s aunt`, 'Crumb the owl'] },
        }
      : {}),
  };
}

const EARLIER = {
  storyId: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  recap: 'the {child2} and {word} {x} found a bowl on the step. It was warm.',
};

/** Every canary in a text, in lower case. */
export function canariesIn(text: string): string[] {
  return (text.normalize('NFC').match(EVERY_CANARY) ?? []).map((found) => found.toLowerCase());
}

/** Whether a story names exactly its children, has no placeholder left, and keeps names out of template and notes. */
export function namesItsChildrenAlone(
  told: GeneratedStory,
  { childName, siblings = [] }: Pick<StoryRequest, 'childName' | 'siblings'>,
): boolean {
  const { title, content, template = '', recap = '', cast = [] } = told;
  const names = [childName, ...siblings];
  const own = names.map((name) => canariesIn(name)[0]);
  const found = canariesIn(`${title}\n${content}`);
  const areThere = names.every((name) => content.toLowerCase().includes(name.toLowerCase().replace(/\.$/u, '')));
  const hasNotes = recap !== '' && cast.length > 0;
  const isNameless = !CANARY.test([template, recap, ...cast].join('\n'));
  return areThere && hasNotes && found.every((name) => own.includes(name)) && !/[{}]/u.test(title + content) && isNameless;
}

/** Runs tasks with a limit on how many run at once; results in order. */
export async function inParallel<T>(tasks: readonly (() => Promise<T>)[], width: number): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async () => {
    while (next < tasks.length) {
      const index = next;
      next += 1;
      results[index] = await (tasks[index] as () => Promise<T>)();
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return results;
}
