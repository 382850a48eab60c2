/** An arc: one story in many wordings. content/README.md describes the format. */
import * as z from 'zod/mini';
import { BODIES, type Body } from '../scenes/bodies.ts';
import { FIGURE_KINDS, FIGURE_STATES, type FigureState, OBJECT_KINDS } from '../scenes/vocabulary.ts';
import { MOMENT_IDS, type Moment } from '../stories/moments.ts';
import { SETTING_IDS, type StorySetting } from '../stories/story-options.ts';
import { actsSchema, type CompactScene, compactSceneSchema, unknownWords } from './compact-scene.ts';
import { lines, NotationError, notation, oneOf, paragraphs } from './notation.ts';

/** How long a story is: 0 short, 1 medium, 2 long. */
export type Level = 0 | 1 | 2;

export const MOODS = ['funny', 'silly', 'cozy', 'calm', 'sleepy'] as const;
export const TRAITS = ['flies', 'swims', 'digs', 'tiny', 'huge', 'slow', 'legs', 'silent'] as const;
export type Trait = (typeof TRAITS)[number];

const CONDITIONS = [
  ...MOODS,
  ...TRAITS,
  ...BODIES,
  'else',
  'alone',
  'sibling',
  'two',
  'three',
  '2-3',
  '4-5',
  '6-8',
  '4-8',
  ...SETTING_IDS,
] as const;
/** When a line is told. `else`: the animal has none of the traits of the lines before, nor their bodies. */
export type Condition = (typeof CONDITIONS)[number];

/** Whether a line is about what the animal's body can do. */
export const isOfBody = (word: Condition): word is Trait | Body => [...TRAITS, ...BODIES].some((own) => own === word);

/** Who is muddy or wet from a line on; null: no longer. */
export interface Change {
  /** A scene's figure, or the name of a choice. */
  who: string;
  state: FigureState | null;
}

export interface Line {
  /** Told only where there is room: nothing else may depend on it. */
  optional: boolean;
  /** One of them has to hold; empty: always told. */
  when: readonly Condition[];
  changes: readonly Change[];
  /** A story uses one of them. */
  wordings: readonly string[];
}

/** What solves a story, as in `low` (look from below); content/words/storyteller.yaml has lines for each. */
export const IDEAS = ['low', 'letgo', 'listen', 'together', 'swap', 'between', 'feel', 'tie', 'use', 'near', 'want', 'show'] as const;
export type Idea = (typeof IDEAS)[number];

/** A line of its own where nobody knows what to do: what the animal says there belongs to no arc. */
export const DOUBT = '<doubt>';

export interface ArcPage {
  scene: CompactScene;
  /** What is done instead if the animal has the trait or the body, or at a place: a bird's page and a whale's show what their texts say. */
  acts: Readonly<Partial<Record<Trait | Body | StorySetting, CompactScene['acts']>>>;
  paragraphs: readonly (readonly Line[])[];
}

/** A phrase that is told twice or more, and its changed form at the end. */
export interface Refrain {
  phrase: string;
  last: string;
}

/** One of several things or characters: “a red mitten”, “the mitten”, and its word in scenes. */
export interface Choice {
  a: string;
  the: string;
  word: string | null;
}

/** What is lent, and lines about it, in which `<lender>` is whose it is. */
export interface Lending {
  /** As in “a cushion”. */
  thing: string;
  /** Where it is lent, in later stories until it is given back, and there. */
  lent: readonly string[];
  used: readonly string[];
  returned: readonly string[];
}

export interface Arc {
  id: string;
  /** Where alone it happens; null: everywhere. */
  place: string | null;
  /** The body of the animals for which it is told; null: all. */
  body: Body | null;
  /** What happened to a family today. An arc with neither place nor body is told for its moment only. */
  moment: Moment | null;
  titles: readonly string[];
  refrains: readonly Refrain[];
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** What happened, in one sentence, of which later stories quote the beginning. */
  recaps: readonly string[];
  /** Of what kind the idea is that solves it; null if no later story may compare itself with it. */
  idea: Idea | null;
  /** The choices that are characters. */
  cast: readonly string[];
  /** What the first character lends. */
  lends: Lending | null;
  /** The same story written three times: short, medium and long. */
  lengths: readonly [readonly ArcPage[], readonly ArcPage[], readonly ArcPage[]];
}

const LENGTHS = ['short', 'medium', 'long'] as const;
/** Lines that the three texts of a page share, each put where a text has a line like `<moods>`. */
const PARTS = ['moods', 'bodies', 'children', 'places'] as const;
const PREFIX = /^(\??) *(?:\[([^\]]+)\])? */u;
/** As `tools/storyteller/engine/wording/slots.ts` fills them. */
const SLOT = /<\p{L}+\d*(?:\.(?:a|the))?>/gu;
const STRAY = /[<>[\]|]/u;

/** Those whom the words of each place have, as scenes name them. */
const LOCALS = ['who1', 'who2', 'who3', 'who4', 'who5'];

const plain = (line: string) => line;
const wordings = lines(plain);

/** The words of a choice on each line: {@link readChoice}. */
export const choicesSchema = lines(readChoice);

const pageText = paragraphs((line) => readPart(line) ?? readLine(line));
const sharedLines = lines(readLine);

