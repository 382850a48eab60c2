/** The format in which the model answers, within what OpenAI's strict mode accepts: every property required, no other allowed, and few limits. */
import { answeredPageSchema, LIMITS, MEMORY_KINDS, SCENE_LIMITS } from '@tuckaway/domain';
import * as z from 'zod/mini';

const thought = (description: string) =>
  z.string().register(z.globalRegistry, { description: `${description}, in at most twelve words; nobody reads it` });

/**
 * In the order in which the model writes: what a story stands on before its first word, and a page's text before its scene, so that the scene shows what
 * the text says.
 */
const answerSchema = z.strictObject({
  engine: thought('What brings each page and the end by itself'),
  trouble: thought('What this animal’s body makes hard'),
  deed: thought('What {child} does about it with hands, and the last line of the story'),
  title: z.string(),
  pages: z.array(answeredPageSchema).check(z.maxLength(SCENE_LIMITS.pages)),
  recap: z.string().register(z.globalRegistry, { description: 'What happened, in two sentences' }),
  cast: z.array(z.string()).register(z.globalRegistry, { description: 'The other characters, each by name and kind, six at most' }),
  remember: z
    .array(z.strictObject({ kind: z.enum(MEMORY_KINDS), text: z.string() }))
    .check(z.maxLength(LIMITS.newMemories))
    .register(z.globalRegistry, {
      description:
        'What later stories may bring back: a new friend, a place, a promise not yet kept, a joke; a few words each, understood without this story. None is fine',
    }),
});

const { $schema: _dialect, ...schema } = z.toJSONSchema(answerSchema);

/** `response_format` of a story's request. */
export const ANSWER_FORMAT = { type: 'json_schema' as const, json_schema: { name: 'bedtime_story', strict: true, schema } };
