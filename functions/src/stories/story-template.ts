/** A story before and after the names are inserted. */
import { bodyOfAnimal } from '@tuckaway/art/kit';
import {
  CHILD_PLACEHOLDER,
  capitalized,
  childPlaceholders,
  coverScene,
  type EpisodeNotes,
  type FamilyPage,
  type GeneratedStory,
  type Memory,
  NO_CAST,
  pageParagraphs,
  pagesFromParagraphs,
  type StoryCast,
  type StoryRequest,
} from '@tuckaway/domain';
import type { DraftContext } from './checks/parse-draft.ts';
import { escaped } from './names/find-name.ts';
import { hideName, type SentAnimal, showWord } from './names/hide-name.ts';
import { apostropheOf, insertName, withApostrophe } from './names/insert-name.ts';
import { sentAnimal } from './names/sent-animal.ts';
import { namesAddProfanity } from './profanity/profanity.ts';

/** A story with placeholders instead of names, as it is stored for repeated requests: no child's name is in it. */
export type StoryTemplate = Partial<EpisodeNotes> & {
  title: string;
  /** Whom and what the scenes of its pages name. */
  pictureCast?: StoryCast;
  /** For the child's later stories. */
  remember?: Memory[];
} & (
    | { pages: FamilyPage[]; paragraphs?: never }
    /** Stored by earlier versions. */
    | { paragraphs: string[]; pages?: never }
  );

/** The pages that a family may be reading already: checked, moderated, reviewed, and never changed. With placeholders instead of names. */
export interface ShownPages {
  title: string;
  pages: FamilyPage[];
  pictureCast?: StoryCast;
  /** The story's plot (plots/). */
  seed: string;
}

/** What the family gets; `recap` and `cast` only if they passed our checks. */
export type FinishedStory = Required<Pick<GeneratedStory, 'title' | 'content' | 'template' | 'pages' | 'cover'>> &
  Pick<GeneratedStory, 'recap' | 'cast' | 'pictureCast'>;

/** What of a request a finished story depends on. */
type FinishedFor = Pick<
  StoryRequest,
  'childName' | 'favoriteAnimal' | 'siblings' | 'friend' | 'storySetting' | 'coverImage' | 'notTonight'
>;

/** Inserts the names and the animal's hidden word. `template`, `recap` and `cast` stay without names (decision P16). */
export function finishStory(template: StoryTemplate, request: FinishedFor): FinishedStory {
  const { childName, siblings = [] } = request;
  const pages = pagesOf(template, request);
  const { apostrophe, spelled } = oneApostrophe([template.title, pages[0]?.text ?? ''], request);
  const { hidden: typed, isOwnName = false } = hiddenWord(request);
  const hidden = typed === null ? null : withApostrophe(typed, apostrophe);
  const named = (part: string) => spelled(insertName(part, childName, siblings, { atStart: startingSentence, apostrophe }));
  const nameless = (part: string) => showWord(part, hidden === null ? null : isOwnName ? hidden : CHILD_PLACEHOLDER);
  // Notes keep the placeholder of the animal's own name, because the next episode's request hides that name again.
  const note = (part: string) => (isOwnName ? part : nameless(part));
  const { title, recap, cast, pictureCast } = template;
  const told = pages.map((page) => ({ ...page, text: named(showWord(page.text, hidden)) }));
  return {
    title: named(showWord(title, hidden, 'title')),
    content: textOf(told),
    template: spelled(nameless(textOf(pages))),
    pages: told,
    cover: coverScene(request),
    ...(pictureCast && { pictureCast }),
    ...(recap === undefined ? {} : { recap: note(recap) }),
    ...(cast === undefined ? {} : { cast: cast.map(note) }),
  };
}

/** A name at the start of a sentence: as it was typed, because “anna” may be meant so, but “de la Cruz” gets a capital. */
function startingSentence(name: string): string {
  return /\p{Lu}/u.test(name) ? capitalized(name) : name;
}

/**
 * Gives a story one kind of apostrophe if its names or animal were typed with one; other stories stay as they are.
 * @param first what is shown first and decides for all that follows, because what is shown never changes.
 */
