import { answeredPages } from '@tuckaway/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LONG } from '../../../../tests/long.ts';
import { pagesOf, REQUEST, type ScriptedStoryteller, scripted, telling } from '../../../testing/scripted-storyteller.ts';
import { rememberedStory } from '../family-memory.ts';
import { StoryFailure } from '../story-failure.ts';
import type { ShownPages } from '../story-template.ts';
import { newTally } from './story-tally.ts';
import { type WriteStoryOptions, writeStory } from './write-story.ts';

const TITLE = 'The Slow Boat';
const PAGES = pagesOf([40, 40, 40, 40, 40]);

/** About sixty tokens, which delay the first page by a second. */
const THOUGHTS = {
  engine: 'Around the pond, one lily pad fewer each time.',
  trouble: 'The otter wriggles, and the boat rocks.',
  deed: '{child} ties up the boat. Last: It did not rock.',
};

const good = (pages = PAGES) => telling({ ...THOUGHTS, title: TITLE, pages: answeredPages(pages), recap: '{child} slept.', cast: [] });
const texts = (shown: ShownPages | undefined) => shown?.pages.map(({ text }) => text);
const plain = (pages: readonly { text: string }[]) => pages.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

async function write(storyteller: ScriptedStoryteller, options: Partial<WriteStoryOptions> = {}, request = REQUEST) {
  const startedAt = Date.now();
  const shown: { at: number; pages: string[] }[] = [];
  const onPages = async (now: ShownPages) => void shown.push({ at: Date.now() - startedAt, pages: texts(now) ?? [] });
  const tally = newTally();
  let outcome: Awaited<ReturnType<typeof writeStory>> | StoryFailure | undefined;
  void writeStory(request, { storyteller, budgetMs: 50_000, random: () => 0.5, tally, onPages, ...options }).then(
    (written) => (outcome = written),
    (error: StoryFailure) => (outcome = error),
  );
  while (outcome === undefined) await vi.advanceTimersByTimeAsync(100);
  const template = outcome instanceof StoryFailure ? undefined : outcome.template;
  return { outcome, template, shown, tally, endedAt: Date.now() - startedAt };
}

/** The message that asks for the pages after the shown ones. */
const lastAsked = ({ asked }: ScriptedStoryteller) => JSON.parse(asked.at(-1)?.at(-1)?.content ?? '{}') as Record<string, unknown>;

describe('while a good story arrives', () => {
  test('its pages are shown one after another, all but the last', async () => {
    const { shown, template, tally } = await write(scripted([good()]));
    expect(shown.map(({ pages }) => pages)).toEqual([1, 2, 3, 4].map((count) => plain(PAGES.slice(0, count))));
    expect(plain(template?.pages ?? [])).toEqual(plain(PAGES));
    expect(tally.shown).toBe(4);
  });

  test('what the model thought before is not shown, and pages of the earlier format, without thoughts, are', async () => {
    const plainForm = telling({ title: TITLE, pages: answeredPages(PAGES), recap: '{child} slept.', cast: [] });
    const [thinking, earlier] = [await write(scripted([good()])), await write(scripted([plainForm]))];
    expect(thinking.template).toEqual(earlier.template);
    expect(thinking.shown.map(({ pages }) => pages)).toEqual(earlier.shown.map(({ pages }) => pages));
    expect(JSON.stringify(thinking.template)).not.toContain('lily pad');
  });

  test('each page is moderated before it is shown, the first one with the title, and the whole in the end', async () => {
    const storyteller = scripted([good()]);
    await write(storyteller);
    const [animal, first, second, ...rest] = storyteller.moderated;
    expect([animal, first, second]).toEqual([['otter'], [TITLE, PAGES[0]?.text], [PAGES[1]?.text]]);
    expect(rest.at(-1)).toEqual([TITLE, ...plain(PAGES), '{child} slept.', plain(PAGES).join('\n\n')]);
    // Each text is reviewed once: the title with the first page, the recap in the end.
    expect(storyteller.reviewed.map(({ texts }) => texts)).toEqual([
      ['Tonight’s story is about this animal: otter.'],
      [TITLE, PAGES[0]?.text],
      ...plain(PAGES.slice(1, -1)).map((text) => [text]),
      [PAGES.at(-1)?.text, '{child} slept.'],
    ]);
  });
});

