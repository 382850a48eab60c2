/** Publishing as an event sees it: whatever admins do meanwhile, and however often, late or out of order events are delivered. */
import { isDeepStrictEqual } from 'node:util';
import { type CuratedStorySummary, checkCuratedStory } from '@tuckaway/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stopsPublishing } from './misspelled-names.ts';
import {
  type DocumentChange,
  featuredList,
  mayChangePublication,
  type Publication,
  type PublishedCopy,
  planPublication,
} from './plan-publication.ts';

const BEGINNING = Date.UTC(2026, 10, 21, 18);
const DOCUMENTS = ['lamp', 'gate', 'moth'] as const;
type DocId = (typeof DOCUMENTS)[number];
type Fields = Record<string, unknown>;
const LATER = { title: 'The Later Lamp' };

/** The store, and every event that was ever emitted, each of which may come again. */
class Store {
  now = BEGINNING;
  documents = new Map<DocId, Fields>();
  numbers: Readonly<Record<string, number>> = {};
  copies = new Map<string, PublishedCopy>();
  list: CuratedStorySummary[] = [];
  events: (DocumentChange & { docId: DocId })[] = [];
  /** Firsts, by document: what would send a push. */
  firsts: string[] = [];
  writes = 0;
  /** The documents as they were when visitors' copies were made from them. */
  copied = new Map<DocId, Fields>();
  /** What the last delivery came to. */
  outcomes = new Map<DocId, Publication['outcome']>();

  /** What an admin does in the console: changes fields (undefined takes one out), or deletes the document (null). */
  edit(docId: DocId, change: Fields | null): void {
    this.now += 1000;
    const before = this.documents.get(docId) ?? null;
    if (change === null) this.documents.delete(docId);
    else this.store(docId, { ...before, ...change });
    this.emit(docId, before);
  }

  /** Delivers one of the events so far, as the trigger does: events that cannot change anything are skipped. */
  deliverEvent(index: number): void {
    const event = this.events.at(index % this.events.length);
    if (event && mayChangePublication(event)) this.deliver(event.docId);
  }

  /** An event arrives; what it changes is written as the repository writes it: only what differs. */
  deliver(docId: DocId): void {
    this.now += 1000;
    const document = this.documents.get(docId) ?? null;
    const plan = planPublication({
      docId,
      document,
      stampedAt: typeof document?.publishedAt === 'number' ? document.publishedAt : undefined,
      numbers: this.numbers,
      copies: [...this.copies.values()],
      imageHosts: [],
      now: this.now,
    });
    this.writeBack(docId, document, plan.document);
    if (!isDeepStrictEqual(plan.numbers, this.numbers)) {
      this.numbers = plan.numbers;
      this.writes += 1;
    }
    const copies = new Map(plan.copies.map((copy) => [copy.docId, copy]));
    const list = featuredList(plan.copies);
    if (!isDeepStrictEqual([...copies].sort(), [...this.copies].sort())) this.writes += 1;
    if (!isDeepStrictEqual(list, this.list)) this.writes += 1;
    this.copies = copies;
    this.list = list;
    this.outcomes.set(docId, plan.outcome);
    if (plan.outcome === 'published') this.firsts.push(docId);
    if (plan.outcome === 'published' || plan.outcome === 'renewed') this.copied.set(docId, this.documents.get(docId) ?? {});
    if (plan.outcome === 'taken-off') this.copied.delete(docId);
  }

  /** Delivers every document's event until nothing changes any more. */
  settle(): void {
    for (let rounds = 0; rounds < 2 * DOCUMENTS.length; rounds += 1) {
      const before = this.writes;
      for (const docId of DOCUMENTS) this.deliver(docId);
      if (this.writes === before) return;
    }
    throw new Error('Publishing does not come to rest.');
  }

