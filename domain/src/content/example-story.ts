/** A story of our own that shows a model what we expect. */
import * as z from 'zod/mini';
import { AGE_BANDS, type AgeBand } from '../children/age-bands.ts';
import { MEMORY_KINDS, type MemoryKind } from '../children/child-memory.ts';
import { childPlaceholders } from '../children/child-names.ts';
import { AVOIDED_TOPIC_IDS, PRONOUNS, type Pronouns, topicLabels } from '../children/story-wishes.ts';
import { LIMITS } from '../limits.ts';
import { NO_CAST, type StoryCast } from '../scenes/acts/staging.ts';
import type { Scene } from '../scenes/scene.ts';
import { SETTING_IDS, type StorySetting, type StoryTone, TONE_IDS } from '../stories/story-options.ts';
import { compactCastSchema } from './compact-cast.ts';
import { compactSceneSchema, fullScene, unknownWords } from './compact-scene.ts';

export interface ExampleStory {
  request: {
    animal: string;
    setting: StorySetting;
    tone: StoryTone;
    age: AgeBand;
    pronouns?: Pronouns;
    /** Of all pages together. */
    words: number;
    /** Placeholders, if there is more than one child. */
    children?: string[];
    /** The notes of a plot, in its order: opening, wish, trouble, deed, sleep. */
    plot: string[];
    before?: { recap: string; cast: string[] };
    known?: { kind: MemoryKind; text: string }[];
    /** In words. */
    notTonight?: string[];
  };
  /** The thoughts come first, as a model writes them. */
  answer: {
    engine: string;
    trouble: string;
    deed: string;
    title: string;
    pictureCast?: StoryCast;
    pages: { text: string; scene: Scene }[];
    recap: string;
    cast: string[];
  };
}

const exampleStorySchema = z.pipe(
  z.strictObject({
    title: z.string(),
    request: z.strictObject({
      animal: z.string(),
      setting: z.enum(SETTING_IDS),
      tone: z.enum(TONE_IDS),
      age: z.enum(AGE_BANDS),
      pronouns: z.exactOptional(z.enum(PRONOUNS)),
      words: z.int(),
      children: z._default(z.int().check(z.gte(1), z.lte(LIMITS.siblings + 1)), 1),
    }),
    plot: z.array(z.string()).check(z.length(5)),
    before: z.exactOptional(z.strictObject({ recap: z.string(), cast: z.array(z.string()) })),
    known: z.exactOptional(z.array(z.strictObject({ kind: z.enum(MEMORY_KINDS), text: z.string() }))),
    notTonight: z._default(z.array(z.enum(AVOIDED_TOPIC_IDS)), []),
    /** What a model thinks before it writes. */
    thoughts: z.strictObject({ engine: z.string(), trouble: z.string(), deed: z.string() }),
    recap: z.string(),
    cast: z.array(z.string()),
    /** Who and what its acts name. */
    pictureCast: z.exactOptional(compactCastSchema),
    pages: z.array(z.strictObject({ scene: compactSceneSchema, text: z.string() })),
  }),
  // The order of fields is the order in which the prompt has them.
  z.transform(
    (
      {
        title,
        request: { animal, setting, tone, age, pronouns, words, children },
        plot,
        before,
        known,
        notTonight,
        thoughts,
        recap,
        cast,
        pictureCast,
        pages,
      },
      context,
    ): ExampleStory => {
      const names = [...(pictureCast?.characters ?? []), ...(pictureCast?.things ?? [])].map(({ name }) => name);
      for (const [index, { scene }] of pages.entries())
        for (const { message, path } of unknownWords(scene, names))
          context.issues.push({ code: 'custom', message, input: scene, path: ['pages', index, 'scene', ...path] });
      return {
        request: {
          ...{ animal, setting, tone, age },
          ...(pronouns && { pronouns }),
          words,
          ...(children > 1 && { children: childPlaceholders(children - 1) }),
          plot,
          ...(before && { before }),
          ...(known && { known }),
          ...(notTonight.length > 0 && { notTonight: topicLabels(notTonight) }),
        },
        answer: {
          ...thoughts,
          title,
          ...(pictureCast && { pictureCast }),
          pages: pages.map(({ scene, text }) => ({ text: text.trim(), scene: fullScene(scene, setting, pictureCast ?? NO_CAST) })),
          recap,
          cast,
        },
      };
    },
  ),
);

/** A file: the stories of one age and tone. */
export const examplesSchema = z.array(exampleStorySchema);