describe('a page is not shown, and none after it,', () => {
  const withSecond = (text: string) => good([PAGES[0], { ...PAGES[1], text }, ...PAGES.slice(2)] as typeof PAGES);

  test.each([
    ['if it is frightening', '{child} saw blood.'],
    ['if it has markup', '{child} saw <b>it</b>.'],
    ['if it has a placeholder of its own', '{child} saw {animal}.'],
    ['if it takes most of the words', pagesOf([90])[0]?.text ?? ''],
  ])('%s', async (_why, text) => {
    const { shown } = await write(scripted([withSecond(text), good(PAGES.slice(1))]), {}, { ...REQUEST, age: '4-5' });
    expect(shown[0]?.pages).toEqual(plain(PAGES.slice(0, 1)));
    // What follows comes from the repair.
    expect(shown[1]?.pages).toEqual(plain(PAGES.slice(0, 2)));
  });

  test.each(['A Boat '.repeat(12), '{child} and {child}'])('if its title “%s” would have to be mended', async (title) => {
    const { shown, template } = await write(scripted([telling({ title, pages: PAGES }), good()]));
    expect(shown[0]?.pages).toEqual(plain(PAGES.slice(0, 1)));
    expect(template?.title).toBe(TITLE);
  });

  test('if moderation flags it or does not work', async () => {
    for (const verdict of [[false], new StoryFailure('misconfigured')]) {
      const storyteller = scripted([good(), good(PAGES.slice(1))], [[true], [true, true], verdict, ...Array(9).fill([false])]);
      expect((await write(storyteller)).shown).toHaveLength(1);
    }
  });

  test('if the reviewing model finds it frightening, and a gentle one is written instead', async () => {
    const storyteller = scripted([good(), good(PAGES.slice(1))], [], undefined, [[false], [false, false], [true]]);
    const { shown, tally, template } = await write(storyteller, {}, { ...REQUEST, age: '6-8' });
    expect(shown[0]?.pages).toEqual(plain(PAGES.slice(0, 1)));
    expect(tally.failed).toEqual(['review']);
    expect(JSON.stringify(lastAsked(storyteller).problems)).toContain(PAGES[1]?.text);
    expect(plain(template?.pages ?? [])).toEqual(plain(PAGES));
    expect(storyteller.reviewed[1]).toEqual({ texts: [TITLE, PAGES[0]?.text], age: '6-8' });
  });

  test('if the reviewing model finds the title frightening, and another one is written instead', async () => {
    const storyteller = scripted([good(), telling({ title: 'Another', pages: PAGES })], [], undefined, [[false], [true, false]]);
    const { shown, template } = await write(storyteller);
    expect(JSON.stringify(storyteller.asked.at(-1))).toContain(`something gentle instead: “${TITLE}”`);
    expect(shown[0]?.pages).toEqual(plain(PAGES.slice(0, 1)));
    expect(template?.title).toBe('Another');
  });

  test('if it cannot be reviewed', async () => {
    const reviews = [[false], [false, false], new StoryFailure('misconfigured'), new StoryFailure('misconfigured')];
    const { shown, outcome } = await write(scripted([good()], [], undefined, reviews));
    expect(shown).toHaveLength(1);
    expect(outcome).toMatchObject({ kind: 'misconfigured' });
  });

  test.each([
    ['the request cannot be reviewed', new StoryFailure('misconfigured'), {}],
    ['what is known of the child frightens', [false, true], { known: [{ kind: 'friend', text: 'a ghost' }] as const }],
  ])('if %s', async (_why, review, options) => {
    const { shown } = await write(scripted([good(), good()], [], undefined, [review]), options);
    // What is shown comes from a repair.
    expect(shown[0]?.pages ?? []).toEqual(review instanceof StoryFailure ? [] : plain(PAGES.slice(0, 1)));
  });

  test('if the review refuses the request while it arrives', async () => {
    const pace = { firstTokenMs: 0, tokensPerSecond: 1000, moderationMs: 0, reviewMs: 1500 };
    const { shown, outcome } = await write(scripted([good()], [], pace, [[true]]));
    expect(outcome).toMatchObject({ kind: 'refused' });
    expect(shown).toEqual([]);
  });

  test('once its answer has more pages than a story may have', async () => {
    const { shown, template } = await write(scripted([good(pagesOf(Array(40).fill(4))), good()]));
    expect(shown[0]?.pages).toEqual(plain(PAGES.slice(0, 1)));
    expect(plain(template?.pages ?? [])).toEqual(plain(PAGES));
  });

  test('if too few words would be left for a rest that has to be mended', async () => {
    const storyteller = scripted([good(pagesOf([50, 50, 50, 50, 50, 50])), good(pagesOf([50, 50, 50, 50]).slice(3))]);
    const { shown, template } = await write(storyteller);
    expect(shown.at(-1)?.pages).toHaveLength(3);
    expect(template?.pages).toHaveLength(4);
  });

  test('if the story begins like an earlier one', async () => {
    const earlier = [rememberedStory({ title: TITLE, paragraphs: ['It rained.'] }, 'otter', 'loud-bell')];
    const { shown, template } = await write(scripted([good(), telling({ title: 'Another', pages: PAGES })]), { earlier });
    expect(shown).toEqual([]);
    expect(template?.title).toBe('Another');
  });
});

