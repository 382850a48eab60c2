/** The create form's fields, and their draft, which survives a visit to /auth. */
import {
  type AgeBand,
  type AvoidedTopic,
  type Child,
  COVER_IDS,
  type CoverImage,
  childSeedOf,
  DEFAULT_AGE_BAND,
  DEFAULT_COVER,
  isStoryId,
  keptWishes,
  LENGTH_IDS,
  MOMENT_IDS,
  type Moment,
  momentsWithout,
  type Pronouns,
  readWishes,
  SETTING_IDS,
  type StoryLength,
  type StorySetting,
  type StoryTone,
  sameName,
  TONE_IDS,
  topicsOfChildren,
} from '@tuckaway/domain';
import { discardDraft, readDraft, saveDraft } from '../../../data/session/drafts.ts';
import { CREATE_STORY_DRAFT } from '../../reader/api/stories/create-draft.ts';
import { episodeAsSent, isPreviousEpisode, type PreviousEpisode } from '../../reader/api/stories/episodes.ts';

export { sameName };

export interface StoryForm {
  /** The UUID of the story to be, from which its picture is drawn. */
  storyId: string;
  /** The request that was sent under this id. */
  sent?: string | undefined;
  childName: string;
  favoriteAnimal: string;
  storySetting: StorySetting | null;
  storyLength: StoryLength | null;
  storyTone: StoryTone | null;
  coverImage: CoverImage;
  siblings: readonly string[];
  continues: PreviousEpisode | null;
  /** The remembered child that was pressed; it counts while the name is still that child's. */
  childId?: string | undefined;
  /** Of the story that this one continues. */
  childSeed?: number | undefined;
  /** What happened today, for this story alone. */
  moment?: Moment | undefined;
  /** Of a child that is not remembered. */
  age?: AgeBand | undefined;
  pronouns?: Pronouns | undefined;
  notTonight?: AvoidedTopic[] | undefined;
  /** The refused entry in the outbox that this request replaces. */
  replaces?: string | undefined;
}

export interface CompleteStoryForm extends StoryForm {
  storySetting: StorySetting;
  storyLength: StoryLength;
  storyTone: StoryTone;
}

export const emptyForm = (storyId: string = crypto.randomUUID()): StoryForm => ({
  storyId,
  childName: '',
  favoriteAnimal: '',
  storySetting: null,
  storyLength: null,
  storyTone: null,
  coverImage: DEFAULT_COVER,
  siblings: [],
  continues: null,
});

/** Whether nothing was chosen or typed yet. */
export function isUntouched({ childName, favoriteAnimal, storySetting, storyLength, storyTone, continues }: StoryForm): boolean {
  return childName === '' && favoriteAnimal === '' && storySetting === null && storyLength === null && storyTone === null && !continues;
}

/** What choosing a remembered child fills in. */
export function wishesOf({ id, nickname, favoriteAnimal, storyLength, storyTone }: Child): Partial<StoryForm> {
  return { childId: id, childName: nickname, favoriteAnimal, storyLength, storyTone };
}

/** Animals that frighten few children, for “Surprise Me”. */
const SURPRISING_ANIMALS = [
  'fox',
  'owl',
  'rabbit',
  'bear',
  'hedgehog',
  'penguin',
  'elephant',
  'squirrel',
  'deer',
  'mouse',
  'goat',
  'panda',
];

/**
 * Something for everything that is not chosen yet. The child's name stays.
 * @param last what the last surprise chose: its place and picture are not the family's choice, so the next one replaces them.
 * @param random from 0 to 1.
 */
export function surprise(form: StoryForm, last: Partial<StoryForm> = {}, random: () => number = Math.random): Partial<StoryForm> {
  const any = <T>(choices: readonly T[]): T => choices[Math.floor(random() * choices.length)] as T;
  const { storySetting, coverImage } = form;
  return {
    favoriteAnimal: form.favoriteAnimal.trim() || any(SURPRISING_ANIMALS),
    storySetting: storySetting !== null && storySetting !== last.storySetting ? storySetting : any(SETTING_IDS),
    storyLength: form.storyLength ?? 'medium',
    storyTone: form.storyTone ?? any(TONE_IDS),
    coverImage: coverImage !== DEFAULT_COVER && coverImage !== last.coverImage ? coverImage : any(COVER_IDS),
  };
}

/** What section 5 requires, one entry per question, in order. */
function answers(form: StoryForm): [string, unknown][] {
  return [
    ["the child's name", form.childName.trim()],
    ['a favorite animal', form.favoriteAnimal.trim()],
    ['a setting', form.storySetting],
    ['a length', form.storyLength],
    ['a mood', form.storyTone],
    ['a cover', form.coverImage],
  ];
}

/** @param question counted from 0. */
export function isAnswered(form: StoryForm, question: number): boolean {
  return Boolean(answers(form)[question]?.[1]);
}

