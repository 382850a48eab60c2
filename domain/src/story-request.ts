/** What a family asks for: `POST /api/generate-story` (section 7), parsed alike by form and function. */
import * as z from 'zod/mini';
import { earlierEpisodeSchema } from './episode.ts';
import { LIMITS } from './limits.ts';
import { normalizePersonText, personTextProblem } from './person-text.ts';
import { LENGTH_IDS, SETTING_IDS, TONE_IDS } from './story-options.ts';

/**
 * A child's name or an animal that has been normalized already, as it is stored.
 * @param words for the refusal: what is missing, and what the field is called in a sentence
 */
export function personName(limit: number, { missing = 'Missing.', name = 'It' }: { missing?: string; name?: string } = {}) {
  return z.string().check((context) => {
    const problem = personTextProblem(context.value, limit);
    if (problem === null) return;
    const message =
      problem === 'missing'
        ? missing
        : problem === 'too-long'
          ? `${name} is too long: at most ${limit} characters, please.`
          : `${name} can only have letters, spaces, apostrophes, hyphens, dots and commas.`;
    context.issues.push({ code: 'custom', input: context.value, message });
  });
}

/** What a family types into such a field: normalized, then checked. */
export function personText(missing: string, name: string, limit: number) {
  return z.pipe(z.pipe(z.string({ error: missing }), z.transform(normalizePersonText)), personName(limit, { missing, name }));
}

const sibling = personText("Please tell us the other child's name.", "The other child's name", LIMITS.childName);

/** Written out for the same reason as in episode.ts. */
const siblings = z.transform((input: unknown, { issues }): string[] => {
  const refuse = (message: string): string[] => {
    issues.push({ code: 'custom', input, message });
    return [];
  };
  const refusal = `Please name one to ${LIMITS.siblings} other children, or none.`;
  if (!Array.isArray(input) || input.length === 0 || input.length > LIMITS.siblings) return refuse(refusal);
  const read = input.map((name) => sibling.safeParse(name));
  const wrong = read.find(({ success }) => !success);
  return wrong ? refuse(wrong.error?.issues[0]?.message ?? refusal) : read.map(({ data }) => data ?? '');
});

export const storyRequestSchema = z.object(
  {
    childName: personText("Please tell us the child's name.", "The child's name", LIMITS.childName),
    favoriteAnimal: personText('Please name a favorite animal.', 'The favorite animal', LIMITS.favoriteAnimal),
    storySetting: z.enum(SETTING_IDS, { error: 'Please choose one of the story settings.' }),
    storyLength: z.enum(LENGTH_IDS, { error: 'Please choose a story length: short, medium or long.' }),
    storyTone: z.enum(TONE_IDS, { error: 'Please choose a mood: funny, sleepy, cozy, silly or calm.' }),
    /** Other children in the same story. */
    siblings: z.optional(siblings),
    /** The story before this one. */
    continues: z.optional(earlierEpisodeSchema),
  },
  { error: 'Please send the story request as a JSON object.' },
);

export type StoryRequest = z.infer<typeof storyRequestSchema>;

export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string; field?: string };

/** Checks and normalizes a story request; a refusal says in plain words what is wrong with the first wrong field. */
export function parseStoryRequest(input: unknown): Parsed<StoryRequest> {
  return parsedBy(storyRequestSchema, input, 'Please send the story request as a JSON object.');
}

/** @param otherwise where the refusal has no words of its own. */
export function parsedBy<T>(schema: z.ZodMiniType<T>, input: unknown, otherwise: string): Parsed<T> {
  const result = schema.safeParse(input);
  if (result.success) return { ok: true, value: result.data };
  const issue = result.error.issues[0];
  const field = issue?.path[0];
  return { ok: false, message: issue?.message ?? otherwise, ...(typeof field === 'string' ? { field } : {}) };
}

/** What the function answers (section 7): plain text, paragraphs apart by a blank line. */
export interface GeneratedStory {
  title: string;
  content: string;
  /** `content` with {@link CHILD_PLACEHOLDER} in the name's place, and the others' in theirs (decisions P16). */
  template?: string;
  /** For the next episode; absent where the model told nothing fit to be kept. Without any name, as the template is. */
  recap?: string;
  cast?: string[];
}

/** What stands for the child's name wherever a model sees or writes it (decisions S5). */
export const CHILD_PLACEHOLDER = '{child}';
