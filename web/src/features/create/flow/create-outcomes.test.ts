// @vitest-environment node
/** What becomes of a request, and what the user is told meanwhile. */
import { describe, expect, it, vi } from 'vitest';
import { openCreateFlow } from '../../../../testing/fake-create-ports.ts';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { COMPLETE } from '../../../../testing/story-form.ts';
import type { Wait } from '../../../data/outbox/entry.ts';
import type { StoryOutcome } from '../../../data/outbox/outbox.ts';
import type { FirstPages } from '../waiting/first-pages.ts';
import { underWay, type WaitingCode } from './create-state.ts';

const NOON = new Date(2026, 2, 3, 12, 0).getTime();
const READY = { kind: 'ready', storyId: 'abc', title: 'The Fox' } as const;
const waiting = (wait: Partial<Wait> = {}, stored = true): StoryOutcome => ({
  kind: 'waiting',
  wait: { because: 'no-answer', until: 0, ...wait },
  stored,
});

describe('a request', () => {
  it.each<[string, StoryOutcome, boolean, string, unknown[]]>([
    ['ready', READY, true, 'Story Created! - "The Fox" is ready to read!', [['/read-story/abc', { page: null }]]],
    [
      'waiting for a network',
      waiting({ because: 'offline' }),
      false,
      "Story Queued for Creation - Your story will be generated when you're back online. You can check your favorites to see it once it's ready.",
      ['/favorites'],
    ],
    [
      'waiting after a failure',
      waiting(),
      true,
      'Story Queued - Story generation failed but has been queued for when connection improves.',
      ['/favorites'],
    ],
    [
      'waiting for a used-up day',
      waiting({ because: 'quota', message: 'Ten a day.', usedUp: true, since: NOON, until: NOON + 8 * 3_600_000 }),
      true,
      'Story Queued - Ten a day. We’ll write this one this evening after 8, and it’ll be in your favorites.',
      ['/favorites'],
    ],
    ['waiting for a quota', waiting({ because: 'quota', message: 'Ten a day.' }), true, 'Story Queued - Ten a day.', ['/favorites']],
    ['refused', { kind: 'refused', message: 'Another tale, please.' }, true, 'red: Story Creation Failed - Another tale, please.', []],
    [
      'refused without words',
      { kind: 'refused', message: '' },
      true,
      'red: Story Creation Failed - Something went wrong while creating your story. Please try again!',
      [],
    ],
    [
      'neither created nor stored',
      waiting({ because: 'offline' }, false),
      false,
      'red: Story Creation Failed - Unable to create or queue story. Please try again.',
      [],
    ],
    [
      'not stored, with a used-up quota',
      waiting({ because: 'quota', message: 'Ten a day.' }, false),
      true,
      'red: Story Creation Failed - Ten a day.',
      [],
    ],
  ])(
    'that is %s says so, leads on, and empties the form if nothing is left to do [spec 4.12, 4.13, 4.14, 8.16, 8.17, 8.18, 8.19, 8.20]',
    async (_how, outcome, online, toast, places) => {
      const flow = openCreateFlow({ draft: { replaces: 'refused-entry' } });
      flow.online = online;
      flow.submit([]);
      expect(underWay(flow.state())).toMatchObject({ step: 'writing', order: { storyId: FOX_STORY.id } });
      await flow.end(outcome);
      expect(flow).toMatchObject({ toasts: [toast], places });
      const isOver = places.length > 0;
      expect(flow.draft === null).toBe(isOver);
      // The waiting stays until the next screen is there.
      expect(underWay(flow.state()) !== null).toBe(isOver);
      expect(flow.replaced).toEqual(isOver ? ['refused-entry'] : []);
      flow.submit([]);
      expect(flow.orders).toHaveLength(isOver ? 1 : 2);
    },
  );

  it.each(['childName', 'siblings', 'favoriteAnimal'])('that is refused for its %s says so there, and keeps every wish', async (field) => {
    const flow = openCreateFlow({ draft: { siblings: ['Leo'] } });
    flow.submit([]);
    await flow.end({ kind: 'refused', message: 'Another one, please.', field });
    expect(flow.state()).toMatchObject({
      problem: { field, message: 'Another one, please.' },
      form: { childName: 'Mia', siblings: ['Leo'] },
    });
    expect(flow.toasts).toEqual([]);
  });

  it.each([true, false])('that takes twelve seconds says so, and leaves an empty form behind only if it is stored (%s)', (storable) => {
    vi.useFakeTimers();
    const flow = openCreateFlow();
    flow.storable = storable;
    flow.submit([]);
    vi.advanceTimersByTime(11_999);
    expect(underWay(flow.state())?.long).toBe(false);
    vi.advanceTimersByTime(1);
    expect(underWay(flow.state())).toMatchObject({ long: true, safe: storable });
    flow.leave();
    expect(flow.draft === null).toBe(storable);
    expect(flow.options.hasLeft?.()).toBe(true);
  });

  it('waits in the queue, in the words of a missing network, once nothing is answered [fault 6]', async () => {
    const flow = openCreateFlow();
    flow.submit([]);
    const { silence } = flow.options;
    expect(silence?.aborted).toBe(false);
    flow.fallSilent();
    expect(silence?.aborted).toBe(true);
    await flow.end(waiting());
    expect(flow.toasts).toEqual([
      expect.stringMatching(/^Story Queued for Creation - Your story will be generated when you're back online\./),
    ]);
    expect(flow).toMatchObject({ places: ['/favorites'], draft: null });
  });

  it('goes on after the user has left, whatever the network answers, and does not say again that it waits [fault 6]', async () => {
    const flow = openCreateFlow();
    flow.submit([]);
    const { fallSilent } = flow;
    flow.goToFavorites();
    expect(flow.places).toEqual(['/favorites']);
    flow.leave();
    fallSilent();
    for (const signal of [flow.options.silence, flow.options.signal]) expect(signal?.aborted).toBe(false);
    await flow.end(waiting());
    expect(flow).toMatchObject({ toasts: [], places: ['/favorites'] });
  });

  it.each<[string, StoryOutcome, string]>([
    ['is ready', READY, 'Story Created! - "The Fox" is ready to read!'],
    ['is refused', { kind: 'refused', message: 'Another name.', field: 'childName' }, 'red: Story Creation Failed - Another name.'],
  ])('that %s after the user has left says so, and opens nothing', async (_how, outcome, toast) => {
    const flow = openCreateFlow();
    flow.submit([]);
    flow.leave();
    expect(flow.options.open(READY)).toBe(false);
    await flow.end(outcome);
    expect(flow).toMatchObject({ places: [], toasts: [toast] });
  });
});

describe('the first pages of a story', () => {
  const PAGES = { story: { title: 'The Fox' } } as FirstPages;

  /** Presses “Create My Story!” and shows the first pages. */
  async function reading({ read = true } = {}) {
    const follow = vi.fn<WaitingCode['followFirstPages']>(async (_order, _loadReader, show) => show(PAGES));
    const flow = openCreateFlow({
      loadReader: async () => () => null,
      ports: { loadWaiting: async () => ({ followFirstPages: follow }) as unknown as WaitingCode },
    });
    flow.submit(['Leo']);
    await vi.waitFor(() => expect(underWay(flow.state())?.pages).toBe(PAGES));
    if (read) flow.showPage(2);
    return Object.assign(flow, { over: follow.mock.lastCall?.[3] as AbortSignal });
  }

  it('stay while the story opens at the page that is read', async () => {
    const flow = await reading();
    await flow.end(READY);
    expect(flow.places).toEqual([['/read-story/abc', { page: 2 }]]);
    expect(underWay(flow.state())?.pages).toBe(PAGES);
    expect(flow.over.aborted).toBe(false);
  });

  it('close if the rest has to wait, and the user is told where it comes', async () => {
    const flow = await reading();
    await flow.end(waiting());
    expect(flow.toasts[0]).toMatch(/connection improves\. The whole story will come to your favorites\.$/);
  });

  it('give way to the form, with every wish, if the request could not be stored', async () => {
    const flow = await reading();
    await flow.end(waiting({}, false));
    expect(flow.state()).toMatchObject({ flow: { at: 'form' }, form: { ...COMPLETE, siblings: ['Leo'] } });
    expect(flow.draft?.siblings).toEqual(['Leo']);
    expect(flow.over.aborted).toBe(true);
  });

  it('are not looked for any more once the user has left', async () => {
    const flow = await reading({ read: false });
    flow.leave();
    expect(flow.over.aborted).toBe(true);
  });

  it('are not needed: without their code the story is written all the same', async () => {
    const loadWaiting = vi.fn(() => Promise.reject(new Error('There is no network.')));
    const flow = openCreateFlow({ loadReader: async () => () => null, ports: { loadWaiting } });
    flow.submit([]);
    await vi.waitFor(() => expect(loadWaiting).toHaveBeenCalled());
    await flow.end(READY);
    expect(flow.places).toHaveLength(1);
  });
});