/** What is missing, in the form's order and in words. */
export function missingParts(form: StoryForm): string[] {
  return answers(form)
    .filter(([, value]) => !value)
    .map(([part]) => part);
}

export function isComplete(form: StoryForm): form is CompleteStoryForm {
  return missingParts(form).length === 0;
}

/** A sibling's name that was typed but not added: it counts at “Create My Story!”. */
export function typedSibling(form: HTMLFormElement | null): string[] {
  const typed = form && new FormData(form).get('siblings');
  return typeof typed === 'string' && typed.trim() !== '' ? [typed] : [];
}

/** The remembered child that the form is about: the one that was pressed, or the first one with the typed name. */
export function rememberedChild(known: readonly Child[], { childName, childId }: StoryForm): Child | null {
  const named = known.filter(({ nickname }) => sameName(nickname, childName));
  return named.find(({ id }) => id === childId) ?? named[0] ?? null;
}

/**
 * The request, to be parsed: each child is in the story once, and empty choices are left out.
 * @param known the remembered children, whose own choices count, also if their names were typed. The function adds the topics of those that are missing.
 */
export function wishesIn(form: CompleteStoryForm, known: readonly Child[]): object {
  const { childName, favoriteAnimal, storySetting, storyLength, storyTone, siblings, continues } = form;
  const wishes = { childName, favoriteAnimal, storySetting, storyLength, storyTone };
  const child = rememberedChild(known, form);
  const { age = DEFAULT_AGE_BAND, pronouns } = child ?? form;
  const notTonight = [...new Set([...(child ? [] : (form.notTonight ?? [])), ...topicsOfChildren(form, known)])];
  const moment = momentsWithout(notTonight).find(({ id }) => id === form.moment);
  const company = siblings.filter(
    (name, index) => !sameName(name, wishes.childName) && siblings.findIndex((other) => sameName(name, other)) === index,
  );
  return {
    ...wishes,
    ...(company.length > 0 ? { siblings: company } : {}),
    ...(continues ? { continues: episodeAsSent(continues) } : {}),
    ...(moment ? { moment: moment.id } : {}),
    ...keptWishes({ age, pronouns, notTonight, childId: child?.id, childSeed: childSeedIn(form) }),
  };
}

/** Undefined for a story that continues none: its id is its own. Drafts of earlier versions have no number of the story that they continue. */
export const childSeedIn = ({ continues, childSeed }: StoryForm): number | undefined =>
  continues === null ? undefined : (childSeed ?? childSeedOf({ id: continues.storyId }));

export function storedForm(): StoryForm {
  const draft = readDraft(CREATE_STORY_DRAFT);
  if (typeof draft !== 'object' || draft === null) return emptyForm();
  const fields = draft as Record<string, unknown>;
  const oneOf = <T extends string>(choices: readonly T[], value: unknown): T | null => choices.find((choice) => choice === value) ?? null;
  return {
    // Drafts of earlier versions have none.
    storyId: typeof fields.storyId === 'string' && isStoryId(fields.storyId) ? fields.storyId : crypto.randomUUID(),
    ...(typeof fields.sent === 'string' ? { sent: fields.sent } : {}),
    childName: typeof fields.childName === 'string' ? fields.childName : '',
    favoriteAnimal: typeof fields.favoriteAnimal === 'string' ? fields.favoriteAnimal : '',
    storySetting: oneOf(SETTING_IDS, fields.storySetting),
    storyLength: oneOf(LENGTH_IDS, fields.storyLength),
    storyTone: oneOf(TONE_IDS, fields.storyTone),
    coverImage: oneOf(COVER_IDS, fields.coverImage) ?? DEFAULT_COVER,
    siblings: Array.isArray(fields.siblings) ? fields.siblings.filter((name) => typeof name === 'string') : [],
    continues: isPreviousEpisode(fields.continues) ? fields.continues : null,
    ...readWishes(fields),
    moment: oneOf(MOMENT_IDS, fields.moment) ?? undefined,
    ...(typeof fields.replaces === 'string' ? { replaces: fields.replaces } : {}),
  };
}

export interface FieldProblem {
  field: string;
  message: string;
}

/** What was refused of the request that the draft changes, until the form is changed; null for other drafts. */
export function storedProblem(): FieldProblem | null {
  const { problem } = (readDraft(CREATE_STORY_DRAFT) ?? {}) as { problem?: Partial<FieldProblem> };
  const { field, message } = problem ?? {};
  return typeof field === 'string' && typeof message === 'string' ? { field, message } : null;
}

export function storeForm(form: StoryForm): void {
  saveDraft(CREATE_STORY_DRAFT, form);
}

export function discardForm(): void {
  discardDraft(CREATE_STORY_DRAFT);
}
