/**
 * What publishing changes, computed from the present state alone (decision P13). Pure: the same state gives the same plan, and a correct state
 * gives no writes, so repeated, late and out-of-order events and the trigger's own writes do no harm.
 */
import { type CuratedStory, type CuratedStorySummary, checkCuratedStory, isCuratedId, summaryOf } from '@tuckaway/domain';

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
  /** `published` is a story's first publication ever. */
  outcome: 'published' | 'renewed' | 'taken-off' | 'problems' | 'draft';
  /** What to write into the document; null removes a field, publishedAt is in milliseconds. */
  document: { id?: number; publishedAt?: number; problems?: string[] | null };
  numbers: Readonly<Record<string, number>>;
  copies: readonly PublishedCopy[];
}

/** A document's fields before and after a write; null where it did not exist. */
export interface DocumentChange {
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

/** Whether the fields ask for no publication: the document is a draft, or does not exist. */
function isDraft(fields: Record<string, unknown> | null): boolean {
  return (fields?.published ?? false) === false;
}

/** Whether a write can change what visitors get: editing, creating or deleting a draft cannot. */
export function mayChangePublication({ before, after }: DocumentChange): boolean {
  return !(isDraft(before) && isDraft(after));
}

export function planPublication(state: PublishingState): Publication {
  const { docId, document, copies, numbers } = state;
  const others = copies.filter((copy) => copy.docId !== docId);
  if (document === null || isDraft(document)) {
    return { outcome: others.length < copies.length ? 'taken-off' : 'draft', document: {}, numbers, copies: others };
  }
  const checked =
    document.published === true ? checkForPublishing(state, document, others) : ['“published” has to be a boolean: true or false.'];
  if (Array.isArray(checked)) return { outcome: 'problems', document: { problems: checked }, numbers, copies };
  const publishedAt = state.stampedAt ?? state.now;
  return {
    outcome: numbers[docId] === undefined ? 'published' : 'renewed',
    document: {
      ...(document.id === checked.id ? {} : { id: checked.id }),
      ...(state.stampedAt === undefined ? { publishedAt } : {}),
      ...(document.problems === undefined ? {} : { problems: null }),
    },
    numbers: { ...numbers, [docId]: checked.id },
    copies: [...others, { docId, publishedAt, story: checked }],
  };
}

export function featuredList(copies: readonly PublishedCopy[]): CuratedStorySummary[] {
  return [...copies]
    .sort((one, other) => other.publishedAt - one.publishedAt || other.story.id - one.story.id)
    .map(({ story }) => summaryOf(story));
}

/** The story as visitors will get it, or its problems. */
function checkForPublishing(
  state: PublishingState,
  document: Record<string, unknown>,
  others: readonly PublishedCopy[],
): CuratedStory | string[] {
  const own = state.numbers[state.docId];
  const numberProblem = problemOfNumber(document.id, own, state, others);
  const id = numberProblem === null && typeof document.id === 'number' ? document.id : (own ?? nextNumber(state.numbers, others));
  const checked = checkCuratedStory(document, id, state.imageHosts);
  const problems = [...(numberProblem === null ? [] : [numberProblem]), ...(checked.ok ? [] : checked.problems)];
  if (!checked.ok) return problems;
  const slug = freeSlug(checked.story, document.slug, state);
  if (slug === null)
    problems.push(`“slug” ${checked.story.slug} already belongs to “${titleOfSlug(checked.story.slug, others)}”. Choose another one.`);
  return slug === null || problems.length > 0 ? problems : { ...checked.story, slug };
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
  const kept = copies.find((copy) => copy.docId === docId)?.story.slug;
  return made.find((slug) => slug === kept) ?? made.find(isFree) ?? null;
}

function titleOfSlug(slug: string, others: readonly PublishedCopy[]): string {
  return others.find(({ story }) => story.slug === slug)?.story.title ?? 'another story';
}
