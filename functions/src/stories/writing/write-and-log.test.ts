import { parseScene } from '@tuckaway/domain';
import * as logger from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goodTelling, REQUEST as OTTER, paragraphsOf, scripted, telling } from '../../../testing/scripted-storyteller.ts';
import type { OpenAiConfig } from '../model/openai-storyteller.ts';
import { safetyIdOf } from '../model/safety-id.ts';
import type { StoryTemplate } from '../story-template.ts';
import { judgeAndLog, judgeCopyAndLog, writeAndLog } from './write-and-log.ts';

vi.mock('firebase-functions/logger', () => ({ info: vi.fn(), warn: vi.fn() }));
beforeEach(() => {
  vi.stubEnv('OPENAI_MODEL', 'a-model');
  vi.stubEnv('OPENAI_FALLBACK_MODEL', '');
  vi.stubEnv('OPENAI_REVIEW_MODEL', '');
  vi.stubEnv('OPENAI_PRIVACY_FIELDS', 'on');
  vi.stubEnv('STORY_BUDGET_SECONDS', '50');
  vi.stubEnv('OPENAI_API_KEY', 'none');
  vi.stubEnv('MODERATION_API_KEY', 'none');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

const CANARIES = /zebedee|quokka|canary|soft|boat|oven/i;
const REQUEST = { ...OTTER, favoriteAnimal: "Zebedee's quokka" };
const EARLIER = [{ seed: 'loud-bell', title: 'The Canary Oven', opening: 'The canary hummed.', sketch: '' }];
const FAMILY = { uid: 'uid-canary', earlier: EARLIER };
const lines = () => [...vi.mocked(logger.info).mock.calls, ...vi.mocked(logger.warn).mock.calls];

test('a written story is logged with its figures and none of its text', async () => {
  const good = {
    ...goodTelling(),
    model: 'a-model-2026-11-01',
    requestId: 'req_1',
    tokens: { prompt: 361, completion: 290, cached: 128, reasoning: 64 },
  };
  await writeAndLog(REQUEST, FAMILY, () => scripted([good]));
  expect(lines()).toEqual([
    [
      'story written',
      {
        model: 'a-model',
        prompt: expect.any(Number),
        length: 'short',
        setting: 'garden',
        tone: 'calm',
        age: null,
        seed: expect.stringMatching(/^[a-z-]+$/),
        repairs: 0,
        alike: false,
        failed: [],
        cutOffs: 0,
        shown: 0,
        grade: expect.any(Number),
        served: 'a-model-2026-11-01',
        requestId: 'req_1',
        tokens: { prompt: 361, completion: 290, cached: 128, reasoning: 64 },
        reviewer: 'a-reviewer',
        // Of the request and of the story.
        review: { prompt: 800, completion: 16, cached: 0, reasoning: 0 },
        ms: { writing: expect.any(Number), moderating: expect.any(Number), firstPage: null, whole: expect.any(Number) },
      },
    ],
  ]);
  expect(JSON.stringify(lines())).not.toMatch(CANARIES);
});

test('a failed story is logged with its reason and no text', async () => {
  const bad = telling({ title: 'Zebedee and the Quokka', paragraphs: ['{child} had a canary.'] });
  await expect(writeAndLog(REQUEST, FAMILY, () => scripted([bad, bad, bad]))).rejects.toMatchObject({ kind: 'unusable' });
  expect(lines()).toMatchObject([['no story', { code: 'unusable', repairs: 2, failed: expect.arrayContaining(['length']) }]]);
  expect(JSON.stringify(lines())).not.toMatch(CANARIES);
});

test.each([
  ['refusal', telling('', { refused: true }), undefined],
  ['cut-off', telling('{"title":"The Canary', { ending: 'cut-off' }), undefined],
  ['filter', telling('{"title":"The Canary', { ending: 'filtered' }), undefined],
  ['format', telling('A canary sat in a soft boat.'), undefined],
  ['title', telling({ title: '', paragraphs: paragraphsOf(200) }), undefined],
  ['marks', telling({ title: 'The **Canary**', paragraphs: paragraphsOf(200) }), undefined],
  ['moderation', goodTelling(), { moderation: [[true], [false, false, false, false, false]] }],
  ['review', goodTelling(), { reviews: [[false], [false, true, false, false]] }],
])('the log names the check “%s” that an answer failed before the story was good', async (check, bad, judged) => {
  const { moderation, reviews }: { moderation?: boolean[][]; reviews?: boolean[][] } = judged ?? {};
  await writeAndLog(REQUEST, FAMILY, () => scripted([bad, goodTelling()], moderation, undefined, reviews));
  expect(lines()).toMatchObject([['story written', { repairs: 1, failed: [check] }]]);
  expect(JSON.stringify(lines())).not.toMatch(CANARIES);
});

/** How the storyteller is configured that writes a story. */
async function configured(): Promise<OpenAiConfig | undefined> {
  const connect = vi.fn((_config: OpenAiConfig) => scripted([goodTelling()]));
  await writeAndLog(REQUEST, FAMILY, connect);
  return connect.mock.lastCall?.[0];
}

test('the provider gets a hash instead of the account, or nothing where that is configured', async () => {
  const on = await configured();
  vi.stubEnv('OPENAI_PRIVACY_FIELDS', 'off');
  expect(on?.safetyId).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(on)).not.toContain(FAMILY.uid);
  expect(await configured()).toEqual({ ...on, safetyId: null });
});

test('a second and a reviewing model are those that are configured, or none', async () => {
  expect(await configured()).toMatchObject({ fallback: null, reviewer: null });
  for (const [which, model, effort] of [
    ['FALLBACK', 'second', 'low'],
    ['REVIEW', 'reviewer', 'none'],
  ] as const) {
    vi.stubEnv(`OPENAI_${which}_MODEL`, model);
    vi.stubEnv(`OPENAI_${which}_REASONING_EFFORT`, effort);
  }
  expect(await configured()).toMatchObject({
    fallback: { model: 'second', reasoningEffort: 'low' },
    reviewer: { model: 'reviewer', reasoningEffort: 'none' },
  });
});

test('an answer has room for reasoning where one of the two models may reason', async () => {
  vi.stubEnv('OPENAI_REASONING_EFFORT', 'none');
  const limitOf = async (fallback: string, effort: string) => {
    vi.stubEnv('OPENAI_FALLBACK_MODEL', fallback);
    vi.stubEnv('OPENAI_FALLBACK_REASONING_EFFORT', effort);
    const storyteller = scripted([goodTelling()]);
    await writeAndLog(REQUEST, FAMILY, () => storyteller);
    return storyteller.limits[0] ?? 0;
  };
  const without = await limitOf('second', 'none');
  expect(await limitOf('second', 'low')).toBe(without + 2000);
  expect(await limitOf('', 'low')).toBe(without);
  vi.stubEnv('OPENAI_REASONING_EFFORT', 'low');
  expect(await limitOf('', 'none')).toBe(without + 2000);
});

test('a story has less time if its request waited before', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const startedAt = Date.now();
  const waited = { ...FAMILY, startedAt: startedAt - 20_000 };
  const outcome = writeAndLog(REQUEST, waited, () => scripted(Array(5).fill('silence'))).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await outcome).toMatchObject({ kind: 'out-of-time' });
  expect(Date.now() - startedAt).toBeLessThanOrEqual(30_000);
});

