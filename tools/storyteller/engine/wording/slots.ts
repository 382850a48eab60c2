/** Fills the slots of a wording, such as `<name>`, `<friend.the>`, `<who1.a>`; `<The>` begins with a capital. */
import type { Choice } from '../../../../domain/src/content/index.ts';

const SLOT = /<(\p{L}+)(\d*)(?:\.(a|the))?>/gu;

export interface Words {
  /** `name`, `the`, `r`, `he` … */
  fixed: Readonly<Record<string, string>>;
  /** The arc's choices: one of each. */
  choices: Readonly<Record<string, Choice>>;
  /** The place's words in the story's own order: `<who2.the>` is the second. */
  place: Readonly<Record<string, readonly Choice[]>>;
}

/** @throws Error for an unknown slot. */
export function fill(text: string, words: Words): string {
  const filled = text.replace(SLOT, (slot, name: string, number: string, form: 'a' | 'the' | undefined) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const found = number === '' ? find(key, form, words) : words.place[key]?.[Number(number) - 1]?.[form ?? 'a'];
    if (found === undefined) throw new Error(`${slot} is not a slot: ${text}`);
    return name === key ? found : capital(found);
  });
  return capital(filled);
}

function find(key: string, form: 'a' | 'the' | undefined, { fixed, choices, place }: Words): string | undefined {
  return fixed[key] ?? choices[key]?.[form ?? 'a'] ?? place[key]?.[0]?.[form ?? 'a'];
}

/** Begins with a capital, also after an opening quote. A placeholder is capitalized where the name is inserted. */
export function capital(text: string): string {
  return text.replace(/^[^\p{L}{]*\p{L}/u, (start) => start.toUpperCase());
}
