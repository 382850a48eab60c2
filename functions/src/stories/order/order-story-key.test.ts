import { beforeEach, describe, expect, test, vi } from 'vitest';
import { COUNTED, failing, fakeOrderPorts, KEY, ORDER, oneStory, TEMPLATE } from '../../../testing/fake-order-ports.ts';
import { StoryFailure } from '../story-failure.ts';
import type { Order } from './complete-request.ts';
import { type OrderPorts, orderStory } from './order-story.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
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
    expect(page.requests.size).toBe(0);
  });

  test('can be used again after an unexpected error', async () => {
    const { page, ports } = fakeOrderPorts(async () => {
      throw new RangeError('odd');
    });
    await expect(orderStory(ORDER, ports)).rejects.toThrow('odd');
    expect(page.requests.size).toBe(0);
  });

  test('stores a refusal, which uses up a story', async () => {
    const { page, ports } = failing('refused');
    for (let call = 0; call < 2; call += 1) await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind: 'refused' });
    expect(page).toMatchObject({ writes: 1, taken: 1 });
  });

  test('used for other choices is refused', async () => {
    const { ports } = fakeOrderPorts();
    await orderStory(ORDER, ports);
    const other: Order = { ...ORDER, request: { ...ORDER.request, favoriteAnimal: 'goat' } };
    await expect(orderStory(other, ports)).rejects.toMatchObject({ kind: 'key-taken' });
  });

  test('of a story that was deleted since writes no other', async () => {
    const { ports } = fakeOrderPorts();
    ports.claim = async () => ({ kind: 'deleted' });
    ports.write = () => Promise.reject(new Error('Nothing may be written.'));
    await expect(orderStory(ORDER, ports)).rejects.toMatchObject({ kind: 'deleted' });
  });

  test('with more children or another earlier episode is another request, and none of their text is stored', async () => {
    const continues = { storyId: KEY, recap: 'They found a lamp.', cast: ['the owl'] };
    const { page, ports } = fakeOrderPorts();
    const wish = { ...ORDER.request, siblings: ['Quillon'], continues };
    await orderStory({ ...ORDER, request: wish }, ports);
    const asked = [...page.requests.values()].map((request) => request.asked).join();
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

  async function second(endOfFirst: (page: ReturnType<typeof fakeOrderPorts>['page']) => void) {
    const { page, ports } = fakeOrderPorts();
    page.requests.set(KEY, RUNNING);
    const answer = orderStory(ORDER, ports).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2000);
    endOfFirst(page);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(page.writes).toBe(0);
    return answer;
  }

  test('waits for its story at no cost', async () => {
    expect(await second(({ requests }) => requests.set(KEY, { ...RUNNING, template: TEMPLATE }))).toMatchObject({ title: "Mia's Boat" });
  });

  test.each([
    ['if the first failed', ({ requests }: ReturnType<typeof fakeOrderPorts>['page']) => void requests.delete(KEY)],
    ['if the first takes too long', () => undefined],
  ])('is asked to repeat the request %s', async (_when, endOfFirst) => {
    expect(await second(endOfFirst)).toMatchObject({ kind: 'running' });
  });
});

describe("a day's stories", () => {
  test('do not include the one of a call that died without a story', async () => {
    const { page, ports } = fakeOrderPorts();
    page.taken = 1;
    const claim: OrderPorts['claim'] = async (requestKey, identity, unfit) => {
      const result = await ports.claim(requestKey, identity, unfit);
      return result.kind === 'claimed' ? { ...result, abandoned: COUNTED } : result;
    };
    await orderStory(ORDER, { ...ports, claim });
    expect(page).toMatchObject({ writes: 1, taken: 1, counted: [COUNTED] });
  });

  test('run out, and the key can be used tomorrow', async () => {
    const { page, ports } = fakeOrderPorts();
    page.left = 0;
    const error: unknown = await orderStory(ORDER, ports).catch((failure: unknown) => failure);
    expect(error).toMatchObject({ kind: 'own-quota', retryAfter: 3600 });
    expect(page).toMatchObject({ writes: 0, taken: 0, remembered: [] });
    expect(page.requests.size).toBe(0);
  });
});

describe('the calls of the writing model', () => {
  /** Makes so many calls before it ends with the story, or with this failure. */
  const calling = (calls: number, failure?: StoryFailure) =>
    fakeOrderPorts(async (request, options) => {
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
    expect(page.requests.size).toBe(0);
  });
});
