/**
 * What publishing changes, computed from the present state alone (decision P13). Pure: the same state gives the same plan, and a correct state
 * gives no writes, so repeated, late and out-of-order events and the trigger's own writes do no harm.
 */
import { isDeepStrictEqual } from 'node:util';
import { type CuratedStory, type CuratedStorySummary, checkCuratedStory, isCuratedId, summaryOf } from '@tuckaway/domain';
import { misspelledFields, stopsPublishing } from './misspelled-names.ts';

/** `publishedStories/{id}`: the copy that visitors get. */
export interface PublishedCopy {
  docId: string;
  /** Milliseconds since 1970. */
  publishedAt: number;
  story: CuratedStory;
}

export interface StoredPublishing {
  /** `curatedStories/{docId}` as it is now, null if it was deleted. */
  document: Record<string, unknown> | null;
  /** The document's `publishedAt`, milliseconds since 1970. */
  stampedAt: number | undefined;
  /** Every number ever given, by document. A story keeps its number forever, because favorites name it. */
  numbers: Readonly<Record<string, number>>;
  copies: readonly PublishedCopy[];
}

export interface PublishingState extends StoredPublishing {
  docId: string;
  imageHosts: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
}

export interface Publication {
  /** `published` is a story's first publication ever; `held`: the copy stays as it is while the document has `draft: true`. */
  outcome: 'published' | 'renewed' | 'held' | 'taken-off' | 'problems' | 'draft';
  /** What to write into the document; null removes a field, publishedAt is in milliseconds. */
  document: { id?: number; publishedAt?: number; problems?: string[] | null };
  numbers: Readonly<Record<string, number>>;
  copies: readonly PublishedCopy[];
}

