/** Verse for ages 2–3: pieces that join to one evening, and what places and bodies bring to them. content/README.md describes the format. */
import * as z from 'zod/mini';
import { BODIES } from '../scenes/bodies.ts';
import { SETTING_IDS } from '../stories/story-options.ts';
import { type Choice, choicesSchema, type Line, readLine } from './arc.ts';
import { type CompactScene, compactSceneSchema, unknownWords } from './compact-scene.ts';
import { lines, paragraphs } from './notation.ts';

/** The parts of an evening in their order. A book has a piece for each of one, two or all three. */
export const EVENING = ['out', 'home', 'bed'] as const;
export type EveningPart = (typeof EVENING)[number];

/** When a page is told: its piece begins the book or follows another one, leads to another one or ends the book. */
const TURNS = ['begins', 'follows', 'leads', 'ends'] as const;
type Turn = (typeof TURNS)[number];

/** Lines of verse in their stanzas. */
export interface VersePage {
  scene: CompactScene;
  stanzas: readonly (readonly Line[])[];
}

export interface Verse {
  id: string;
  part: EveningPart;
  titles: readonly string[];
  recaps: readonly string[];
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** Pages of its own, and where those of the place and the animal's body stand. */
  pages: readonly ((VersePage & { when: Turn | null }) | { stanza: 'place' | 'body' })[];
}

/** Things and neighbors of the place, as scenes and slots name them. */
const OF_PLACES = ['thing1', 'thing2', 'thing3', 'pal1', 'pal2', 'pal3'];

const pageSchema = z.pipe(
  z.strictObject({ scene: compactSceneSchema, text: paragraphs(readLine) }),
  z.transform(({ scene, text }, context): VersePage => {
    for (const { message, path } of unknownWords(scene, []))
      context.issues.push({ code: 'custom', message, input: scene, path: ['scene', ...path] });
    return { scene, stanzas: text };
  }),
);
const eveningSchema = z.strictObject({ out: pageSchema, home: pageSchema, bed: pageSchema });

export const verseSchema = z.pipe(
  z.strictObject({
    id: z.string(),
    part: z.enum(EVENING),
    titles: lines((line) => line),
    recap: lines((line) => line),
    choices: z._default(z.record(z.string(), choicesSchema), {}),
    pages: z.array(
      z.union([
        z.strictObject({ stanza: z.enum(['place', 'body']) }),
        z.strictObject({ when: z.exactOptional(z.enum(TURNS)), scene: compactSceneSchema, text: paragraphs(readLine) }),
      ]),
    ),
  }),
  z.transform(({ recap, pages, ...verse }, context): Verse => {
    for (const [index, page] of pages.entries())
      if ('scene' in page)
        for (const { message, path } of unknownWords(page.scene, [...Object.keys(verse.choices), ...OF_PLACES]))
          context.issues.push({ code: 'custom', message, input: page.scene, path: ['pages', index, 'scene', ...path] });
    return {
      ...verse,
      recaps: recap,
      pages: pages.map((page) => ('stanza' in page ? page : { when: page.when ?? null, scene: page.scene, stanzas: page.text })),
    };
  }),
);

/** A place's words of a beat each, but `in` of any length, and its stanza for each part of an evening. */
const placeVerseSchema = z.extend(eveningSchema, {
  ...{ in: z.string(), ground: z.string(), hush: z.string(), sound: z.string() },
  things: choicesSchema,
  pals: choicesSchema,
});
export type PlaceVerse = z.infer<typeof placeVerseSchema>;
export const placesVerseSchema = z.partialRecord(z.enum(SETTING_IDS), placeVerseSchema);

/** The sound of a body's steps, its parts in one beat, and its stanza for each part of an evening. */
const bodyVerseSchema = z.extend(eveningSchema, {
  step: z.string(),
  parts: z.string(),
  /** For a swimmer in its own element. */
  underwater: z.exactOptional(z.strictObject({ out: pageSchema, bed: pageSchema })),
});
export const bodiesVerseSchema = z.record(z.enum(BODIES), bodyVerseSchema);
