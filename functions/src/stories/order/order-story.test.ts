import { coverScene, type Memory, type StoryRequest } from '@tuckaway/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FailureKind, StoryFailure } from '../story-failure.ts';
import type { StoryTemplate } from '../story-template.ts';
import type { ShownPages } from '../writing/generation-context.ts';
import type { Counted, Order, OrderPorts } from './order-ports.ts';
import { orderStory } from './order-story.ts';
import { identityOf } from './request-identity.ts';
import type { StoryDocument } from './story-document.ts';

const KEY = '0b0e7a52-5a0c-4f39-9f0e-4a3f2a6f1c11';
const ORDER: Order = {
  uid: 'family',
  key: KEY,
  request: { childName: 'Mia', favoriteAnimal: 'otter', storySetting: 'garden', storyLength: 'short', storyTone: 'calm' },
};
const MEMORY = { seed: 'slow-lamp', title: "{child}'s Boat", opening: '{child} slept.', sketch: '' };
const EARLIER = { seed: 'loud-bell', title: 'The Boot', opening: 'It rained.', sketch: '' };
const TEMPLATE = { title: "{child}'s Boat", paragraphs: ['{child} slept.', 'So did the otter.'] };
const SHOWN: ShownPages = {
  title: "{child}'s Boat",
  seed: 'slow-lamp',
  pages: [{ text: '{child} slept.', scene: coverScene(ORDER.request) }],
};

/** A storyteller with one story, which is told before it is judged. */
const oneStory: OrderPorts['write'] = async (_request, { onCandidate }) => {
  await onCandidate({ template: TEMPLATE, memory: MEMORY });
  return { template: TEMPLATE, repairs: 0, memory: MEMORY };
};

const broken = async () => {
  throw new Error('Firestore is away');
};

const COUNTED: Counted = {
  family: [{ path: 'storyUsage/family', day: '2026-11-21', most: { count: 10 } }],
  site: { path: 'system/storyUsage', day: '2026-11-21', most: { count: 1000 } },
};
const NONE_LEFT = { ok: false, whose: 'user', retryAfter: 3600 } as const;