describe('shown pages never change', () => {
  const short = () => good(PAGES.slice(0, 3));

  test('a story that is too short gets more pages behind them', async () => {
    const storyteller = scripted([short(), good(PAGES.slice(2))]);
    const { template, shown } = await write(storyteller);
    expect(lastAsked(storyteller)).toMatchObject({
      shown: { title: TITLE, pages: plain(PAGES.slice(0, 2)) },
      problems: [expect.stringMatching(/120 words/)],
      words: 200,
    });
    expect(plain(template?.pages ?? [])).toEqual(plain(PAGES));
    expect(shown.at(-1)?.pages).toEqual(plain(PAGES.slice(0, 4)));
  });

  test('also if the model repeats them', async () => {
    const { template } = await write(scripted([short(), good()]));
    expect(plain(template?.pages ?? [])).toEqual(plain(PAGES));
  });

  test('a short page that comes back after them, as a refrain does, is not taken for a shown one', async () => {
    const refrain = { ...PAGES[0], text: '“Drip, drop,” said {child}.' } as (typeof PAGES)[number];
    const pages = [PAGES[0], refrain, PAGES[1], refrain, PAGES[2], PAGES[3], refrain] as typeof PAGES;
    const shown: ShownPages = { title: TITLE, seed: 'seven-lids', pages: pages.slice(0, 3) };
    for (const answered of [pages.slice(3), pages, pages.slice(2)]) {
      const { template } = await write(scripted([good(answered)]), { shown });
      expect(plain(template?.pages ?? [])).toEqual(plain(pages));
    }
  });

  test('a connection that breaks off is continued after them', async () => {
    const whole = good().text;
    const begins = whole.slice(0, whole.indexOf('coft'));
    const storyteller = scripted([{ begins, error: new StoryFailure('unavailable') }, good(PAGES.slice(2))]);
    const { template } = await write(storyteller);
    expect(lastAsked(storyteller)).toMatchObject({ shown: { pages: plain(PAGES.slice(0, 2)) } });
    expect(lastAsked(storyteller)).not.toHaveProperty('problems');
    expect(plain(template?.pages ?? [])).toEqual(plain(PAGES));
  });

  test('a character with a child’s name is renamed from the first page on, also in the stored story [fault 26]', async () => {
    const also = ['A girl called Zebedee waved.', 'Zebedee sang, and {child} hummed with Zebedee.'];
    const told = ['A girl called Remy waved.', 'Remy sang, and {child} hummed with Remy.'];
    const withMore = (more: readonly string[]) =>
      PAGES.map((page, index) => ({ ...page, text: `${page.text} ${more[index] ?? 'It slept.'}` }));
    const { shown, template } = await write(scripted([good(withMore(also))]));
    expect(plain(template?.pages ?? [])).toEqual(plain(withMore(told)));
    expect(shown.length).toBeGreaterThan(1);
    for (const { pages } of shown) expect(pages).toEqual(plain(withMore(told)).slice(0, pages.length));
  });

  test('an answer that is cut off: the repair writes only the rest, and says how many words its pages have', async () => {
    const cut = good().text.slice(0, good().text.indexOf('doft') + 20);
    const storyteller = scripted([telling(cut, { ending: 'cut-off' }), good(PAGES.slice(3))]);
    const { template, shown, tally } = await write(storyteller);
    expect(shown[2]?.pages).toEqual(plain(PAGES.slice(0, 3)));
    const asked = lastAsked(storyteller) as { shown: object; pages: number[] };
    expect(asked).toMatchObject({ shown: { title: TITLE, pages: plain(PAGES.slice(0, 3)) }, words: 200 });
    expect(asked.pages.reduce((sum, count) => sum + count, 0)).toBe(80);
    expect(plain(template?.pages ?? [])).toEqual(plain(PAGES));
    expect(tally.cutOffs).toBe(1);
  });

  test('a page with a slip waits for one repair, and what slips again is accepted', async () => {
    const slip = [PAGES[0], { ...PAGES[1], text: `${PAGES[1]?.text} {child} lost his boat.` }, ...PAGES.slice(2)] as typeof PAGES;
    const mended = scripted([good(slip), good(PAGES.slice(1))]);
    const { shown, template, tally } = await write(mended);
    expect(shown[0]?.pages).toEqual(plain(PAGES.slice(0, 1)));
    expect(JSON.stringify(lastAsked(mended).problems)).toContain('lost his');
    expect([plain(template?.pages ?? []), tally.failed]).toEqual([plain(PAGES), ['craft']]);
    const again = await write(scripted([good(slip), good(slip.slice(1))]));
    expect(again.template?.pages?.at(1)?.text).toContain('lost his boat');
  });

  test('a call after one that failed continues them, with the same plot', async () => {
    const shown: ShownPages = { title: TITLE, seed: 'seven-lids', pages: PAGES.slice(0, 2) };
    const storyteller = scripted([good(PAGES.slice(2))]);
    const { template, tally } = await write(storyteller, { shown });
    expect(lastAsked(storyteller)).toMatchObject({ shown: { title: TITLE, pages: plain(PAGES.slice(0, 2)) } });
    expect(plain(template?.pages ?? [])).toEqual(plain(PAGES));
    expect(tally.seed).toBe('seven-lids');
  });

  test('a whole that is still not for children after the repairs fails', async () => {
    const whole = (pages: number) => [...Array<boolean>(pages).fill(true), false];
    const verdicts = [[true], [true, true], [true], [true], [true], whole(7), whole(7), whole(7)];
    const { outcome, shown } = await write(scripted([good(), good(), good()], verdicts));
    expect(outcome).toMatchObject({ kind: 'unsafe' });
    expect(shown.at(-1)?.pages).toEqual(plain(PAGES.slice(0, 4)));
  });
});

