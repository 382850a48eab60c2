/** Reads recorded answers of a model. */
import * as z from 'zod/mini';
import { AGE_BANDS } from '../../../domain/src/index.ts';
import { parseJson } from '../../local/json.ts';

const storySchema = z.object({
  title: z.string(),
  /** One text per page, with a scene or without; paragraphs are divided by blank lines. */
  pages: z.array(
    z.union([
      z.string(),
      z.pipe(
        z.object({ text: z.string() }),
        z.transform(({ text }) => text),
      ),
    ]),
  ),
  /** Missing: the default band. */
  age: z.optional(z.enum(AGE_BANDS)),
  mood: z.optional(z.string()),
});
export type ToldStory = z.infer<typeof storySchema>;

const completionSchema = z.object({ choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]) });

export const FORMATS = 'A file is JSON or JSONL of {title, pages}, perhaps with age and mood, or of chat completions with such an answer.';

/** A file that holds no story; its message says what was expected. */
export class UnreadableAnswers extends Error {}

/** @throws UnreadableAnswers */
export function readAnswers(text: string): ToldStory[] {
  const values = [parseJson(text) ?? text.trim().split('\n').map(parseJson)].flat();
  const stories = values.map((value) => storySchema.safeParse(storyIn(value)));
  const unreadable = stories.findIndex(({ data }) => !data?.pages.length);
  if (stories.length === 0 || unreadable >= 0) throw new UnreadableAnswers(`Answer ${unreadable + 1} is no story. ${FORMATS}`);
  return stories.flatMap(({ data }) => data ?? []);
}

/** The value itself, or the answer in the message of a chat completion. */
function storyIn(value: unknown): unknown {
  const { data } = completionSchema.safeParse(value);
  return data ? parseJson(data.choices[0].message.content) : value;
}