/** The ports over a notebook: what a request came to, how many stories were taken, what is to be avoided. */
function notebook(write: OrderPorts['write'] = oneStory) {
  const kept = new Map<
    string,
    { status: 'running' | 'begun' | 'refused'; v?: number; asked: string; template?: StoryTemplate; saved?: true; shown?: ShownPages }
  >();
  const shelf = new Map<string, StoryDocument>();
  const page = {
    kept,
    shelf,
    drafts: new Map<string, unknown>(),
    taken: 0,
    /** Calls of the writing model that were counted for the site. */
    calls: 0,
    callsLeft: 20,
    left: 20,
    /** In what stories were counted, by what was kept with their requests. */
    counted: [] as Counted[],
    remembered: [] as unknown[],
    warnings: [] as string[],
    writes: 0,
    /** What the last story was to be written from. */
    asked: {} as { request?: StoryRequest; earlier?: unknown; known?: unknown; shown?: unknown },
    judged: 0,
    judgedAs: {},
    gentle: true,
  };
  const ports: OrderPorts = {
    async claim({ uid, key }, identity, unfit) {
      const entry = kept.get(key);
      if (!entry || entry.status === 'begun' || (entry.template !== undefined && entry.template === unfit)) {
        const shown = entry?.shown;
        kept.set(key, { status: 'running', v: identity.v, asked: identity.asked, ...(shown && { shown }) });
        return { kind: 'ours', claim: { uid, key, token: 'token' }, ...(shown && { shown }) };
      }
      if (!identity.matches(entry)) return { kind: 'other-request' };
      const { template, shown } = entry;
      if (template) return entry.saved ? { kind: 'saved', template } : { kind: 'told', template, ...(shown && { shown }) };
      return { kind: entry.status };
    },
    async keepStory({ key }, template) {
      kept.set(key, { asked: '', ...kept.get(key), status: 'running', template });
    },
    async dropStory({ key }) {
      const { template: _rejected, ...rest } = kept.get(key) ?? { status: 'running', asked: '' };
      kept.set(key, rest);
    },
    async saveStory(by, template, document) {
      const { key } = by;
      const entry = kept.get(key);
      if (!entry) return { kind: 'superseded' };
      if (entry.saved && entry.template) return { kind: 'saved', template: entry.template };
      if ('judged' in by && by.judged !== entry.template) return { kind: 'superseded' };
      kept.set(key, { ...entry, template, saved: true });
      shelf.set(key, document);
      return { kind: 'saved', template };
    },
    async keepCounted(_claim, counted) {
      page.counted.push(counted);
    },
    async keepRefusal({ key }) {
      kept.set(key, { asked: '', ...kept.get(key), status: 'refused' });
    },
    async free({ key }) {
      kept.delete(key);
    },
    async release({ key }) {
      kept.set(key, { asked: '', ...kept.get(key), status: 'begun' });
    },
    async showPages({ key }, shown, named) {
      kept.set(key, { status: 'running', asked: '', ...kept.get(key), shown });
      page.drafts.set(key, named);
    },
    async removePages({ key }) {
      page.drafts.delete(key);
    },
    async take() {
      if (page.taken >= page.left) return NONE_LEFT;
      page.taken += 1;
      page.calls += 1;
      return { ok: true, counted: COUNTED, earlier: [EARLIER] };
    },
    async takeCall(counted) {
      expect(counted).toBe(COUNTED);
      if (page.calls >= page.callsLeft) return { ok: false, whose: 'all', retryAfter: 3600 };
      page.calls += 1;
      return null;
    },
    async giveBack(counted, { story, calls }) {
      expect(counted).toBe(COUNTED);
      if (story) page.taken -= 1;
      page.calls -= calls;
    },
    async remember(_uid, story, instead) {
      page.remembered = [story, ...page.remembered].filter((one) => one !== null && one !== instead);
    },
    readNotes: async () => null,
    readChildren: async () => [],
    readMemories: async () => [],
    async write(request, options) {
      page.writes += 1;
      page.asked = { request, earlier: options.earlier, known: options.known, shown: options.shown };
      return write(request, options);
    },
    async judge(template, about) {
      page.judged += 1;
      page.judgedAs = about;
      return page.gentle ? template : null;
    },
    warn: (what) => page.warnings.push(what),
  };
  return { page, ports };
}