test('with a reviewing model that never answers, each page waits only for its attempts', async () => {
  const silent = Array.from({ length: 30 }, () => 'silence' as const);
  const pace = { tokensPerSecond: 60, moderationMs: 300, reviewMs: 0, firstTokenMs: 500 };
  const { shown, outcome, endedAt } = await write(scripted([good()], [], pace, silent));
  expect(shown).toEqual([]);
  expect(outcome).toMatchObject({ kind: 'out-of-time', progress: 'story' });
  expect(endedAt).toBeLessThanOrEqual(50_000);
});

describe('with a model that writes 60 tokens per second', () => {
  const RUNS = LONG ? 200 : 3;
  const WORDS_PER_MINUTE = 130;
  const PACE = { tokensPerSecond: 60, moderationMs: 300, reviewMs: 1000, firstTokenMs: 500 };

  const LENGTHS = [
    { storyLength: 'short', words: 200, pages: 6, runs: RUNS },
    { storyLength: 'medium', words: 400, pages: 9, runs: LONG ? RUNS : 1 },
    { storyLength: 'long', words: 600, pages: 12, runs: LONG ? RUNS : 1 },
  ] as const;

  const title = 'the first page of a $storyLength story appears within five seconds, and each next one before it is needed, also the last';
  test.each(LENGTHS)(
    title,
    async ({ storyLength, words, pages, runs }) => {
      let seed = 7;
      const random = () => {
        seed = (seed * 16_807) % 2_147_483_647;
        return (seed - 1) / 2_147_483_646;
      };
      for (let run = 0; run < runs; run += 1) {
        // Uneven pages, shorter ones first, and the first one as the guide has it.
        const mean = words / pages;
        const begun = Array.from({ length: pages - 1 }, (_page, index) =>
          Math.min(index === 0 ? 30 : 100, Math.round(mean * (0.75 + (0.5 * index) / (pages - 1)) + random() * 10 - 5)),
        );
        const counts = [...begun, words - begun.reduce((sum, count) => sum + count, 0)];
        const { shown, outcome, endedAt } = await write(scripted([good(pagesOf(counts))], [], PACE), {}, { ...REQUEST, storyLength });
        expect(outcome).not.toBeInstanceOf(StoryFailure);
        expect(shown[0]?.at).toBeLessThanOrEqual(5000);
        let needed = shown[0]?.at ?? 0;
        // The pages that are not shown early come with the whole story.
        for (const [index, before] of counts.slice(0, -1).entries()) {
          needed += (60_000 * before) / WORDS_PER_MINUTE;
          expect(shown[index + 1]?.at ?? endedAt).toBeLessThanOrEqual(needed - (before >= 40 ? 10_000 : 0));
        }
      }
    },
    120_000,
  );
});
