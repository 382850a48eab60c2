import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { splitParagraphs } from '../../domain/src/index.ts';
import { type Account, database, type Fault, generate, newAccount, REQUEST, storyteller } from './support/support.ts';
import { useAlone } from './support/use-alone.ts';

useAlone('storyteller');

beforeEach(() => storyteller.reset());

/** What the database has of a family after a call. */
async function leftBehind({ uid }: Account, key: string) {
  const [stories, request, usage] = await Promise.all([
    database.collection('stories').where('uid', '==', uid).count().get(),
    database.doc(`storyRequests/${uid}_${key}`).get(),
    database.doc(`storyUsage/${uid}`).get(),
  ]);
  return {
    stories: stories.data().count,
    request: (request.get('status') as string | undefined) ?? 'none',
    taken: usage.get('count') as number,
    remembered: ((usage.get('earlier') as unknown[] | undefined) ?? []).length,
  };
}

const LOST = 'The storyteller lost the thread. Please try again.';
const UNSAFE = 'The story didn’t turn out gentle enough for bedtime. Please try again.';
const LATE = 'The storyteller took too long. Please try again.';
const AWAY = 'We can’t reach the storyteller right now. Please try again later.';
const CLOSED = 'The storyteller isn’t available right now. Please try again later.';
const BUSY = 'The storyteller is very busy right now. Please try again in a minute.';
const REFUSED = 'We can’t write a bedtime story about that. Please choose another favorite animal.';

interface Ending {
  what: string;
  play: Parameters<typeof storyteller.play>[];
  status: number;
  code: string;
  message: string;
  /** Whether it counts against the daily limit: the model’s answer was paid for. */
  counted: boolean;
  /** Refusals are stored, and pages that were shown, which the next call continues. After other failures nothing is. */
  kept?: 'refused' | 'begun';
  /** The story is stored for repeated requests, which moderate it again. */
  told?: true;
  retryAfter?: boolean;
}

const always = (fault: Fault, on: 'chat' | 'moderations' = 'chat'): Ending['play'] => [[fault, { times: 12, on }]];
/** The animal passes moderation, later texts do not. */
const afterTheAnimal = (fault: Fault): Ending['play'] => [
  ['good', { on: 'moderations' }],
  [fault, { on: 'moderations', times: 12 }],
];
/** Longer than any call needs, which asks a second model after each failure of the first. */
const reviewed = (fault: Fault): Ending['play'] => [[fault, { on: 'reviews', times: 60 }]];
const unusable = { status: 502, code: 'unusable', message: LOST, counted: true };
const away = { status: 503, code: 'unavailable', message: AWAY, counted: false, retryAfter: true };
const unjudged = { ...away, counted: true, told: true } as const;

const closed = { status: 503, code: 'misconfigured', message: CLOSED, counted: false, retryAfter: true };

const ENDINGS: Ending[] = [
  { what: 'too short', kept: 'begun', play: always('short'), ...unusable },
  { what: 'too long', kept: 'begun', play: always('long'), ...unusable },
  { what: 'malformed', play: always('malformed'), ...unusable },
  { what: 'refused', play: always('refusal'), ...unusable },
  { what: 'cut off', kept: 'begun', play: always('cutoff'), ...unusable },
  { what: 'left with placeholders', play: always('leftover'), ...unusable },
  { what: 'empty', play: always('empty'), ...unusable },
  { what: 'unsafe', play: always('unsafe'), status: 502, code: 'unsafe', message: UNSAFE, counted: true },
  { what: 'stopped by a filter', play: always('filtered'), status: 502, code: 'unsafe', message: UNSAFE, counted: true },
  { what: 'flagged', play: afterTheAnimal('unsafe'), status: 502, code: 'unsafe', message: UNSAFE, counted: true },
  { what: 'frightening', play: reviewed('unsafe'), status: 502, code: 'unsafe', message: UNSAFE, counted: true },
  { what: 'silence', play: always('silence'), status: 504, code: 'out-of-time', message: LATE, counted: true },
  { what: 'an error 500', play: always('error-500'), ...away },
  { what: 'a page of HTML', play: always('html'), ...away },
  { what: 'too many requests', play: always('rate-limit'), status: 429, code: 'busy', message: BUSY, counted: false, retryAfter: true },
  { what: 'paid from an empty account', play: always('no-credit'), ...closed },
  { what: 'asked for with a wrong key', play: always('bad-key'), ...closed },
  { what: 'not moderated', play: afterTheAnimal('error-500'), ...unjudged },
  { what: 'moderated with a cut-off answer', play: afterTheAnimal('malformed'), ...unjudged },
  { what: 'moderated with an empty answer', play: afterTheAnimal('empty'), ...unjudged },
  { what: 'not reviewed', play: reviewed('error-500'), ...unjudged },
  { what: 'reviewed with a cut-off answer', play: reviewed('malformed'), ...unjudged },
  { what: 'never reviewed', play: reviewed('silence'), status: 504, code: 'out-of-time', message: LATE, counted: true, told: true },
  {
    what: 'about an animal that is flagged',
    play: [['unsafe', { on: 'moderations' }]],
    status: 422,
    code: 'refused',
    message: REFUSED,
    counted: true,
    kept: 'refused',
  },
];