const failing = (kind: FailureKind) =>
  notebook(async () => {
    throw new StoryFailure(kind);
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a story', () => {
  test('is written and saved once for a key, and returned again without another moderation', async () => {
    const { page, ports } = notebook();
    const first = await orderStory(ORDER, ports);
    expect(first).toMatchObject({ title: "Mia's Boat", content: 'Mia slept.\n\nSo did the otter.' });
    expect(page).toMatchObject({ judged: 0, asked: { earlier: [EARLIER] }, remembered: [MEMORY] });
    expect(page.shelf.get(KEY)).toEqual({
      uid: 'family',
      ...ORDER.request,
      title: "Mia's Boat",
      content: '<p>Mia slept.</p><p>So did the otter.</p>',
      template: '<p>{child} slept.</p><p>So did the otter.</p>',
      pages: first.pages,
      cover: coverScene({ storySetting: 'garden', coverImage: 'moon' }),
      coverImage: 'moon',
      moderated: true,
    });
    expect(await orderStory(ORDER, ports)).toEqual(first);
    expect(page).toMatchObject({ writes: 1, taken: 1, judged: 0 });
    expect(page.shelf.size).toBe(1);
  });

  test('that its owner deleted is returned to a repeated request and not saved again', async () => {
    const { page, ports } = notebook();
    const { cover: _chosen, ...first } = await orderStory(ORDER, ports);
    page.shelf.delete(KEY);
    expect(await orderStory({ ...ORDER, request: { ...ORDER.request, coverImage: 'castle' } }, ports)).toMatchObject(first);
    expect(page.shelf.size).toBe(0);
  });

  test('that was stored but not saved by a call that died is moderated and saved at no cost', async () => {
    const { page, ports } = notebook();
    const request = { ...ORDER.request, coverImage: 'castle' as const, siblings: ['Leo'] };
    page.kept.set(KEY, { ...identityOf(request), status: 'running', template: TEMPLATE });
    expect(await orderStory({ ...ORDER, request }, ports)).toMatchObject({ title: "Mia's Boat" });
    expect(page).toMatchObject({ writes: 0, taken: 0, judged: 1 });
    expect(page.shelf.get(KEY)).toMatchObject({ coverImage: 'castle', siblings: ['Leo'] });
  });

  test('that another call saved in another version meanwhile is returned as it was saved', async () => {
    const saved = { title: 'The First', paragraphs: ['{child} slept first.'] };
    const { ports } = notebook();
    const saveStory: OrderPorts['saveStory'] = async () => ({ kind: 'saved', template: saved });
    expect(await orderStory(ORDER, { ...ports, saveStory })).toMatchObject({ title: 'The First', content: 'Mia slept first.' });
  });

  test.each([
    ['superseded', 'running'],
    ['key-taken', 'key-taken'],
    ['account-deleted', 'account-deleted'],
  ] as const)('that cannot be saved (%s) is not returned', async (kind, failure) => {
    const { page, ports } = notebook();
    await expect(orderStory(ORDER, { ...ports, saveStory: async () => ({ kind }) })).rejects.toMatchObject({ kind: failure });
    expect(page).toMatchObject({ taken: 1, remembered: [] });
    expect(page.kept.size).toBe(0);
  });

  test('that fails moderation afterwards is not returned, and another is written', async () => {
    const { page, ports } = notebook();
    const unfit = { title: 'Not this one', paragraphs: ['No.'] };
    page.kept.set(KEY, { status: 'running', asked: '["otter","garden","short","calm"]', template: unfit });
    page.gentle = false;
    expect(await orderStory(ORDER, ports)).toMatchObject({ title: "Mia's Boat" });
    expect(page).toMatchObject({ writes: 1, judged: 1 });
    expect(page.kept.get(KEY)).toMatchObject({ template: TEMPLATE });
  });

  test('is stored and remembered while it is moderated, each version replacing the previous one', async () => {
    const second = { title: 'Another', paragraphs: ['{child} slept well.'] };
    const { page, ports } = notebook(async (_request, { onCandidate }) => {
      await onCandidate({ template: TEMPLATE, memory: MEMORY });
      expect(page.kept.get(KEY)).toMatchObject({ template: TEMPLATE });
      expect(page.remembered).toEqual([MEMORY]);
      await onCandidate({ template: second, memory: EARLIER });
      return { template: second, repairs: 1, memory: EARLIER };
    });
    await orderStory(ORDER, ports);
    expect(page.kept.get(KEY)).toMatchObject({ template: second });
    expect(page.remembered).toEqual([EARLIER]);
  });

  test('that is returned although another was written after it is the stored one', async () => {
    const { page, ports } = notebook(async (_request, { onCandidate }) => {
      await onCandidate({ template: TEMPLATE, memory: MEMORY });
      await onCandidate({ template: { title: 'Worse', paragraphs: ['No.'] }, memory: EARLIER });
      return { template: TEMPLATE, repairs: 1, memory: MEMORY };
    });
    await orderStory(ORDER, ports);
    expect(page.kept.get(KEY)).toMatchObject({ template: TEMPLATE });
    expect(page.remembered).toEqual([MEMORY]);
  });

  test('that was rejected is not stored any more, whatever becomes of the next one', async () => {
    const { page, ports } = notebook(async (_request, { onCandidate, onRejected, onPages }) => {
      await onPages?.(SHOWN);
      await onCandidate({ template: TEMPLATE, memory: MEMORY });
      await onRejected();
      expect(page.kept.get(KEY)).not.toHaveProperty('template');
      throw new StoryFailure('busy', undefined, 'answer');
    });
    await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind: 'busy' });
    expect(page.kept.get(KEY)).toMatchObject({ status: 'begun', shown: SHOWN });
    expect(page.kept.get(KEY)).not.toHaveProperty('template');
  });

  test('that another call stored is judged at the request’s age, for its family, without the pages that were shown', async () => {
    const { page, ports } = notebook(async (_request, { onCandidate, onPages }) => {
      await onPages?.(SHOWN);
      await onCandidate({ template: TEMPLATE, memory: MEMORY });
      throw new StoryFailure('busy', undefined, 'story');
    });
    const order = { ...ORDER, request: { ...ORDER.request, age: '2-3' as const } };
    await expect(orderStory(order, ports)).rejects.toMatchObject({ kind: 'busy' });
    await orderStory(order, ports);
    expect(page.judgedAs).toEqual({ uid: ORDER.uid, request: order.request, shown: SHOWN });
  });

  test('that another call stored is saved without the notes that frighten', async () => {
    const stored = { ...TEMPLATE, recap: 'A ghost came.' };
    const { page, ports } = notebook(async (_request, { onCandidate }) => {
      await onCandidate({ template: stored, memory: MEMORY });
      throw new StoryFailure('busy', undefined, 'story');
    });
    await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind: 'busy' });
    expect(await orderStory(ORDER, { ...ports, judge: async () => TEMPLATE })).not.toHaveProperty('recap');
    expect(page.shelf.get(KEY)).not.toHaveProperty('recap');
  });

  test.each([
    ['is not for children', new StoryFailure('unsafe')],
    ['fails moderation, after which the storyteller fails', new StoryFailure('busy', undefined, 'answer')],
  ])('that %s counts, and is neither stored nor remembered', async (_what, failure) => {
    const { page, ports } = notebook(async (_request, { onCandidate }) => {
      await onCandidate({ template: TEMPLATE, memory: MEMORY });
      throw failure;
    });
    await expect(orderStory(ORDER, ports)).rejects.toBe(failure);
    expect(page).toMatchObject({ taken: 1, remembered: [] });
    expect(page.kept.size).toBe(0);
  });

  /** Writes a story that then cannot be moderated. */
  const unjudged = (kind: FailureKind) =>
    notebook(async (_request, { onCandidate }) => {
      await onCandidate({ template: TEMPLATE, memory: MEMORY });
      throw new StoryFailure(kind, undefined, 'story');
    });

  test.each(['busy', 'unavailable', 'out-of-time', 'no-key', 'misconfigured'] as const)(
    'that could not be moderated (%s) stays stored under its key and is moderated again at no cost',
    async (kind) => {
      const { page, ports } = unjudged(kind);
      await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind });
      expect(page).toMatchObject({ taken: 1, remembered: [MEMORY] });
      const away = async () => {
        throw new StoryFailure(kind);
      };
      await expect(orderStory(ORDER, { ...ports, judge: away })).rejects.toMatchObject({ kind });
      expect(await orderStory(ORDER, ports)).toMatchObject({ title: "Mia's Boat" });
      expect(page).toMatchObject({ writes: 1, taken: 1, judged: 1 });
    },
  );

  test('that could not be moderated counts even without storage, and then nothing is left of it', async () => {
    const { page, ports } = unjudged('busy');
    await expect(orderStory(ORDER, { ...ports, keepStory: broken })).rejects.toMatchObject({ kind: 'busy' });
    expect(page).toMatchObject({ taken: 1, remembered: [] });
    expect(page.kept.size).toBe(0);
  });

  describe('that continues another', () => {
    const continues = { storyId: KEY, recap: 'Forged.', cast: ['a forged owl'] };
    const order = { ...ORDER, request: { ...ORDER.request, continues } };
    const notes = { recap: '{child} found a lamp.', cast: [] };

    test('goes on from the notes of that story’s document', async () => {
      const { page, ports } = notebook();
      await orderStory(order, { ...ports, readNotes: async () => notes });
      expect(page.asked.request?.continues).toEqual({ storyId: KEY, ...notes });
      expect(page.shelf.get(KEY)).toMatchObject({ continues: KEY });
    });

    test('is written new if the family has no such story, and nothing of the device’s notes is used', async () => {
      const { page, ports } = notebook();
      expect(await orderStory(order, ports)).toMatchObject({ title: "Mia's Boat" });
      expect(page.asked.request).toEqual(ORDER.request);
      expect(page.shelf.get(KEY)).not.toHaveProperty('continues');
    });

    test.each([
      [notes, KEY],
      [null, undefined],
    ])('and was stored by a call that died is saved with the same link: %j', async (found, link) => {
      const { page, ports } = notebook();
      page.kept.set(KEY, { ...identityOf(order.request), status: 'running', template: TEMPLATE });
      await orderStory(order, { ...ports, readNotes: async () => found });
      expect(page.shelf.get(KEY)?.continues).toBe(link);
      expect(page.writes).toBe(0);
    });
  });

  describe('for a remembered child', () => {
    const order = { ...ORDER, request: { ...ORDER.request, childId: '3' } };
    const known = [{ kind: 'friend', text: 'Crumb the fox' }] as const;
    const child = { id: '3', nickname: 'Mia' };
    const storedChild = { nickname: 'Mia', others: [], stored: [] };
    const remember = [{ kind: 'place' as const, text: 'the green lighthouse' }];
    const template = { ...TEMPLATE, remember };
    const write: OrderPorts['write'] = async (_request, { onCandidate }) => {
      await onCandidate({ template, memory: MEMORY });
      return { template, repairs: 0, memory: MEMORY };
    };
    const saving = (ports: OrderPorts) => vi.fn(ports.saveStory);

    test('is written with what is known, and saved with what it remembers', async () => {
      const { page, ports } = notebook(write);
      const readMemories = vi.fn(async () => [...known]);
      const saveStory = saving(ports);
      const told = await orderStory(order, { ...ports, readChildren: async () => [child], readMemories, saveStory });
      expect(readMemories).toHaveBeenCalledExactlyOnceWith('family', '3');
      expect(page.asked.known).toEqual(known);
      expect(saveStory.mock.lastCall?.[3]?.childId).toBe('3');
      expect(saveStory.mock.lastCall?.[3]?.plan(storedChild)).toEqual({ remove: [], add: remember });
      expect(saveStory.mock.lastCall?.[3]?.plan({ ...storedChild, nickname: 'Leo' })).toBeNull();
      expect(told).not.toHaveProperty('remember');
    });

    test('and was stored by a call that died is saved with what it remembers', async () => {
      const { page, ports } = notebook();
      page.kept.set(KEY, { ...identityOf(order.request), status: 'running', template });
      const saveStory = saving(ports);
      await orderStory(order, { ...ports, saveStory });
      expect(saveStory.mock.lastCall?.[3]?.plan(storedChild)?.add).toEqual(remember);
    });

    test('that is gone or another one by now is written without', async () => {
      for (const found of [[], [{ ...child, nickname: 'Leo' }]]) {
        const { page, ports } = notebook(write);
        await orderStory(order, { ...ports, readChildren: async () => found, readMemories: async () => [...known] });
        expect(page.asked.known).toEqual([]);
      }
    });

    test('leaves out what its children leave out, also those who only come along, where the device did not know it', async () => {
      const { page, ports } = notebook(write);
      const readChildren = async () => [
        { ...child, notTonight: ['dogs' as const] },
        { id: '4', nickname: 'Leo', notTonight: ['fire' as const] },
        { id: '5', nickname: 'Ana', notTonight: ['dark' as const] },
      ];
      const readMemories = async (): Promise<Memory[]> => [{ kind: 'friend', text: 'Pip, a small puppy' }, ...known];
      const request = { ...order.request, childName: 'mia', siblings: ['Leo'], notTonight: ['thunder' as const, 'dogs' as const] };
      await orderStory({ ...order, request }, { ...ports, readChildren, readMemories });
      const notTonight = ['thunder', 'dogs', 'fire'];
      expect(page.asked).toMatchObject({ request: { notTonight }, known });
      expect(page.shelf.get(KEY)?.notTonight).toEqual(notTonight);
      // The identity is that of the request as it was sent, so that a repeated one finds its story.
      await orderStory({ ...order, request }, ports);
      expect(page.writes).toBe(1);
    });

    test('is not begun with an animal that the child leaves out, and may be requested again', async () => {
      const { page, ports } = notebook();
      const readChildren = async () => [{ ...child, notTonight: ['insects' as const] }];
      const request = { ...order.request, favoriteAnimal: 'spider' };
      await expect(orderStory({ ...order, request }, { ...ports, readChildren })).rejects.toMatchObject({ kind: 'left-out' });
      expect(page).toMatchObject({ writes: 0, taken: 0 });
      expect(await orderStory({ ...order, request }, ports)).toMatchObject({ title: "Mia's Boat" });
    });
  });

  test('that was stored is not saved with names that make something profane of it, and another is written', async () => {
    const { page, ports } = notebook();
    const template = { title: 'The Boat', paragraphs: ['{child} Hitler.'] };
    page.kept.set(KEY, { ...identityOf(ORDER.request), status: 'running', template });
    const request = { ...ORDER.request, childName: 'Heil' };
    expect(await orderStory({ ...ORDER, request }, ports)).toMatchObject({ title: "Heil's Boat" });
    expect(page).toMatchObject({ writes: 1, judged: 0 });
    expect(page.kept.get(KEY)).toMatchObject({ template: TEMPLATE });
  });

  test('reaches the family even if it could not be stored before or remembered', async () => {
    const { page, ports } = notebook();
    expect(await orderStory(ORDER, { ...ports, keepStory: broken, remember: broken })).toMatchObject({ title: "Mia's Boat" });
    expect(page.warnings.sort()).toEqual(['story not kept', 'story not remembered']);
    expect(page.shelf.get(KEY)).toMatchObject({ title: "Mia's Boat" });
  });

  test('that could not be saved stays stored, and a repeated request saves it at no cost', async () => {
    const { page, ports } = notebook();
    await expect(orderStory(ORDER, { ...ports, saveStory: broken })).rejects.toMatchObject({ kind: 'not-saved' });
    expect(page).toMatchObject({ taken: 1, remembered: [MEMORY], warnings: ['story not saved'] });
    await expect(orderStory(ORDER, { ...ports, saveStory: broken })).rejects.toMatchObject({ kind: 'not-saved' });
    expect(await orderStory(ORDER, ports)).toMatchObject({ title: "Mia's Boat" });
    expect(page).toMatchObject({ writes: 1, taken: 1, judged: 2 });
    expect(page.shelf.size).toBe(1);
  });

  test('that could be neither stored nor saved is given back', async () => {
    const { page, ports } = notebook();
    await expect(orderStory(ORDER, { ...ports, keepStory: broken, saveStory: broken })).rejects.toMatchObject({ kind: 'not-saved' });
    expect(page).toMatchObject({ taken: 0, remembered: [] });
    expect(page.kept.size).toBe(0);
  });
});