  private writeBack(docId: DocId, document: Fields | null, changes: Publication['document']): void {
    const { problems, ...rest } = changes;
    const hasNews = problems !== undefined && !isDeepStrictEqual(problems, document?.problems);
    if (document === null || (!hasNews && Object.keys(rest).length === 0)) return;
    this.store(docId, { ...document, ...rest, ...(hasNews ? { problems: problems ?? undefined } : {}) });
    this.emit(docId, document);
    this.writes += 1;
  }

  private emit(docId: DocId, before: Fields | null): void {
    this.events.push({ docId, before, after: this.documents.get(docId) ?? null });
  }

  private store(docId: DocId, fields: Fields): void {
    this.documents.set(docId, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));
  }
}

const GOOD = { title: 'The Late Lamp', description: 'A lamp goes out.', category: 'Cozy', pages: [{ content: 'Once.' }], published: true };

const anyDocument = fc.constantFrom(...DOCUMENTS);
/** Few titles, slugs and numbers, so that stories get into each other's way. */
const anyChange = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fields>(GOOD) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Fields>({ published: true }, { published: false }, { published: undefined }, { published: 'yes' }),
  },
  { weight: 3, arbitrary: fc.constantFrom<Fields>(LATER, { title: '' }, { pages: [] }) },
  { weight: 2, arbitrary: fc.constantFrom<Fields>({ draft: true }, { draft: false }, { draft: undefined }, { draft: 'yes' }) },
  { weight: 1, arbitrary: fc.constantFrom<Fields>({ Title: 'x' }, { Title: undefined }, { publish: true }, { publish: undefined }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Fields>({ slug: 'the-late-lamp' }, { slug: 'a-gate' }, { slug: 'Not A Slug' }, { slug: undefined }),
  },
  { weight: 2, arbitrary: fc.constantFrom<Fields>({ id: 1 }, { id: 2 }, { id: 3 }, { id: '3' }, { id: undefined }) },
  { weight: 1, arbitrary: fc.constantFrom<Fields>({ publishedAt: undefined }, { problems: undefined }, { publishedAt: BEGINNING }) },
  { weight: 1, arbitrary: fc.constant(null) },
);
/** An edit, or the delivery of any event so far: the newest (-1), an old one, one that was delivered before. */
const anyStep = fc.oneof(
  fc.record({ docId: anyDocument, change: anyChange }),
  fc.record({ event: fc.nat() }),
  fc.record({ event: fc.constant(-1) }),
);
const manySteps = fc.array(anyStep, { minLength: 10, maxLength: 60, size: 'max' });
type Step = { docId: DocId; change: Fields | null } | { event: number };

function play(store: Store, steps: readonly Step[]): void {
  for (const step of steps) {
    const numbers = Object.entries(store.numbers);
    if ('docId' in step) store.edit(step.docId, step.change);
    else if (store.events.length > 0) deliverAny(store, step.event);
    // A number stays its story's for good: favorites know it.
    expect(store.numbers).toMatchObject(Object.fromEntries(numbers));
    holds(store);
  }
}

/** A delivery leaves visitors' copy as it is where it was made from this very document, where the document does not pass, and under `draft`. */
function deliverAny(store: Store, index: number): void {
  const { writes } = store;
  const event = store.events.at(index % store.events.length);
  if (!event || !mayChangePublication(event)) return;
  const { docId } = event;
  const copy = store.copies.get(docId);
  const isCopied = isDeepStrictEqual(store.copied.get(docId), store.documents.get(docId));
  store.deliver(docId);
  if (isCopied) expect(store.writes).toBe(writes);
  const { published, draft } = store.documents.get(docId) ?? {};
  if (store.outcomes.get(docId) === 'problems' || (published === true && draft === true)) expect(store.copies.get(docId)).toEqual(copy);
}

/** What is right at any moment, whatever has been delivered so far. */
function holds(store: Store): void {
  const copies = [...store.copies.values()];
  const unique = (values: unknown[]) => expect(new Set(values).size).toBe(values.length);
  unique(copies.map(({ story }) => story.id));
  unique(copies.map(({ story }) => story.slug));
  unique(Object.values(store.numbers));
  unique(store.firsts);
  for (const { docId, story } of copies) expect(story.id).toBe(store.numbers[docId]);
  expect(store.list).toEqual(featuredList(copies));
}

