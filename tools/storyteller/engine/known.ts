/** What a story adds to what its child's stories remember, and which friend of theirs comes back. */
import type { Arc, Choice } from '../../../domain/src/content/index.ts';
import { type MemoryKind, STORY_SETTINGS, type StorySetting } from '../../../domain/src/index.ts';
import { nameIn } from './animal.ts';
import { ARCS } from './arcs.ts';

/** A line that the stories of a child remember. */
export interface Remembered {
  kind: MemoryKind;
  text: string;
}

/** The friend who comes back: the line, and the words for inside a sentence. */
export interface KnownFriend {
  text: string;
  the: string;
}

/** Stories whose friends are remembered, so that the same one does not come back twice in a row. */
const LIMIT = 200;

/** The animal with its name, the first other character, and the place of an arc that happens there alone. */
export function rememberedOf(arc: Arc, hero: string, characters: readonly Choice[], setting: StorySetting, title: string): Remembered[] {
  const place = STORY_SETTINGS.find(({ id }) => id === setting)?.label ?? setting;
  return [
    { kind: 'friend', text: hero },
    ...characters.slice(0, 1).map(({ a }): Remembered => ({ kind: 'friend', text: a })),
    ...(arc.place === null ? [] : [{ kind: 'place', text: `${place}, as in “${title}”` } as const]),
  ];
}

/** Short names of our own characters. */
const SHORT_NAMES = new Map(ARCS.flatMap(({ cast, choices }) => cast.flatMap((key) => choices[key] ?? [])).map(({ a, the }) => [a, the]));

/** As the arc calls its character; of other texts the name (“Crumb the fox” is Crumb), else what it is (“a baker who is asleep” is the baker). */
export function shortName(text: string): string {
  const name = /^\p{Lu}[^\s,]*(?: \p{Lu}[^\s,]*)*/u.exec(text)?.[0] ?? /\bcalled (\p{Lu}[^,]*)/u.exec(text)?.[1];
  return SHORT_NAMES.get(text) ?? name ?? text.replace(/(?:,| who | with | that | from ).*/u, '').replace(/^an? /u, 'the ');
}

/** Remembers which friend came back in which story, as long as the family's requests name its title. */
export function friendPicker() {
  const cameBack = new Map<string, string>();
  return {
    /**
     * The newest friend, but not the one who came back last, nor one whom the arc's own words could be about.
     * @param avoid texts of the family's last stories, newest first.
     * @param animal the kind of tonight's animal, which is in the story anyway.
     */
    pick(known: readonly Remembered[], arc: Arc, animal: string, avoid: readonly string[]): KnownFriend | null {
      const friends = known.filter(({ kind, text }) => kind === 'friend' && !/[{}]/u.test(text) && nameIn(text, animal) === null);
      const last = avoid.map((text) => cameBack.get(text)).find((friend) => friends.some(({ text }) => text === friend));
      const words = new Set(
        JSON.stringify(arc)
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu),
      );
      const isFree = (the: string) =>
        !words.has(
          the
            .toLowerCase()
            .match(/[\p{L}\p{N}]+/gu)
            ?.at(-1) ?? '',
        );
      const free = friends.map(({ text }) => ({ text, the: shortName(text) })).filter(({ text, the }) => text !== last && isFree(the));
      return free[0] ?? null;
    },
    /** The story with this title was told. */
    note(title: string, friend: KnownFriend | null): void {
      if (friend === null) return;
      cameBack.set(title, friend.text);
      for (const oldest of cameBack.keys()) {
        if (cameBack.size <= LIMIT) break;
        cameBack.delete(oldest);
      }
    },
  };
}
