/** What the stories of a child remember, so that later ones can bring it back. Written by the function, without names. */
import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { CHILD_PLACEHOLDER } from './child-names.ts';

/** Stored: never rename one. A joke is one that comes back from story to story. */
export const MEMORY_KINDS = ['friend', 'place', 'promise', 'joke'] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];

export interface Memory {
  kind: MemoryKind;
  /** One line, such as "Crumb, a fox who is afraid of stairs". `{child}` stands for the child. */
  text: string;
}

const schema = z.object({
  kind: z.enum(MEMORY_KINDS),
  text: z.string().check(z.minLength(1), z.maxLength(LIMITS.memoryText)),
});

/** Null for anything else, such as a kind of a later version. */
export function parseMemory(input: unknown): Memory | null {
  const read = schema.safeParse(input);
  return read.success ? read.data : null;
}

/** The line as the family reads it, beginning with a capital or the name as it was typed. */
export function memoryWithName({ text }: Pick<Memory, 'text'>, childName: string): string {
  // A function, because a name may contain "$&", which a replacement text would interpret.
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).replaceAll(CHILD_PLACEHOLDER, () => childName);
}
