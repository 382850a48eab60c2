import { childSeedOf, coverScene } from '@tuckaway/domain';
import { describe, expect, test } from 'vitest';
import { broken, EARLIER, fakeOrderPorts, KEY, MEMORY, ORDER, SHOWN, TEMPLATE } from '../../../testing/fake-order-ports.ts';
import { type FailureKind, StoryFailure } from '../story-failure.ts';
import { type OrderPorts, orderStory } from './order-story.ts';
import { identityOf } from './request-identity.ts';

describe('a story', () => {
  test('is written and saved once for a key, and returned again without another moderation', async () => {
    const { page, ports } = fakeOrderPorts();
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
      childSeed: childSeedOf({ id: KEY }),
      moderated: true,
    });
    expect(await orderStory(ORDER, ports)).toEqual(first);
    expect(page).toMatchObject({ writes: 1, taken: 1, judged: 0 });
    expect(page.shelf.size).toBe(1);
  });

  test('that is another version of one keeps the number by which its children look the same', async () => {
    const { page, ports } = fakeOrderPorts();
    await orderStory({ ...ORDER, request: { ...ORDER.request, childSeed: 0 } }, ports);
    expect(page.shelf.get(KEY)).toMatchObject({ childSeed: 0 });
  });

  test('that its owner deleted is returned to a repeated request and not saved again', async () => {
    const { page, ports } = fakeOrderPorts();
    const { cover: _chosen, ...first } = await orderStory(ORDER, ports);
    page.shelf.delete(KEY);
    expect(await orderStory({ ...ORDER, request: { ...ORDER.request, coverImage: 'castle' } }, ports)).toMatchObject(first);
    expect(page.shelf.size).toBe(0);
  });

  test('that was stored but not saved by a call that died is moderated and saved at no cost', async () => {
    const { page, ports } = fakeOrderPorts();
    const request = { ...ORDER.request, coverImage: 'castle' as const, siblings: ['Leo'] };
    page.requests.set(KEY, { ...identityOf(request), status: 'running', template: TEMPLATE });
    expect(await orderStory({ ...ORDER, request }, ports)).toMatchObject({ title: "Mia's Boat" });
    expect(page).toMatchObject({ writes: 0, taken: 0, judged: 1 });
    expect(page.shelf.get(KEY)).toMatchObject({ coverImage: 'castle', siblings: ['Leo'] });
  });

  test('that another call saved in another version meanwhile is returned as it was saved', async () => {
    const saved = { title: 'The First', paragraphs: ['{child} slept first.'] };
    const { ports } = fakeOrderPorts();
    const saveStory: OrderPorts['saveStory'] = async () => ({ kind: 'saved', template: saved });
    expect(await orderStory(ORDER, { ...ports, saveStory })).toMatchObject({ title: 'The First', content: 'Mia slept first.' });
  });

  test.each([
    ['superseded', 'running'],
    ['key-taken', 'key-taken'],
    ['account-deleted', 'account-deleted'],
  ] as const)('that cannot be saved (%s) is not returned', async (kind, failure) => {
    const { page, ports } = fakeOrderPorts();
    await expect(orderStory(ORDER, { ...ports, saveStory: async () => ({ kind }) })).rejects.toMatchObject({ kind: failure });
    expect(page).toMatchObject({ taken: 1, remembered: [] });
    expect(page.requests.size).toBe(0);
  });

  test('that fails moderation afterwards is not returned, and another is written', async () => {
    const { page, ports } = fakeOrderPorts();
    const unfit = { title: 'Not this one', paragraphs: ['No.'] };
    page.requests.set(KEY, { status: 'running', asked: '["otter","garden","short","calm"]', template: unfit });
    page.gentle = false;
    expect(await orderStory(ORDER, ports)).toMatchObject({ title: "Mia's Boat" });
    expect(page).toMatchObject({ writes: 1, judged: 1 });
    expect(page.requests.get(KEY)).toMatchObject({ template: TEMPLATE });
  });

  test('is stored and remembered while it is moderated, each version replacing the previous one', async () => {
    const second = { title: 'Another', paragraphs: ['{child} slept well.'] };
    const { page, ports } = fakeOrderPorts(async (_request, { onCandidate }) => {
      await onCandidate({ template: TEMPLATE, memory: MEMORY });
      expect(page.requests.get(KEY)).toMatchObject({ template: TEMPLATE });
      expect(page.remembered).toEqual([MEMORY]);
      await onCandidate({ template: second, memory: EARLIER });
      return { template: second, repairs: 1, memory: EARLIER };
    });
    await orderStory(ORDER, ports);
    expect(page.requests.get(KEY)).toMatchObject({ template: second });
    expect(page.remembered).toEqual([EARLIER]);
  });

  test('that is returned although another was written after it is the stored one', async () => {
    const { page, ports } = fakeOrderPorts(async (_request, { onCandidate }) => {
      await onCandidate({ template: TEMPLATE, memory: MEMORY });
      await onCandidate({ template: { title: 'Worse', paragraphs: ['No.'] }, memory: EARLIER });
      return { template: TEMPLATE, repairs: 1, memory: MEMORY };
    });
    await orderStory(ORDER, ports);
    expect(page.requests.get(KEY)).toMatchObject({ template: TEMPLATE });
    expect(page.remembered).toEqual([MEMORY]);
  });

  test('that was rejected is not stored any more, whatever becomes of the next one', async () => {
    const { page, ports } = fakeOrderPorts(async (_request, { onCandidate, onRejected, onPages }) => {
      await onPages?.(SHOWN);
      await onCandidate({ template: TEMPLATE, memory: MEMORY });
      await onRejected();
      expect(page.requests.get(KEY)).not.toHaveProperty('template');
      throw new StoryFailure('busy', undefined, 'answer');
    });
    await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind: 'busy' });
    expect(page.requests.get(KEY)).toMatchObject({ status: 'begun', shown: SHOWN });
    expect(page.requests.get(KEY)).not.toHaveProperty('template');
  });

  test('that another call stored is judged at its age, for its family, without shown pages, and saved without notes that frighten', async () => {
    const stored = { ...TEMPLATE, recap: 'A ghost came.' };
    const { page, ports } = fakeOrderPorts(async (_request, { onCandidate, onPages }) => {
      await onPages?.(SHOWN);
      await onCandidate({ template: stored, memory: MEMORY });
      throw new StoryFailure('busy', undefined, 'story');
    });
    const order = { ...ORDER, request: { ...ORDER.request, age: '2-3' as const } };
    await expect(orderStory(order, ports)).rejects.toMatchObject({ kind: 'busy' });
    const judge: OrderPorts['judge'] = async (...asked) => (await ports.judge(...asked)) && TEMPLATE;
    expect(await orderStory(order, { ...ports, judge })).not.toHaveProperty('recap');
    expect(page.judgedAs).toMatchObject({ uid: ORDER.uid, request: order.request, shown: SHOWN });
    expect(page.shelf.get(KEY)).not.toHaveProperty('recap');
  });

  test.each([
    ['is not for children', new StoryFailure('unsafe')],
    ['fails moderation, after which the storyteller fails', new StoryFailure('busy', undefined, 'answer')],
  ])('that %s counts, and is neither stored nor remembered', async (_what, failure) => {
    const { page, ports } = fakeOrderPorts(async (_request, { onCandidate }) => {
      await onCandidate({ template: TEMPLATE, memory: MEMORY });
      throw failure;
    });
    await expect(orderStory(ORDER, ports)).rejects.toBe(failure);
    expect(page).toMatchObject({ taken: 1, remembered: [] });
    expect(page.requests.size).toBe(0);
  });

  /** Writes a story that then cannot be moderated. */
  const unjudged = (kind: FailureKind) =>
    fakeOrderPorts(async (_request, { onCandidate }) => {
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
    await expect(orderStory(ORDER, { ...ports, storeStory: broken })).rejects.toMatchObject({ kind: 'busy' });
    expect(page).toMatchObject({ taken: 1, remembered: [] });
    expect(page.requests.size).toBe(0);
  });

  test('that was stored is not saved with names that make something profane of it, and another is written', async () => {
    const { page, ports } = fakeOrderPorts();
    const template = { title: 'The Boat', paragraphs: ['{child} Hitler.'] };
    page.requests.set(KEY, { ...identityOf(ORDER.request), status: 'running', template });
    const request = { ...ORDER.request, childName: 'Heil' };
    expect(await orderStory({ ...ORDER, request }, ports)).toMatchObject({ title: "Heil's Boat" });
    expect(page).toMatchObject({ writes: 1, judged: 0 });
    expect(page.requests.get(KEY)).toMatchObject({ template: TEMPLATE });
  });

  test('reaches the family even if it could not be stored before or remembered', async () => {
    const { page, ports } = fakeOrderPorts();
    expect(await orderStory(ORDER, { ...ports, storeStory: broken, remember: broken })).toMatchObject({ title: "Mia's Boat" });
    expect(page.warnings.sort()).toEqual(['story not remembered', 'story not stored']);
    expect(page.shelf.get(KEY)).toMatchObject({ title: "Mia's Boat" });
  });

  test('that could not be saved stays stored, and a repeated request saves it at no cost', async () => {
    const { page, ports } = fakeOrderPorts();
    await expect(orderStory(ORDER, { ...ports, saveStory: broken })).rejects.toMatchObject({ kind: 'not-saved' });
    expect(page).toMatchObject({ taken: 1, remembered: [MEMORY], warnings: ['story not saved'] });
    await expect(orderStory(ORDER, { ...ports, saveStory: broken })).rejects.toMatchObject({ kind: 'not-saved' });
    expect(await orderStory(ORDER, ports)).toMatchObject({ title: "Mia's Boat" });
    expect(page).toMatchObject({ writes: 1, taken: 1, judged: 2 });
    expect(page.shelf.size).toBe(1);
  });

  test('that could be neither stored nor saved is given back', async () => {
    const { page, ports } = fakeOrderPorts();
    await expect(orderStory(ORDER, { ...ports, storeStory: broken, saveStory: broken })).rejects.toMatchObject({ kind: 'not-saved' });
    expect(page).toMatchObject({ taken: 0, remembered: [] });
    expect(page.requests.size).toBe(0);
  });
});