function oneApostrophe(first: readonly string[], request: FinishedFor) {
  const { childName, siblings = [], favoriteAnimal } = request;
  // The apostrophe of a typed “grandma's cat” says nothing about the rest of the text, also where the animal is sent as “{word}'s cat”.
  const typed = [favoriteAnimal, sentAnimal(request).sent].flatMap((animal) => animal.match(/\S*'\S*/gu) ?? []);
  const apostrophe = apostropheOf(typed.reduce((text, word) => text.replace(new RegExp(escaped(word), 'giu'), ''), first.join(' ')));
  const isTyped = [childName, ...siblings, favoriteAnimal].some((text) => /['’]/u.test(text));
  const spelled = (text: string) => (isTyped ? text.replace(/(?<=\p{L})['’](?=\p{L})|(?<=s)['’](?=\s)/gu, apostrophe) : text);
  return { apostrophe, spelled };
}

/** Whether the request's names make something profane of the story, which moderation sees without them. */
export function addsProfanity(template: StoryTemplate, request: FinishedFor): boolean {
  const { title, content } = finishStory(template, request);
  return namesAddProfanity([title, content], [template.title, ...paragraphsOf(template)]);
}

/** Everything that is stored of a story and therefore moderated, and the whole text, because gentle paragraphs can add up to something that is not. */
export function moderatedTexts(template: StoryTemplate): string[] {
  const paragraphs = paragraphsOf(template);
  return [template.title, ...paragraphs, ...castTexts(template.pictureCast), ...notesOf(template), paragraphs.join('\n\n')];
}

/** All free words of a cast. */
export function castTexts({ characters, things }: StoryCast = NO_CAST): string[] {
  const described = characters.flatMap(({ hair, skin, carries }) => [hair, skin, carries]);
  return [...[...characters, ...things].map(({ name }) => name), ...described].filter((text) => text !== undefined);
}

/**
 * What is reviewed of a story for what frightens: whole pages, because a page may comfort where one of its paragraphs alone would not.
 * @param shown what was reviewed before, when it was shown. It is compared by its text, because a stored story may be another version.
 */
export function reviewedTexts(
  { title, pages, paragraphs = [] }: StoryTemplate,
  shown: { title: string; pages: readonly FamilyPage[] } | null,
): string[] {
  const seen = shown ? [shown.title, ...shown.pages.map(({ text }) => text)] : [];
  return [title, ...(pages?.map(({ text }) => text) ?? paragraphs)].filter((text) => !seen.includes(text));
}

/** The same story without the notes that frighten; without a recap it has no cast either. */
export function withoutNotes(template: StoryTemplate, frightening: readonly string[]): StoryTemplate {
  if (!notesOf(template).some((text) => frightening.includes(text))) return template;
  const isGentle = (text: string) => !frightening.includes(text);
  const { recap, cast = [], remember = [], ...story } = template;
  const figures = cast.filter(isGentle);
  const lines = remember.filter(({ text }) => isGentle(text));
  return {
    ...story,
    ...(recap !== undefined && isGentle(recap) ? { recap, ...(figures.length > 0 ? { cast: figures } : {}) } : {}),
    ...(lines.length > 0 ? { remember: lines } : {}),
  };
}

/** What of a story is for later stories only. */
export function notesOf({ recap, cast = [], remember = [] }: StoryTemplate): string[] {
  return [...(recap === undefined ? [] : [recap]), ...cast, ...remember.map(({ text }) => text)];
}

/** The paragraphs of all pages. */
export function paragraphsOf({ pages, paragraphs = [] }: Pick<StoryTemplate, 'pages' | 'paragraphs'>): string[] {
  return pages?.flatMap(({ text }) => pageParagraphs(text)) ?? paragraphs;
}

/** What inferring the scenes of a template needs to know: who is who in its text. */
export function templateContext(request: Omit<FinishedFor, 'coverImage'>): DraftContext {
  const [childName = CHILD_PLACEHOLDER, ...siblings] = childPlaceholders(request.siblings?.length ?? 0);
  return {
    storySetting: request.storySetting,
    favoriteAnimal: sentAnimal(request).sent,
    childName,
    siblings,
    notTonight: request.notTonight,
    cannot: bodyOfAnimal(request.favoriteAnimal).cannot,
  };
}

/**
 * The word that a story's {word} stands for. Stories of earlier versions hid only a child's name; an earlier app that repeats a request drops the friend,
 * whose name the story's placeholder was.
 */
function hiddenWord(request: FinishedFor): Pick<SentAnimal, 'hidden' | 'isOwnName'> {
  const sent = sentAnimal(request);
  if (sent.hidden !== null) return sent;
  const named = hideName(request);
  return named.hidden === null && request.friend ? { hidden: request.friend.name, isOwnName: true } : named;
}

function textOf(pages: readonly FamilyPage[]): string {
  return pages.map(({ text }) => text).join('\n\n');
}

function pagesOf(template: StoryTemplate, request: FinishedFor): FamilyPage[] {
  return template.pages ?? pagesFromParagraphs(template.paragraphs, templateContext(request));
}