/** A document's fields before and after a write; null if it did not exist. */
export interface DocumentChange {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether the fields ask for no publication: the document is not published, or does not exist. */
function isUnpublished(fields: Fields | null): boolean {
  return (fields?.published ?? false) === false;
}

/** Whether an admin is editing a document whose copy stays as it is meanwhile. */
function isHeld(fields: Fields): boolean {
  return fields.published === true && fields.draft === true;
}

/**
 * Whether a write can change what visitors get or the document's `problems`: creating or editing a draft with names that are right, deleting one,
 * and editing under `draft: true` cannot.
 */
export function mayChangePublication({ before, after }: DocumentChange): boolean {
  const isHeldBack = after !== null && isHeld(after);
  const wasNever = isUnpublished(before) && isUnpublished(after);
  return !(isHeldBack || wasNever) || (after !== null && 'problems' in withProblems(after, problemsOfDraft(after)));
}

export function planPublication(state: PublishingState): Publication {
  const { docId, document, copies, numbers } = state;
  const others = copies.filter((copy) => copy.docId !== docId);
  if (document === null || isUnpublished(document)) {
    const changes = document === null ? {} : withProblems(document, problemsOfDraft(document));
    return { outcome: others.length < copies.length ? 'taken-off' : 'draft', document: changes, numbers, copies: others };
  }
  if (isHeld(document)) {
    const changes = withProblems(document, problemsOfDraft(document));
    return { outcome: others.length < copies.length ? 'held' : 'draft', document: changes, numbers, copies };
  }
  const { story, problems } =
    document.published === true
      ? checkForPublishing(state, document, others)
      : { story: null, problems: ['“published” has to be a boolean: true or false.', ...problemsOfDraft(document)] };
  if (story === null) return { outcome: 'problems', document: withProblems(document, problems), numbers, copies };
  const publishedAt = state.stampedAt ?? state.now;
  return {
    outcome: numbers[docId] === undefined ? 'published' : 'renewed',
    document: {
      ...(document.id === story.id ? {} : { id: story.id }),
      ...(state.stampedAt === undefined ? { publishedAt } : {}),
      ...withProblems(document, problems),
    },
    numbers: { ...numbers, [docId]: story.id },
    copies: [...others, { docId, publishedAt, story }],
  };
}

/** The change that leaves these problems in the document; none if it has them already. */
function withProblems(document: Fields, problems: readonly string[]): Publication['document'] {
  if (problems.length === 0) return document.problems === undefined ? {} : { problems: null };
  return isDeepStrictEqual(document.problems, problems) ? {} : { problems: [...problems] };
}

/** What an admin should know before publishing; missing fields may still come. */
function problemsOfDraft(document: Fields): string[] {
  return [...problemOfDraftField(document), ...misspelledFields(document)];
}

function problemOfDraftField({ draft = null }: Fields): string[] {
  return draft === null || typeof draft === 'boolean' ? [] : ['“draft” has to be a boolean: true or false.'];
}

export function featuredList(copies: readonly PublishedCopy[]): CuratedStorySummary[] {
  return [...copies]
    .sort((one, other) => other.publishedAt - one.publishedAt || other.story.id - one.story.id)
    .map(({ story }) => summaryOf(story));
}

/** The story as visitors will get it, with hints in `problems`; null if one of them stops it. */
function checkForPublishing(
  state: PublishingState,
  document: Fields,
  others: readonly PublishedCopy[],
): { story: CuratedStory | null; problems: string[] } {
  const own = state.numbers[state.docId];
  const numberProblem = problemOfNumber(document.id, own, state, others);
  const id = numberProblem === null && typeof document.id === 'number' ? document.id : (own ?? nextNumber(state.numbers, others));
  const checked = checkCuratedStory(document, id, state.imageHosts);
  const problems = [
    ...(numberProblem === null ? [] : [numberProblem]),
    ...(checked.ok ? [] : checked.problems),
    ...problemsOfDraft(document),
  ];
  if (!checked.ok) return { story: null, problems };
  const slug = freeSlug(checked.story, document.slug, state);
  if (slug === null)
    problems.unshift(`“slug” ${checked.story.slug} already belongs to “${titleOfSlug(checked.story.slug, others)}”. Choose another one.`);
  return { story: slug === null || problems.some(stopsPublishing) ? null : { ...checked.story, slug }, problems };
}

function problemOfNumber(id: unknown, own: number | undefined, state: PublishingState, others: readonly PublishedCopy[]): string | null {
  if (id === undefined || id === null) return null;
  if (typeof id !== 'number' || !isCuratedId(String(id))) {
    return '“id” has to be a whole number above zero. Leave the field out, and the story gets a number by itself.';
  }
  if (own !== undefined)
    return id === own ? null : `“id” was ${own} when the story was first published and cannot change: put ${own} back.`;
  const taken = Object.values(state.numbers).includes(id) || others.some(({ story }) => story.id === id);
  if (!taken) return null;
  const title = others.find(({ story }) => story.id === id)?.story.title;
  const owner = title === undefined ? 'another story' : `“${title}”`;
  return `“id” ${id} already belongs to ${owner}. Take the field out, and the story gets a number of its own.`;
}

/** The lowest number that was never given. */
function nextNumber(numbers: Readonly<Record<string, number>>, others: readonly PublishedCopy[]): number {
  const taken = new Set([...Object.values(numbers), ...others.map(({ story }) => story.id)]);
  let next = 1;
  while (taken.has(next)) next += 1;
  return next;
}

/**
 * Null if the admin chose a slug that is taken. A slug made from the title gets the number appended if it is taken; a published story keeps its
 * slug even when a plainer one becomes free, because readers may have bookmarked it.
 */
function freeSlug(story: CuratedStory, chosen: unknown, { docId, copies }: PublishingState): string | null {
  const isFree = (slug: string) => copies.every((copy) => copy.docId === docId || copy.story.slug !== slug);
  if (typeof chosen === 'string' && chosen !== '') return isFree(story.slug) ? story.slug : null;
  const made = [story.slug, `${story.slug.slice(0, 60).replace(/-+$/, '')}-${story.id}`, `story-${story.id}`];
  const present = copies.find((copy) => copy.docId === docId)?.story.slug;
  return made.find((slug) => slug === present) ?? made.find(isFree) ?? null;
}

function titleOfSlug(slug: string, others: readonly PublishedCopy[]): string {
  return others.find(({ story }) => story.slug === slug)?.story.title ?? 'another story';
}
