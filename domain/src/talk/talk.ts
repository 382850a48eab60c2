/** “Talk together”: two short questions for the grown-up in each story. Questions about generated stories are our own forms, filled in when a story is read. */
import { capitalized } from '../children/child-names.ts';
import { hash32 } from '../hash.ts';
import type { StoryCast } from '../scenes/acts/staging.ts';
import type { Scene } from '../scenes/scene.ts';
import type { StoryTone } from '../stories/story-options.ts';
import { STORY_LANGUAGE } from '../text/text-language.ts';
import { END_QUESTIONS, END_QUESTIONS_OF } from './end-questions.ts';
import { type PageQuestion, pageQuestions, type TalkNames } from './page-questions.ts';

interface TalkOfPicture {
  readonly page: number;
  readonly ask: string;
  /** Names in the page's scene that have to be seen for the answer; empty for questions that an author wrote. */
  readonly about: readonly string[];
}

export interface Talk {
  /** About what a page shows, counted from 0; null if no picture surely shows an answer. */
  readonly picture: TalkOfPicture | null;
  /** About the child's own day. */
  readonly end: string;
  /** Of both questions, which is then written from left to right; undefined for the book's. */
  readonly language?: string;
}

export interface StoryWithScenes {
  id: string;
  /** Of a stored story, so that it may be one of a later version. */
  storyTone: StoryTone;
  childName: string;
  siblings?: readonly string[] | undefined;
  /** Its pages' scenes, as they are drawn. */
  scenes: readonly Scene[];
  cast: StoryCast;
}

/** How the story's animal is called in a question, and which kind its drawing is of; null: no question names it. */
export interface TalkAnimal {
  readonly called: string | null;
  readonly kind: string | null;
}

/** The same questions whenever the same story is read. @param animal see {@link TalkAnimal} */
export function generatedTalk(story: StoryWithScenes, animal: TalkAnimal): Talk {
  const { id, storyTone, scenes, cast } = story;
  const names = talkNames(story, animal);
  // The first page has the title, and the last one is dark.
  const found = scenes.flatMap((scene, page) =>
    page === 0 || page === scenes.length - 1 ? [] : pageQuestions(scene, cast, names).map((question) => ({ ...question, page })),
  );
  const best = Math.min(...found.map(({ rank }) => rank));
  const chosen = pick(
    found.filter(({ rank }: PageQuestion) => rank === best),
    `${id}|talk`,
  );
  const end = pick([...END_QUESTIONS, ...(END_QUESTIONS_OF[storyTone] ?? [])], `${id}|own day`) ?? '';
  return { picture: chosen ? { page: chosen.page, ask: chosen.ask, about: chosen.about } : null, end, language: STORY_LANGUAGE };
}

function talkNames({ childName, siblings = [] }: StoryWithScenes, { called, kind }: TalkAnimal): TalkNames {
  const children = [childName, ...siblings].map((name) => capitalized(name.trim()) || null);
  const byName = new Map<string, string | null>([['animal', called]]);
  for (const [index, name] of children.entries()) byName.set(index === 0 ? 'child' : index === 1 ? 'sibling' : `sibling${index}`, name);
  return { called: (name) => byName.get(name) ?? null, animalKind: kind };
}

const pick = <T>(list: readonly T[], seed: string): T | undefined => list[hash32(seed) % list.length];