describe('a key', () => {
  test.each([
    ['busy', 0],
    ['unavailable', 0],
    ['no-key', 0],
    ['misconfigured', 0],
    ['out-of-time', 1],
    ['unusable', 1],
    ['unsafe', 1],
  ] as const)('can be used again after %s, which uses up %i of the day’s stories', async (kind, taken) => {
    const { page, ports } = failing(kind);
    await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind });
    expect(page.taken).toBe(taken);
    expect(page.kept.size).toBe(0);
  });

  test('can be used again after an unexpected error', async () => {
    const { page, ports } = notebook(async () => {
      throw new RangeError('odd');
    });
    await expect(orderStory(ORDER, ports)).rejects.toThrow('odd');
    expect(page.kept.size).toBe(0);
  });

  test('stores a refusal, which uses up a story', async () => {
    const { page, ports } = failing('refused');
    for (let call = 0; call < 2; call += 1) await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind: 'refused' });
    expect(page).toMatchObject({ writes: 1, taken: 1 });
  });

  test('used for other choices is refused', async () => {
    const { ports } = notebook();
    await orderStory(ORDER, ports);
    const other: Order = { ...ORDER, request: { ...ORDER.request, favoriteAnimal: 'goat' } };
    await expect(orderStory(other, ports)).rejects.toMatchObject({ kind: 'key-taken' });
  });

  test('of a story that was deleted since writes no other', async () => {
    const { ports } = notebook();
    ports.claim = async () => ({ kind: 'deleted' });
    ports.write = () => Promise.reject(new Error('Nothing may be written.'));
    await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind: 'deleted' });
  });

  test('with more children or another earlier episode is another request, and none of their text is stored', async () => {
    const continues = { storyId: KEY, recap: 'They found a lamp.', cast: ['the owl'] };
    const { page, ports } = notebook();
    const wish = { ...ORDER.request, siblings: ['Quillon'], continues };
    await orderStory({ ...ORDER, request: wish }, ports);
    const asked = [...page.kept.values()].map((kept) => kept.asked).join();
    expect(asked).toMatch(/^[\w-]{43}$/u);
    // The names are put in for each who asks: another name is the same story.
    await orderStory({ ...ORDER, request: { ...wish, siblings: ['Ottoline'] } }, ports);
    const others = [
      ORDER.request,
      { ...wish, siblings: ['Quillon', 'Ottoline'] },
      { ...wish, continues: { ...continues, recap: 'They lost a lamp.' } },
    ];
    for (const request of others) await expect(orderStory({ ...ORDER, request }, ports)).rejects.toMatchObject({ kind: 'key-taken' });
  });
});

