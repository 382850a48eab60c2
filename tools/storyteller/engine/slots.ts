/**
 * Fills the slots of a text. `<who1.a>`, `<bed1>`: entry 1 of that list in the story's own order, in one of its forms (`a | the | fact`).
 * `<sound>`: the next unused entry. A capital (`<Who1.the>`) capitalizes the entry.
 */
import { type Animal, titleCase } from './animal.ts';
import type { Random } from './random.ts';
import type { Refrain, Sheet } from './sheets.ts';

const SLOT = /<(\p{L}[\p{L}]*)(\d*)(?:\.(\p{L}+))?>/gu;
/** Replaced last, when the sentences of each paragraph are known. */
const REFERENCE = /<(it|It|its|Its)>/gu;
const REFERENCE_NAMES = new Set(['it', 'its']);
const FORMS: Readonly<Record<string, number>> = { a: 0, the: 1, fact: 2, adv: 2 };

export interface Cast {
  /** Fills in everything but the references to the animal. Null if a list has no unused entry. */
  fill(text: string): string | null;
  /** Fills in a paragraph's references: "the fox" or its name, for variety. */
  refer(paragraph: string, index: number): string;
}

interface CastParts {
  animal: Animal;
  name: string;
  refrain: Refrain;
  sheets: readonly Sheet[];
  /** Characters ("the owl") that the arc or the hero already is. */
  taken: readonly string[];
  random: Random;
}

/** Begins with a capital, after an opening quote too. */
export function capital(text: string): string {
  // Functions that fill in a placeholder capitalize it themselves.
  return text.replace(/^[^\p{L}{]*\p{L}/u, (start) => start.toUpperCase());
}

export function createCast({ animal, name, refrain, sheets, taken, random }: CastParts): Cast {
  const fixed: Readonly<Record<string, string>> = {
    a: animal.a,
    name,
    named: `${animal.a} called ${name}`,
    kind: animal.kind,
    Kind: titleCase(animal.kind),
    r: refrain.phrase,
    rlast: refrain.last,
  };
  const orders = new Map<string, readonly string[]>();
  const used = new Map<string, number>();

  function listOf(key: string): readonly string[] {
    const known = orders.get(key);
    if (known) return known;
    const all = sheets.flatMap((sheet) => sheet[key] ?? []);
    const list = random.shuffle(all.filter((text) => !taken.includes(text.split(' | ')[1] ?? '')));
    orders.set(key, list);
    return list;
  }

  function entry(key: string, number: string, form: string | undefined): string | null {
    const list = listOf(key);
    const place = number === '' ? (used.get(key) ?? 0) : Number(number) - 1;
    if (number === '') used.set(key, place + 1);
    const text = list[place];
    if (text === undefined) return null;
    return form === undefined ? text : (text.split(' | ')[FORMS[form] ?? 0]?.trim() ?? null);
  }

  function fill(text: string, depth = 0): string | null {
    let complete = true;
    const filled = text.replace(SLOT, (slot, word: string, number: string, form: string | undefined) => {
      const key = word === 'Kind' ? word : word.charAt(0).toLowerCase() + word.slice(1);
      if (REFERENCE_NAMES.has(key)) return slot;
      const found = fixed[key] ?? entry(key, number, form);
      const inner = found === null || depth > 3 ? found : fill(found, depth + 1);
      if (inner === null) {
        complete = false;
        return '';
      }
      return key === word ? inner : capital(inner);
    });
    return complete ? filled : null;
  }

  function refer(paragraph: string, index: number): string {
    let first = index > 0 && index % 2 === 0;
    return paragraph.replace(REFERENCE, (_, slot: string) => {
      const call = first ? animal.the : name;
      first = false;
      const owned = slot.toLowerCase() === 'its' ? `${call}’s` : call;
      return slot.startsWith('I') ? capital(owned) : owned;
    });
  }

  return { fill, refer };
}
