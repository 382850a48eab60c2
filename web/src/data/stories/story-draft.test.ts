// @vitest-environment jsdom
import { coverScene, type FamilyPage } from '@tuckaway/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { encodeFields, type FieldMap } from '../firestore/values.ts';
import { followStoryDraft, type StoryDraft } from './story-draft.ts';

vi.mock('../firebase/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));

const SCENE = coverScene(FOX_STORY);
const page = (text: string): FamilyPage => ({ text, scene: SCENE });
const ORDER = {
  storyId: FOX_STORY.id,
  uid: ANNA.firebaseUid,
  request: { childName: 'Mia', favoriteAnimal: 'fox', storySetting: 'forest', storyLength: 'short', storyTone: 'cozy' },
} as const;
const DRAFT_NAME = new RegExp(`/documents/storyDrafts/${ANNA.firebaseUid}_${FOX_STORY.id}$`);

/** What the database holds. */
let draft: Record<string, unknown> | null;
/** The names of the documents that were asked for. */
let asked: string[];
/** Answers instead of the database. */
let fault: (() => Response | Promise<Response>) | null;
let shown: StoryDraft[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  draft = null;
  asked = [];
  fault = null;
  shown = [];
  stop = () => undefined;
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const [name = ''] = (JSON.parse(String(init.body)) as { documents: string[] }).documents;
    asked.push(name);
    if (fault) return fault();
    const readTime = new Date().toISOString();
    return Response.json([draft ? { found: { name, fields: encodeFields(draft as FieldMap) }, readTime } : { missing: name, readTime }]);
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const follow = () => {
  stop = followStoryDraft(ORDER, (next) => shown.push(next));
};
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const shownTexts = () => shown.map(({ pages }) => pages.map(({ text }) => text));

describe('the draft of a story', () => {
  it('is looked for once a second under its owner and its id, until it is no longer wanted', async () => {
    follow();
    await seconds(3);
    expect(asked).toHaveLength(3);
    expect(asked.every((name) => DRAFT_NAME.test(name))).toBe(true);
    stop();
    await seconds(5);
    expect(asked).toHaveLength(3);
  });

  it('is shown as soon as it has a page, and again only when it has more', async () => {
    follow();
    await seconds(1);
    expect(shown).toEqual([]);
    draft = { uid: ANNA.firebaseUid, title: 'The Fox', pages: [page('One.')] };
    await seconds(3);
    expect(shown).toEqual([{ title: 'The Fox', pages: [page('One.')] }]);
    draft = { ...draft, pages: [page('One.'), page('Two.'), page('Three.')] };
    await seconds(2);
    expect(shownTexts()).toEqual([['One.'], ['One.', 'Two.', 'Three.']]);
  });

  it('never takes a page back or changes it: not when the document is gone, shorter, or another telling', async () => {
    draft = { title: 'The Fox', pages: [page('One.'), page('Two.')] };
    follow();
    await seconds(1);
    draft = { title: 'The Fox', pages: [page('One.')] };
    await seconds(1);
    draft = { title: 'An Owl', pages: [page('Another one.'), page('Two.'), page('Three.')] };
    await seconds(1);
    draft = null;
    await seconds(1);
    expect(shownTexts()).toEqual([['One.', 'Two.']]);
    draft = { title: 'Renamed', pages: [{ text: 'One.' }, page('Two.'), page('Three.')] };
    await seconds(1);
    expect(shown.at(-1)).toEqual({ title: 'The Fox', pages: [page('One.'), page('Two.'), page('Three.')] });
  });

  it('is read with care: without a title it gets one, unknown scenes get their setting, and pages without text are none', async () => {
    draft = { pages: [{ text: ' ' }] };
    follow();
    await seconds(1);
    draft = { title: 7, pages: 'One.' };
    await seconds(1);
    expect(shown).toEqual([]);
    draft = { title: ' ', pages: [{ text: 'One.', scene: { place: 'the far side', figures: 3 } }] };
    await seconds(1);
    expect(shown).toEqual([
      { title: "Mia's fox Adventure", pages: [{ text: 'One.', scene: expect.objectContaining({ place: 'forest' }) }] },
    ]);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a denial', () => Response.json({ error: { status: 'PERMISSION_DENIED' } }, { status: 403 })],
    ['an error', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is looked for again after %s', async (_name, answer) => {
    draft = { title: 'The Fox', pages: [page('One.')] };
    fault = answer;
    follow();
    await seconds(2);
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(shown).toEqual([]);
    fault = null;
    await seconds(1);
    expect(shownTexts()).toEqual([['One.']]);
  });

  it('is left alone while the page is hidden or offline', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    follow();
    await seconds(3);
    visibility.mockReturnValue('visible');
    onLine.mockReturnValue(false);
    await seconds(3);
    expect(asked).toEqual([]);
    onLine.mockReturnValue(true);
    await seconds(1);
    expect(asked).toHaveLength(1);
  });

  it('is asked for once at a time, and an answer that comes after the end shows nothing', async () => {
    let answer: (response: Response) => void = () => undefined;
    fault = () => new Promise<Response>((resolve) => (answer = resolve));
    follow();
    await seconds(4);
    expect(asked).toHaveLength(1);
    stop();
    answer(
      Response.json([{ found: { fields: encodeFields({ title: 'The Fox', pages: [page('One.')] } as never) }, readTime: new Date() }]),
    );
    await seconds(1);
    expect(shown).toEqual([]);
  });
});