describe('a second call while the first runs', () => {
  const RUNNING = { status: 'running', asked: '["otter","garden","short","calm"]' } as const;

  async function second(endOfFirst: (page: ReturnType<typeof notebook>['page']) => void) {
    const { page, ports } = notebook();
    page.kept.set(KEY, RUNNING);
    const answer = orderStory(ORDER, ports).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2000);
    endOfFirst(page);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.writes).toBe(0);
    return answer;
  }

  test('waits for its story at no cost', async () => {
    expect(await second(({ kept }) => kept.set(KEY, { ...RUNNING, template: TEMPLATE }))).toMatchObject({ title: "Mia's Boat" });
  });

  test.each([
    ['if the first failed', ({ kept }: ReturnType<typeof notebook>['page']) => void kept.delete(KEY)],
    ['if the first takes too long', () => undefined],
  ])('is asked to repeat the request %s', async (_when, endOfFirst) => {
    expect(await second(endOfFirst)).toMatchObject({ kind: 'running' });
  });
});

describe("a day's stories", () => {
  test('do not include the one of a call that died without a story', async () => {
    const { page, ports } = notebook();
    page.taken = 1;
    const claim: OrderPorts['claim'] = async (requestKey, identity, unfit) => {
      const result = await ports.claim(requestKey, identity, unfit);
      return result.kind === 'ours' ? { ...result, abandoned: COUNTED } : result;
    };
    await orderStory(ORDER, { ...ports, claim });
    expect(page).toMatchObject({ writes: 1, taken: 1, counted: [COUNTED] });
  });

  test('run out, and the key can be used tomorrow', async () => {
    const { page, ports } = notebook();
    page.left = 0;
    const error: unknown = await orderStory(ORDER, ports).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ kind: 'own-quota', retryAfter: 3600 });
    expect(page).toMatchObject({ writes: 0, taken: 0, remembered: [] });
    expect(page.kept.size).toBe(0);
  });
});