const TOLD: StoryTemplate = { title: 'The Boat', paragraphs: ['Soft.'] };
const COPY = { moderated: ['The Boat', 'Soft.'], reviewed: ['The Boat', 'Soft.'], age: '4-5' } as const;

const SILENT = Array.from({ length: 9 }, () => 'silence' as const);
const silent = () => scripted([], SILENT, undefined, SILENT);

test.each([
  ['a story that another call wrote', () => judgeAndLog(TOLD, { uid: 'u', request: REQUEST, shown: null }, silent)],
  ['the copy of a story', () => judgeCopyAndLog(COPY, silent)],
] as const)('%s is moderated and reviewed within the rest of a minute', async (_what, judge) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const startedAt = Date.now();
  const ended = judge().catch((error) => ({ kind: error.kind, ms: Date.now() - startedAt }));
  await vi.advanceTimersByTimeAsync(60_000);
  // Ten seconds are for the wire, the database and a function that has to start.
  expect(await ended).toEqual({ kind: 'out-of-time', ms: 5000 });
});

test('a story that another call wrote is reviewed: wish with the animal’s own name, title, notes and pages not shown [fault 17]', async () => {
  const storyteller = scripted([], [], undefined, [
    [false, false, true, false, false],
    [true, false, false, false, false],
  ]);
  const connect = vi.fn((_config: OpenAiConfig) => storyteller);
  const scene = parseScene({});
  const template = { title: 'The Canary', pages: [{ text: 'One.\n\nTwo.', scene }], recap: 'It slept.', cast: ['Crumb'] };
  const about = { uid: 'family', request: { ...REQUEST, favoriteAnimal: 'my quokka Bella', age: '2-3' } } as const;
  const wish = 'Tonight’s story is about this animal: my quokka Bella.';
  const shownPages = [
    null,
    null,
    { title: 'The Canary', pages: template.pages, seed: 'loud-bell' },
    // An earlier version of the story, of which a page was shown and none is left.
    { title: 'The Canary', pages: [{ text: 'Another one.', scene }], seed: 'loud-bell' },
  ];
  const told = [];
  for (const shown of shownPages) told.push(await judgeAndLog(template, { ...about, shown }, connect));
  expect(told).toEqual([null, null, template, template]);
  expect(storyteller.reviewed.map(({ texts }) => texts)).toEqual([
    [wish, 'The Canary', 'One.\n\nTwo.', 'It slept.', 'Crumb'],
    [wish, 'The Canary', 'One.\n\nTwo.', 'It slept.', 'Crumb'],
    ['It slept.', 'Crumb'],
    ['One.\n\nTwo.', 'It slept.', 'Crumb'],
  ]);
  expect(new Set(storyteller.reviewed.map(({ age }) => age))).toEqual(new Set(['2-3']));
  expect(lines()).toEqual([false, false, true, true].map((passed) => ['story moderated again', { passed }]));
  expect(new Set(connect.mock.calls.map(([config]) => config.safetyId))).toEqual(new Set([safetyIdOf('family', 'none')]));
});

