/** Parses the model's answer ourselves, because requesting a schema does not guarantee it (decision S6). */
import {
  type AvoidedTopic,
  bySpeaker,
  derivedFields,
  doable,
  type FamilyPage,
  type InferenceContext,
  inferScenes,
  joinedCast,
  type Memory,
  NO_CAST,
  pageParagraphs,
  pagesFromParagraphs,
  parseMemory,
  parseScene,
  plainKindsOf,
  readCast,
  SCENE_LIMITS,
  type Scene,
  type StoryCast,
  type Verb,
  withAnimal,
  withManyViews,
  withoutTopics,
} from '@tuckaway/domain';
import { parseJson } from '../../lib/parse-json.ts';
import { tidyPlaceholders } from '../names/placeholders.ts';
import type { ModelAnswer } from '../ports/storyteller.ts';

/** Title and pages in plain text, with normalized white space and placeholders. */
export interface Draft {
  title: string;
  pages: FamilyPage[];
  /** For the next episode, as the model wrote it; see episode-notes.ts. */
  recap?: string;
  cast?: string[];
  /** Missing if its scenes name nobody and nothing of their own. */
  pictureCast?: StoryCast;
  /** For the child's later stories, as the model wrote it; see memories/fit-memories.ts. */
  remember?: Memory[];
}

export interface DraftContext extends InferenceContext {
  /** Topics that no picture may show. */
  notTonight?: readonly AvoidedTopic[] | undefined;
  /** Of the pages before the answer's. */
  pictureCast?: StoryCast | undefined;
  /** What the animal's body cannot be shown doing. */
  cannot?: readonly Verb[] | undefined;
}

/** Characters of an answer: the most tokens that one may have are about 64,000. Longer ones would only cost time. */
const ANSWER_LIMIT = 100_000;
/** Entries of a list for later stories that are read; at most six are stored. */
const LIST_LIMIT = 20;

/**
 * Returns a problem, worded for the model, if the answer is no draft. A scene is never a problem: unknown words, missing scenes and pages are made
 * from the text. So are the pages of an answer in the earlier format, which had `paragraphs` only.
 */
export function parseDraft(answer: ModelAnswer, context: DraftContext): Draft | string {
  if (answer.refused) return 'You refused. Everything asked for is harmless: write the story.';
  if (answer.ending === 'cut-off') return 'The answer was cut off. Write shorter scenes, and the length asked for.';
  if (answer.text.length > ANSWER_LIMIT) return 'The answer was far too long. Send one story, at the length asked for.';
  const given = parseJson(answer.text);
  if (!isRecord(given)) return 'The answer was not one JSON object with "title" and "pages".';
  const story =
    Array.isArray(given.pages) && given.pages.every(isRecord)
      ? { ...given, pages: withAnimal(given.pages, context.favoriteAnimal) }
      : given;
  const { title, recap, cast, remember } = story;
  if (typeof title !== 'string') return '"title" has to be text.';
  const drawn = joinedCast(context.pictureCast ?? NO_CAST, castOf(story));
  const pages = pagesOf(story, context, drawn);
  if (typeof pages === 'string') return pages;
  return {
    title: tidy(title),
    pages: pages.map(({ text, scene }) => ({ text, scene: withoutTopics(scene, context.notTonight ?? [], drawn) })),
    ...(drawn.characters.length + drawn.things.length > 0 && { pictureCast: drawn }),
    ...(typeof recap === 'string' ? { recap: tidy(recap) } : {}),
    ...(Array.isArray(cast)
      ? {
          cast: cast
            .slice(0, LIST_LIMIT)
            .filter((one) => typeof one === 'string')
            .map(tidy),
        }
      : {}),
    ...(Array.isArray(remember) ? { remember: remember.slice(0, LIST_LIMIT).flatMap(memoryOf) } : {}),
  };
}

function memoryOf(line: unknown): Memory[] {
  if (!isRecord(line) || typeof line.text !== 'string') return [];
  const read = parseMemory({ ...line, text: tidy(line.text) });
  return read ? [read] : [];
}

/** Each page brings those whom it names first; an example has them at its beginning. */
function castOf({ pages, pictureCast }: Record<string, unknown>): StoryCast {
  if (pictureCast !== undefined) return readCast(pictureCast);
  return readCast(Array.isArray(pages) ? pages.flatMap((page) => (isRecord(page) && Array.isArray(page.new) ? page.new : [])) : []);
}

function pagesOf({ pages, paragraphs }: Record<string, unknown>, context: DraftContext, cast: StoryCast): FamilyPage[] | string {
  if (pages === undefined && Array.isArray(paragraphs)) {
    return paragraphs.every((paragraph) => typeof paragraph === 'string')
      ? pagesFromParagraphs(tidied(paragraphs), context)
      : '"paragraphs" has to be a list of texts.';
  }
  if (!Array.isArray(pages)) return '"pages" has to be a list.';
  if (!pages.every(isWritten)) return 'Each of the "pages" has to have a "text".';
  const written = pages
    .map(({ text, scene }) => ({ paragraphs: tidied(pageParagraphs(text.replace(/\r\n?/g, '\n'))).flatMap(spoken), scene }))
    .filter((page) => page.paragraphs.length > 0);
  if (written.length > SCENE_LIMITS.pages) {
    return pagesFromParagraphs(
      written.flatMap((page) => page.paragraphs),
      context,
    );
  }
  const texts = written.map((page) => page.paragraphs.join('\n\n'));
  const inferred = inferScenes(texts, context);
  const plain = plainKindsOf(pages, cast);
  const read = texts.map((text, index) => {
    const { scene } = written[index] ?? {};
    const drawn = isRecord(scene) ? parseScene(scene, inferred[index], cast, plain) : (inferred[index] ?? parseScene(undefined));
    return { text, scene: withoutVerbs(drawn, context.cannot ?? [], cast) };
  });
  return withManyViews(read);
}

/** The animal does only what its body can. */
function withoutVerbs(scene: Scene, cannot: readonly Verb[], cast: StoryCast): Scene {
  const { staging } = scene;
  if (!staging.acts.some(({ who, does }) => who.includes('animal') && cannot.includes(does))) return scene;
  const changed = { ...staging, acts: doable(staging.acts, (name) => (name === 'animal' ? cannot : [])) };
  return { ...scene, ...derivedFields(changed, cast), staging: changed };
}

function isWritten(page: unknown): page is { text: string; scene?: unknown } {
  return isRecord(page) && typeof page.text === 'string';
}

/** A paragraph for each speaker, except in verse. */
function spoken(paragraph: string): string[] {
  return paragraph.includes('\n') ? [paragraph] : bySpeaker(paragraph);
}

/** Lines of verse stay lines. */
function tidied(paragraphs: readonly string[]): string[] {
  return paragraphs
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map(tidy)
        .filter((line) => line !== '')
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '');
}

/** Characters that no one sees, such as a soft hyphen: they would hide a word from the checks, or turn the text around. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

function tidy(text: string): string {
  return tidyPlaceholders(text.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim());
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