describe('the calls of the writing model', () => {
  /** Makes so many calls before it ends with the story, or with this failure. */
  const calling = (calls: number, failure?: StoryFailure) =>
    notebook(async (request, options) => {
      for (let call = 0; call < calls; call += 1) await options.onCall();
      if (failure) throw failure;
      return oneStory(request, options);
    });

  test.each([
    ['of a story without repairs', calling(1), 1, 1],
    ['of a story with two repairs', calling(3), 1, 3],
    ['that brought nothing usable', calling(3, new StoryFailure('unusable', undefined, 'answer')), 1, 3],
    ['of which none was answered', calling(3, new StoryFailure('unavailable')), 0, 0],
    ['that an animal not for children prevented', calling(0, new StoryFailure('refused')), 1, 0],
  ])('%s count for the site, and the story for the family [safety 3]', async (_what, { page, ports }, taken, calls) => {
    await orderStory(ORDER, ports).catch(() => undefined);
    expect(page).toMatchObject({ taken, calls });
  });

  test('end with the day of the site, and then the story does not count for the family [safety 3]', async () => {
    const { page, ports } = calling(3);
    page.callsLeft = 2;
    await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind: 'site-quota', retryAfter: 3600 });
    expect(page).toMatchObject({ taken: 0, calls: 2 });
    expect(page.kept.size).toBe(0);
  });
});