export const arcSchema = z.pipe(
  z.strictObject({
    id: z.string(),
    place: z.exactOptional(z.enum(SETTING_IDS)),
    body: z.exactOptional(z.enum(BODIES)),
    moment: z.exactOptional(z.enum(MOMENT_IDS)),
    titles: wordings,
    refrain: lines(readRefrain),
    choices: z.record(z.string(), choicesSchema),
    recap: wordings,
    idea: z.exactOptional(z.enum(IDEAS)),
    cast: notation((text) => text.split(/[ ,]+/u).filter((name) => name !== '')),
    lends: z.exactOptional(
      z.strictObject({ thing: z.string().check(z.regex(/^an? [\p{L} -]+$/u)), lent: wordings, used: wordings, returned: wordings }),
    ),
    pages: z.array(
      z.strictObject({
        scene: compactSceneSchema,
        acts: z._default(z.partialRecord(z.enum([...TRAITS, ...BODIES, ...SETTING_IDS]), actsSchema), {}),
        ...{ short: z.exactOptional(pageText), medium: z.exactOptional(pageText), long: z.exactOptional(pageText) },
        ...{ moods: z.exactOptional(sharedLines), bodies: z.exactOptional(sharedLines) },
        ...{ children: z.exactOptional(sharedLines), places: z.exactOptional(sharedLines) },
      }),
    ),
  }),
  z.transform(
    (
      { id, place = null, body = null, moment = null, titles, refrain, choices, recap, idea = null, cast, lends = null, pages },
      context,
    ): Arc => {
      const isSomewhere = place !== null || body !== null;
      if ((place !== null && body !== null) || !(isSomewhere || moment !== null))
        context.issues.push({ code: 'custom', message: 'An arc has a place, a body or a moment.', input: body, path: ['body'] });
      for (const [index, page] of pages.entries())
        for (const { scene, at } of [{ scene: page.scene, at: ['scene'] }, ...insteadOf(page)])
          for (const { message, path } of unknownWords(scene, [...Object.keys(choices), ...LOCALS]))
            context.issues.push({ code: 'custom', message, input: scene, path: ['pages', index, ...at, ...path.slice(at.length - 1)] });
      const told = (length: (typeof LENGTHS)[number]) =>
        pages.flatMap((page, index): ArcPage[] => {
          const { scene, acts, [length]: text } = page;
          if (text === undefined) return [];
          for (const name of PARTS)
            if ((page[name] !== undefined) !== text.flat().includes(name))
              context.issues.push({
                code: 'custom',
                message: page[name] === undefined ? `<${name}> is not on this page.` : `No line says where <${name}> are told.`,
                input: text,
                path: ['pages', index, length],
              });
          const paragraphs = text.map((lines) => lines.flatMap((line) => (typeof line === 'string' ? (page[line] ?? []) : [line])));
          return [{ scene, acts, paragraphs: paragraphs.filter((lines) => lines.length > 0) }];
        });
      return {
        ...{ id, place, body, moment, titles },
        refrains: refrain,
        choices,
        recaps: recap,
        ...{ idea, cast, lends },
        lengths: [told('short'), told('medium'), told('long')],
      };
    },
  ),
);

/** The page's scene with the acts of each trait that has its own, and where those are written. */
function insteadOf({ scene, acts }: Pick<ArcPage, 'scene' | 'acts'>): { scene: CompactScene; at: string[] }[] {
  const { exactly: _exactly, ...rest } = scene;
  return Object.entries(acts).map(([trait, own]) => ({ scene: { ...rest, acts: own, things: [] }, at: ['acts', trait] }));
}

function readRefrain(line: string): Refrain {
  const [phrase, last] = line.split(' / ');
  if (!phrase || !last) throw new NotationError(`The refrain “${line}” needs a phrase and its last form: phrase / last form.`);
  return { phrase, last };
}

/** `a | the | scene word`; missing parts repeat or stay empty. */
function readChoice(line: string): Choice {
  const [a = '', the = a, word = null] = line.split(' | ').map((part) => part.trim());
  if (word !== null) oneOf<string>([...FIGURE_KINDS, ...OBJECT_KINDS], word, 'a figure or an object of scenes', line);
  return { a, the, word };
}

/** The part that a line of its own asks for, such as `<moods>`. */
function readPart(line: string): (typeof PARTS)[number] | undefined {
  return PARTS.find((name) => line === `<${name}>`);
}

export function readLine(text: string): Line {
  const [prefix = '', optional = '', conditions = ''] = PREFIX.exec(text) ?? [];
  const words = conditions
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const changes = words.flatMap(readChange);
  const when = words.filter((word) => readChange(word).length === 0).map((word) => oneOf(CONDITIONS, word, 'a condition', text));
  const wordings = text.slice(prefix.length).split(/(?:^| )\|(?: |$)/u);
  if (wordings.some((wording) => wording.trim() === '')) throw new NotationError(`A wording is empty: ${text}`);
  if (wordings.some((wording) => STRAY.test(wording.replaceAll(SLOT, ''))))
    throw new NotationError(`A “|” has a space on both sides, a condition is in [ ], and a slot is in < >: ${text}`);
  return { optional: optional === '?', when, changes, wordings: wordings.map((wording) => wording.trim()) };
}

/** `animal is muddy`, and later `animal is clean`. */
function readChange(word: string): Change[] {
  const [, who = '', state = ''] = /^(\S+) is (\S+)$/u.exec(word) ?? [];
  if (state === 'clean') return [{ who, state: null }];
  return FIGURE_STATES.filter((known) => known === state).map((known) => ({ who, state: known }));
}