/** What is right once the events have all been delivered: what visitors get is what the documents say. */
function isWhatWasTyped(store: Store): void {
  for (const docId of DOCUMENTS) {
    const document = store.documents.get(docId);
    const copy = store.copies.get(docId);
    if ((document?.published ?? false) === false) {
      expect(copy).toBeUndefined();
    } else if (document?.draft === true && document.published === true) {
      expect(store.outcomes.get(docId)).toBe(copy === undefined ? 'draft' : 'held');
    } else if (store.outcomes.get(docId) === 'problems') {
      expect(document?.problems).toEqual(expect.arrayContaining([expect.any(String)]));
    } else {
      const checked = checkCuratedStory(document as Fields, store.numbers[docId] as number, []);
      expect(checked).toMatchObject({ ok: true, story: { ...copy?.story, slug: expect.any(String) } });
      expect(document).toMatchObject({ id: copy?.story.id, publishedAt: copy?.publishedAt });
      expect(((document?.problems ?? []) as string[]).filter(stopsPublishing)).toEqual([]);
      expect(document?.problems).not.toEqual([]);
    }
  }
}

const snapshot = ({ documents, numbers, copies, list, firsts }: Store) => structuredClone({ documents, numbers, copies, list, firsts });

describe('with any edits and any order of events', () => {
  test('numbers, addresses and the list are always correct, and a story is first published once', () => {
    fc.assert(
      fc.property(manySteps, (steps) => play(new Store(), steps)),
      { numRuns: 200 },
    );
  });

  test('publishing settles at the last edits, and then no old event changes anything', () => {
    fc.assert(
      fc.property(manySteps, fc.array(fc.nat(), { maxLength: 40, size: 'max' }), (steps, again) => {
        const store = new Store();
        play(store, steps);
        store.settle();
        isWhatWasTyped(store);
        const rest = snapshot(store);
        const { writes } = store;
        for (const event of again) if (store.events.length > 0) store.deliverEvent(event);
        expect(snapshot(store)).toEqual(rest);
        expect(store.writes).toBe(writes);
      }),
      { numRuns: 200 },
    );
  });

  test('delivering every event once in any order ends with the last edits, although drafts are skipped', () => {
    fc.assert(
      fc.property(manySteps, fc.array(fc.nat(), { minLength: 20, maxLength: 20 }), (steps, order) => {
        const store = new Store();
        for (const step of steps) if ('docId' in step) store.edit(step.docId, step.change);
        const pending = store.events.map((_event, index) => index);
        while (pending.length > 0) {
          const [next = 0] = pending.splice((order[pending.length % order.length] as number) % pending.length, 1);
          const emitted = store.events.length;
          store.deliverEvent(next);
          for (let index = emitted; index < store.events.length; index += 1) pending.push(index);
        }
        for (const docId of DOCUMENTS) {
          const isPublished = store.copies.has(docId);
          if ((store.documents.get(docId)?.published ?? false) === false) expect(isPublished).toBe(false);
        }
        // Stories that were in each other's way are the same as after looking at all documents once more.
        const before = snapshot(store);
        const problems = DOCUMENTS.some((docId) => store.outcomes.get(docId) === 'problems');
        store.settle();
        if (!problems) expect(snapshot(store)).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });
});

test('a story keeps its address when the story that had the plainer one is withdrawn', () => {
  const store = new Store();
  for (const docId of ['lamp', 'gate'] as const) {
    store.edit(docId, GOOD);
    store.deliver(docId);
  }
  const address = store.copies.get('gate')?.story.slug;
  expect(address).toBe('the-late-lamp-2');
  store.edit('lamp', { published: false });
  store.deliver('lamp');
  store.deliver('gate');
  expect(store.copies.get('gate')?.story.slug).toBe(address);
});