describe('the pages of a story that is being written', () => {
  const shows =
    (then: () => Awaited<ReturnType<OrderPorts['write']>>): OrderPorts['write'] =>
    async (_request, { onPages }) => {
      await onPages?.(SHOWN);
      return then();
    };
  const fails = (kind: FailureKind) =>
    shows(() => {
      throw new StoryFailure(kind);
    });

  test('are shown with the names and kept without them', async () => {
    const { page, ports } = notebook(shows(() => ({ template: TEMPLATE, repairs: 0, memory: MEMORY })));
    await orderStory(ORDER, ports);
    expect(page.drafts.get(KEY)).toMatchObject({ title: "Mia's Boat", pages: [{ text: 'Mia slept.' }] });
    expect(page.kept.get(KEY)?.shown).toEqual(SHOWN);
  });

  test.each(['unusable', 'unavailable', 'out-of-time', 'busy'] as const)(
    'stay when the rest fails (%s), and the next call continues after them',
    async (kind) => {
      const { page, ports } = notebook(fails(kind));
      await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind });
      expect(page.drafts.has(KEY)).toBe(true);
      let seen: unknown;
      const write: OrderPorts['write'] = async (_request, { shown }) => {
        seen = shown;
        return { template: TEMPLATE, repairs: 0, memory: MEMORY };
      };
      await orderStory(ORDER, { ...ports, write });
      expect(seen).toEqual(SHOWN);
    },
  );

  test.each([
    ['not for children', 'unsafe', undefined],
    ['refused', 'refused', { status: 'refused' }],
  ] as const)('are closed when what follows is %s', async (_what, kind, kept) => {
    const { page, ports } = notebook(fails(kind));
    await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind });
    expect(page.drafts.size).toBe(0);
    expect(page.kept.get(KEY)?.status).toBe(kept?.status);
  });

  test('are not needed: the story is written although they cannot be stored', async () => {
    const { page, ports } = notebook(shows(() => ({ template: TEMPLATE, repairs: 0, memory: MEMORY })));
    expect(await orderStory(ORDER, { ...ports, showPages: broken })).toMatchObject({ title: "Mia's Boat" });
    expect(page.warnings).toEqual(['page not shown']);
  });
});