test('a story that another call wrote loses the notes that frighten, and is told without them', async () => {
  const scene = parseScene({});
  const story = { title: 'The Canary', pages: [{ text: 'One.', scene }] };
  const remember = [{ kind: 'friend', text: 'Crumb' } as const, { kind: 'friend', text: 'an owl' } as const];
  const template = { ...story, recap: 'It slept.', cast: ['a ghost', 'the owl'], remember };
  const judged = (frightening: boolean[]) =>
    judgeAndLog(template, { uid: 'family', request: REQUEST, shown: null }, () => scripted([], [], undefined, [frightening]));
  expect(await judged([false, false, false, false, true, false, true, false])).toEqual({
    ...story,
    recap: 'It slept.',
    cast: ['the owl'],
    remember: [remember[1]],
  });
  // Nobody would know whom the cast was about.
  expect(await judged([false, false, false, true, false, false, true, true])).toEqual(story);
});

test('the copy of a story is moderated with its whole text, and passes only if it passes both', async () => {
  const copy = { moderated: ['The Canary', 'One.', 'Two.'], reviewed: ['The Canary', 'One.\n\nTwo.'], age: '6-8' } as const;
  const judged = async (moderation: boolean[], review: boolean[]) => {
    const storyteller = scripted([], [moderation], undefined, [review]);
    const passed = await judgeCopyAndLog(copy, () => storyteller);
    expect(storyteller.moderated).toEqual([['The Canary', 'One.', 'Two.', 'One.\n\nTwo.']]);
    expect(storyteller.reviewed).toEqual([{ texts: copy.reviewed, age: '6-8' }]);
    return passed;
  };
  const gentle = [true, true, true, true];
  expect(await judged(gentle, [false, false])).toBe(true);
  expect(await judged(gentle, [false, true])).toBe(false);
  expect(await judged([true, true, true, false], [false, false])).toBe(false);
});
