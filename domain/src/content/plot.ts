/** Plot ideas. The server picks one for each story, because models left to themselves repeat the same story. */
import * as z from 'zod/mini';
import { BODIES, type Body } from '../scenes/bodies.ts';
import { SETTING_IDS, type StorySetting, type StoryTone, TONE_IDS } from '../stories/story-options.ts';

export interface Plot {
  /** Stored with a family so that the plot is not repeated soon; never reused for another plot. */
  id: string;
  settings: readonly StorySetting[];
  tones: readonly StoryTone[];
  /** Of the animals whose bodies make this trouble. */
  bodies: readonly Body[];
  /** A sentence in the past tense that can open a story: one observation, without a hero. */
  opening: string;
  /** Notes in a few words: the wish, the small trouble of the animal's body, what {child} does about it with hands, the way to sleep. */
  wish: string;
  trouble: string;
  deed: string;
  sleep: string;
}

export const plotsSchema = z.pipe(
  z.strictObject({
    /** Names for several settings. */
    groups: z.record(z.string(), z.array(z.enum(SETTING_IDS))),
    /** Ids of earlier plots, which families may still have. */
    retired: z._default(z.string(), ''),
    plots: z.array(
      z.strictObject({
        id: z.string(),
        /** Settings and groups; missing: anywhere. */
        settings: z.exactOptional(z.array(z.string())),
        tones: z.array(z.enum(TONE_IDS)),
        bodies: z.array(z.enum(BODIES)).check(z.minLength(1)),
        opening: z.string(),
        wish: z.string(),
        trouble: z.string(),
        deed: z.string().check(z.regex(/\{child\}/)),
        sleep: z.string(),
      }),
    ),
  }),
  z.transform(({ groups, retired, plots }, context): Plot[] => {
    const taken = new Set(retired.split(/\s+/u));
    return plots.map(({ id, settings, ...plot }, index) => {
      if (taken.has(id))
        context.issues.push({ code: 'custom', message: `“${id}” was another plot.`, input: id, path: ['plots', index, 'id'] });
      taken.add(id);
      const found = settings?.flatMap((name, at) => {
        const named = groups[name] ?? SETTING_IDS.filter((setting) => setting === name);
        const path = ['plots', index, 'settings', at];
        if (named.length === 0)
          context.issues.push({ code: 'custom', message: `“${name}” is neither a setting nor a group.`, input: name, path });
        return named;
      });
      return { id, settings: found ?? SETTING_IDS, ...plot };
    });
  }),
);
