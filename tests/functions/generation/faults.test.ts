/** A model in trouble, through the whole stack: what the family is told, and what is left of the story. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { splitParagraphs } from '../../../domain/src/index.ts';
import { database, type Fault, generate, newAccount, REQUEST, storyteller } from '../support/support.ts';

async function newFamily() {
  const account = await newAccount();
  const { uid } = account;
  const key = randomUUID();
  return {
    model: storyteller.of(account),
    ask: (request: object = REQUEST) => generate(account, request, { 'idempotency-key': key }),
    /** What the database has of the family after a call. */
    async left() {
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
    },
  };
}

const LOST = 'The storyteller lost the thread. Please try again.';
const UNSAFE = 'The story didn’t turn out gentle enough for bedtime. Please try again.';
const AWAY = 'We can’t reach the storyteller right now. Please try again later.';
const CLOSED = 'The storyteller isn’t available right now. Please try again later.';
const BUSY = 'The storyteller is very busy right now. Please try again in a minute.';
const REFUSED = 'We can’t write a bedtime story about that. Please choose another favorite animal.';

type Step = Parameters<ReturnType<typeof storyteller.of>['play']>;

interface Ending {
  what: string;
  play: Step[];
  status: number;
  code: string;
  message: string;
  /** Beside which the app shows the message. */
  field?: string;
  /** Whether it counts against the daily limit: the model’s answer was paid for. */
  counted: boolean;
  /**
   * `refused` and `begun`: refusals are stored, and pages that were shown, which the next call continues. `told`: the story is stored for repeated
   * requests, which moderate it again. After other failures nothing is.
   */
  kept?: 'refused' | 'begun' | 'told';
  retryAfter?: boolean;
}

const always = (fault: Fault): Step[] => [[fault, { times: 12 }]];
/** The animal passes moderation, later texts do not. */
const afterTheAnimal = (fault: Fault): Step[] => [
  ['good', { on: 'moderations' }],
  [fault, { on: 'moderations', times: 12 }],
];
/** The animal passes review, later texts do not. Longer than any call needs, which asks a second model after each failure of the first. */
const reviewed = (fault: Fault): Step[] => [
  ['good', { on: 'reviews' }],
  [fault, { on: 'reviews', times: 60 }],
];
const unusable = { status: 502, code: 'unusable', message: LOST, counted: true };
const refused = { status: 422, code: 'refused', message: REFUSED, field: 'favoriteAnimal', counted: true, kept: 'refused' } as const;
const unsafe = { status: 502, code: 'unsafe', message: UNSAFE, counted: true };
const away = { status: 503, code: 'unavailable', message: AWAY, counted: false, retryAfter: true };
const unjudged = { ...away, counted: true, kept: 'told' } as const;

const ENDINGS: Ending[] = [
  { what: 'too short', kept: 'begun', play: always('short'), ...unusable },
  { what: 'refused', play: always('refusal'), ...unusable },
  { what: 'unsafe', play: always('unsafe'), ...unsafe },
  { what: 'flagged', play: afterTheAnimal('unsafe'), ...unsafe },
  { what: 'frightening', play: reviewed('unsafe'), ...unsafe },
  { what: 'an error 500', play: always('error-500'), ...away },
  { what: 'too many requests', play: always('rate-limit'), status: 429, code: 'busy', message: BUSY, counted: false, retryAfter: true },
  {
    what: 'paid from an empty account',
    play: always('no-credit'),
    status: 503,
    code: 'misconfigured',
    message: CLOSED,
    counted: false,
    retryAfter: true,
  },
  { what: 'not moderated', play: afterTheAnimal('error-500'), ...unjudged },
  { what: 'reviewed by a model that always says yes', play: reviewed('always-yes'), ...unjudged },
  { what: 'about an animal that is not reviewed', play: [['error-500', { on: 'reviews', times: 60 }]], ...unjudged },
  { what: 'about an animal that is flagged', play: [['unsafe', { on: 'moderations' }]], ...refused },
  // The story is being written meanwhile.
  { what: 'about an animal that frightens', play: [['unsafe', { on: 'reviews' }], ['paced']], ...refused },
];

describe('a story that is', () => {
  test.each(ENDINGS)('$what ends with its message, and no story is stored', async (ending) => {
    const { model, ask, left } = await newFamily();
    for (const step of ending.play) await model.play(...step);
    const { status, headers, json } = await ask();
    const field = ending.field && { field: ending.field };
    expect([status, json]).toEqual([ending.status, { message: ending.message, code: ending.code, ...field }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Number(headers.get('retry-after')) > 0).toBe(ending.retryAfter ?? false);
    const isTold = ending.kept === 'told';
    expect(await left()).toEqual({ stories: 0, request: ending.kept ?? 'none', taken: ending.counted ? 1 : 0, remembered: isTold ? 1 : 0 });
    if (ending.kept !== 'refused') return;
    const counts = await model.counts();
    expect((await ask()).status).toBe(422);
    expect(await model.counts()).toEqual(counts);
    expect(counts.moderations).toBe(1);
  });

  test.each<[Fault, number]>([
    ['good', 1],
    ['rate-limit-then-good', 2],
    ['long', 2],
    ['unsafe', 2],
    ['leftover', 2],
  ])('good after “%s” contains nothing that was not moderated', async (fault, calls) => {
    const { model, ask, left } = await newFamily();
    await model.play(fault);
    const { status, json } = await ask({ ...REQUEST, childName: 'Qwertine' });
    expect([status, (await model.counts()).chat]).toEqual([200, calls]);
    const judged = (await model.requests()).filter(({ path }) => path.endsWith('/moderations')).at(-1)?.body.input ?? [];
    const told = splitParagraphs(json.template);
    const notes = [json.recap, ...json.cast];
    expect(judged.slice(1, 1 + told.length + notes.length)).toEqual([...told, ...notes]);
    // The whole is judged last, because gentle paragraphs can tell something that is not.
    expect(judged.at(-1)).toBe(told.join('\n\n'));
    expect(json.title).toBe((judged[0] ?? '').replaceAll('{child}', 'Qwertine'));
    expect(json.content).toBe(told.join('\n\n').replaceAll('{child}', 'Qwertine'));
    expect(await left()).toEqual({ stories: 1, request: 'told', taken: 1, remembered: 1 });
  });
});
