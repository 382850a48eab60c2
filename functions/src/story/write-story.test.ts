import type { StoryRequest } from '@tuckaway/domain';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StorytellerError, type Trouble } from './storyteller.ts';
import { goodTelling, paragraphsOf, type ScriptedStoryteller, scripted, telling } from './testing.ts';
import { finishStory, writeStory } from './write-story.ts';

const REQUEST: StoryRequest = {
  childName: 'Zebedee',
  favoriteAnimal: 'otter',
  storySetting: 'garden',
  storyLength: 'short',
  storyTone: 'calm',
};
const BUDGET = 50_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Writes with the clock running by itself, and answers with the story or the failure. */
async function write(storyteller: ScriptedStoryteller, request = REQUEST) {
  const startedAt = Date.now();
  const outcome = writeStory(request, { storyteller, budgetMs: BUDGET, random: () => 0.5 }).then(
    (written) => ({ ...written, kind: 'written' }),
    (error: unknown) => error as { kind: string; retryAfter?: number },
  );
  let settled = false;
  void outcome.finally(() => {
    settled = true;
  });
  while (!settled) await vi.advanceTimersByTimeAsync(100);
  return { outcome: await outcome, ms: Date.now() - startedAt };
}

const trouble = (kind: Trouble, retryAfter?: number) => new StorytellerError(kind, retryAfter);
const unsafeTelling = () => {
  const [first = '', ...rest] = paragraphsOf(200);
  return telling({ title: 'The Boat', paragraphs: [first, 'There was blood.', ...rest] });
};

describe('a good story', () => {
  test('is asked for once, after the animal was moderated, and moderated whole', async () => {
    const storyteller = scripted([goodTelling()]);
    const { outcome } = await write(storyteller);
    expect(outcome).toMatchObject({ kind: 'written', repairs: 0, template: { title: "{child}'s Boat" } });
    expect(storyteller.asked).toHaveLength(1);
    expect(storyteller.moderated).toEqual([['otter'], ["{child}'s Boat", ...paragraphsOf(200)]]);
  });

  test("never lets the child's name out, not even within the animal", async () => {
    const storyteller = scripted([goodTelling(100), goodTelling()]);
    await write(storyteller, { ...REQUEST, favoriteAnimal: "Zebedee's otter" });
    expect(storyteller.asked).toHaveLength(2);
    expect(JSON.stringify([storyteller.asked, storyteller.moderated])).not.toMatch(/zebedee/i);
  });

  test('has the name in its places in the end, and keeps them in the template', () => {
    const story = finishStory({ title: "{child}'s Boat", paragraphs: ['{child} slept.', 'So did the otter.'] }, 'Zebedee');
    expect(story).toEqual({
      title: "Zebedee's Boat",
      content: 'Zebedee slept.\n\nSo did the otter.',
      template: '{child} slept.\n\nSo did the otter.',
    });
  });
});

describe('what a family asks for', () => {
  test('is refused when moderation flags the animal, and no story is paid for', async () => {
    const storyteller = scripted([], [[false]]);
    expect((await write(storyteller)).outcome.kind).toBe('refused');
    expect(storyteller.asked).toEqual([]);
  });

  test('is refused by the word list without asking anybody', async () => {
    const storyteller = scripted([]);
    expect((await write(storyteller, { ...REQUEST, favoriteAnimal: 'zombie' })).outcome.kind).toBe('refused');
    expect(storyteller.moderated).toEqual([]);
  });
});

