// @vitest-environment jsdom
import { coverScene, type FamilyPage } from '@tuckaway/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeFirestore, fakeFirestore, ROOT } from '../../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { ORDER } from '../../../../testing/story-form.ts';
import { encodeFields, type FieldMap } from '../../../data/firestore/values.ts';
import { followStoryDraft, type StoryDraft } from './story-draft.ts';

vi.mock('../../../data/session/sign-in/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));

const SCENE = coverScene(FOX_STORY);
const page = (text: string): FamilyPage => ({ text, scene: SCENE });
const DRAFT = `${ROOT}/storyDrafts/${ANNA.firebaseUid}_${FOX_STORY.id}`;

let database: FakeFirestore;
let shown: StoryDraft[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  database = fakeFirestore();
  shown = [];
  stop = () => undefined;
});

afterEach(() => {
  stop();
});

const follow = () => {
  stop = followStoryDraft(ORDER, (next) => shown.push(next));
};
/** What the database holds. */
const store = (draft: object) => database.documents.set(DRAFT, encodeFields(draft as FieldMap));
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const shownTexts = () => shown.map(({ pages }) => pages.map(({ text }) => text));

describe('the draft of a story', () => {
  it('is looked for once a second under its owner and its id, until it is no longer wanted', async () => {
    follow();
    await seconds(3);
    expect(database.requests).toHaveLength(3);
    expect(database.requests[0]?.body).toEqual({ documents: [DRAFT] });
    stop();
    await seconds(5);
    expect(database.requests).toHaveLength(3);
  });

  it('never takes a page back or changes it: not when the document is gone, shorter, or another telling', async () => {
    store({ title: 'The Fox', pages: [page('One.'), page('Two.')] });
    follow();
    await seconds(1);
    store({ title: 'The Fox', pages: [page('One.')] });
    await seconds(1);
    store({ title: 'An Owl', pages: [page('Another one.'), page('Two.'), page('Three.')] });
    await seconds(1);
    database.documents.clear();
    await seconds(1);
    expect(shownTexts()).toEqual([['One.', 'Two.']]);
    store({ title: 'Renamed', pages: [{ text: 'One.' }, page('Two.'), page('Three.')] });
    await seconds(1);
    expect(shown.at(-1)).toEqual({ title: 'The Fox', pages: [page('One.'), page('Two.'), page('Three.')] });
  });

  it('is read with care: without a title it gets one, unknown scenes get their setting, and pages without text are none', async () => {
    store({ pages: [{ text: ' ' }] });
    follow();
    await seconds(1);
    store({ title: 7, pages: 'One.' });
    await seconds(1);
    expect(shown).toEqual([]);
    store({ title: ' ', pages: [{ text: 'One.', scene: { place: 'the far side', figures: 3 } }] });
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
    store({ title: 'The Fox', pages: [page('One.')] });
    database.intercept = answer;
    follow();
    await seconds(2);
    expect(database.requests.length).toBeGreaterThanOrEqual(2);
    expect(shown).toEqual([]);
    database.intercept = () => undefined;
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
    expect(database.requests).toEqual([]);
    onLine.mockReturnValue(true);
    await seconds(1);
    expect(database.requests).toHaveLength(1);
  });

  it('is asked for once at a time, and an answer that comes after the end shows nothing', async () => {
    let answer: (response: Response) => void = () => undefined;
    database.intercept = () => new Promise<Response>((resolve) => (answer = resolve));
    follow();
    await seconds(4);
    expect(database.requests).toHaveLength(1);
    stop();
    answer(
      Response.json([{ found: { fields: encodeFields({ title: 'The Fox', pages: [page('One.')] } as never) }, readTime: new Date() }]),
    );
    await seconds(1);
    expect(shown).toEqual([]);
  });
});