describe('a story that is', () => {
  test.each(ENDINGS)('$what ends with its message, and no story is stored', async (ending) => {
    const family = await newAccount();
    const key = randomUUID();
    for (const step of ending.play) await storyteller.play(...step);
    const { status, headers, json } = await generate(family, REQUEST, { 'idempotency-key': key });
    expect(json).toEqual({ message: ending.message, code: ending.code });
    expect(status).toBe(ending.status);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Number(headers.get('retry-after')) > 0).toBe(ending.retryAfter ?? false);
    const request = ending.told ? 'told' : (ending.kept ?? 'none');
    const expected = { stories: 0, request, taken: ending.counted ? 1 : 0, remembered: ending.told ? 1 : 0 };
    expect(await leftBehind(family, key)).toEqual(expected);
  });

  test('not moderated is returned to a repeated request once moderation works, without paying or counting twice', async () => {
    const family = await newAccount();
    const key = randomUUID();
    for (const step of afterTheAnimal('error-500')) await storyteller.play(...step);
    expect((await generate(family, REQUEST, { 'idempotency-key': key })).status).toBe(503);
    await storyteller.reset();
    expect((await generate(family, REQUEST, { 'idempotency-key': key })).status).toBe(200);
    expect(await storyteller.counts()).toEqual({ chat: 0, reviews: 1, moderations: 1 });
    expect(await leftBehind(family, key)).toEqual({ stories: 1, request: 'told', taken: 1, remembered: 1 });
  });

  test.each<[Fault]>([['rate-limit-then-good'], ['slow'], ['short'], ['unsafe'], ['refusal'], ['cutoff'], ['leftover'], ['malformed']])(
    'good after “%s” contains nothing that was not moderated',
    async (fault) => {
      const family = await newAccount();
      const key = randomUUID();
      await storyteller.play(fault, { delayMs: 300 });
      const { status, json } = await generate(family, { ...REQUEST, childName: 'Qwertine' }, { 'idempotency-key': key });
      expect(status).toBe(200);
      const judged = (await storyteller.requests()).filter(({ path }) => path.endsWith('/moderations')).at(-1)?.body.input ?? [];
      const told = splitParagraphs(json.template);
      const notes = [json.recap, ...json.cast];
      expect(judged.slice(1, 1 + told.length + notes.length)).toEqual([...told, ...notes]);
      // The whole is judged last, because gentle paragraphs can tell something that is not.
      expect(judged.at(-1)).toBe(told.join('\n\n'));
      expect(json.title).toBe((judged[0] ?? '').replaceAll('{child}', 'Qwertine'));
      expect(json.content).toBe(told.join('\n\n').replaceAll('{child}', 'Qwertine'));
      expect(await leftBehind(family, key)).toEqual({ stories: 1, request: 'told', taken: 1, remembered: 1 });
    },
  );
});