describe('a bad answer', () => {
  test.each([
    ['too short', goodTelling(100), /100 words/],
    ['too long', goodTelling(300), /300 words/],
    ['no JSON', telling('Once upon'), /JSON object/],
    ['empty', telling(''), /JSON object/],
    ['cut off', telling('{"title":', { ending: 'cut-off' }), /cut off/],
    ['refused', telling('', { refused: true }), /refused/],
    ['filtered', telling('', { ending: 'filtered' }), /not for small children/],
    ['with a leftover', telling({ title: 'x', paragraphs: [...paragraphsOf(200), '{x}'] }), /left to fill in/],
    ['unsafe', unsafeTelling(), /blood/],
  ])('that is %s is repaired, and the model is told what was wrong', async (_what, bad, problem) => {
    const storyteller = scripted([bad, goodTelling()]);
    expect((await write(storyteller)).outcome).toMatchObject({ kind: 'written', repairs: 1 });
    expect(storyteller.asked[1]?.at(-1)?.content).toMatch(problem);
  });

  test('is repaired twice at most', async () => {
    const storyteller = scripted([goodTelling(100), goodTelling(100), goodTelling(100), goodTelling()]);
    expect((await write(storyteller)).outcome.kind).toBe('unusable');
    expect(storyteller.asked).toHaveLength(3);
  });

  test('that is still unsafe after the repairs is no story', async () => {
    expect((await write(scripted([unsafeTelling(), unsafeTelling(), unsafeTelling()]))).outcome.kind).toBe('unsafe');
  });

  test('that moderation flags in one paragraph is repaired', async () => {
    const storyteller = scripted([goodTelling(), goodTelling()], [[true], [true, true, false, true]]);
    expect((await write(storyteller)).outcome).toMatchObject({ kind: 'written', repairs: 1 });
  });
});

describe('moderation fails closed', () => {
  test('when it judges fewer texts than it was given', async () => {
    const few = [[true], [true], [true], [true]];
    expect((await write(scripted([goodTelling(), goodTelling(), goodTelling()], few))).outcome.kind).toBe('unsafe');
  });

  test('when it does not work', async () => {
    const broken = [[true], trouble('unavailable'), trouble('unavailable'), trouble('unavailable')];
    expect((await write(scripted([goodTelling()], broken))).outcome.kind).toBe('unavailable');
  });

  test('when nobody has a key for it', async () => {
    expect((await write(scripted([goodTelling()], [trouble('no-key')]))).outcome.kind).toBe('no-key');
  });
});

describe('a storyteller in trouble', () => {
  test.each(['busy', 'unavailable', 'timeout'] as const)('that is %s once is asked again', async (kind) => {
    const storyteller = scripted([trouble(kind), goodTelling()]);
    expect((await write(storyteller)).outcome.kind).toBe('written');
    expect(storyteller.asked).toHaveLength(2);
  });

  test.each(['no-key', 'misconfigured'] as const)('that is %s is not asked again', async (kind) => {
    const storyteller = scripted([trouble(kind)]);
    expect((await write(storyteller)).outcome.kind).toBe(kind);
    expect(storyteller.asked).toHaveLength(1);
  });

  test('that stays busy passes its wish on', async () => {
    const busy = [trouble('busy', 2), trouble('busy', 2), trouble('busy', 7)];
    expect((await write(scripted(busy))).outcome).toMatchObject({ kind: 'busy', retryAfter: 7 });
  });

  test('that asks for more patience than there is time is not waited for', async () => {
    const { outcome, ms } = await write(scripted([trouble('busy', 120)]));
    expect(outcome).toMatchObject({ kind: 'busy', retryAfter: 120 });
    expect(ms).toBeLessThan(1000);
  });

  test('that says nothing is given up within the budget', async () => {
    const { outcome, ms } = await write(scripted(['silence', 'silence', 'silence']));
    expect(outcome.kind).toBe('out-of-time');
    expect(ms).toBeGreaterThan(BUDGET / 2);
    expect(ms).toBeLessThanOrEqual(BUDGET + 100);
  });

  test('that says nothing once is asked again with the time that is left', async () => {
    const { outcome, ms } = await write(scripted(['silence', goodTelling()]));
    expect(outcome.kind).toBe('written');
    expect(ms).toBeLessThan(BUDGET);
  });

  test('an error nobody expected is passed on as it is', async () => {
    const odd = new RangeError('odd');
    expect((await write(scripted([odd]))).outcome).toBe(odd);
  });
});
