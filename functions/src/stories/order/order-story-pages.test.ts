import { describe, expect, test } from 'vitest';
import { broken, fakeOrderPorts, KEY, MEMORY, ORDER, SHOWN, TEMPLATE } from '../../../testing/fake-order-ports.ts';
import { type FailureKind, StoryFailure } from '../story-failure.ts';
import { type OrderPorts, orderStory } from './order-story.ts';

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
    const { page, ports } = fakeOrderPorts(shows(() => ({ template: TEMPLATE, repairs: 0, memory: MEMORY })));
    await orderStory(ORDER, ports);
    expect(page.drafts.get(KEY)).toMatchObject({ title: "Mia's Boat", pages: [{ text: 'Mia slept.' }] });
    expect(page.requests.get(KEY)?.shown).toEqual(SHOWN);
  });

  test.each(['unusable', 'unavailable', 'out-of-time', 'busy'] as const)(
    'stay when the rest fails (%s), and the next call continues after them',
    async (kind) => {
      const { page, ports } = fakeOrderPorts(fails(kind));
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
    const { page, ports } = fakeOrderPorts(fails(kind));
    await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind });
    expect(page.drafts.size).toBe(0);
    expect(page.requests.get(KEY)?.status).toBe(kept?.status);
  });

  test('are not needed: the story is written although they cannot be stored', async () => {
    const { page, ports } = fakeOrderPorts(shows(() => ({ template: TEMPLATE, repairs: 0, memory: MEMORY })));
    expect(await orderStory(ORDER, { ...ports, showPages: broken })).toMatchObject({ title: "Mia's Boat" });
    expect(page.warnings).toEqual(['page not shown']);
  });
});
