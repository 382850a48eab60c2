// @vitest-environment jsdom
/** The shelf's states and messages. Browsing, searching and deleting is walked through in tests/browser/stories/my-stories.test.ts. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Story } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerGate } from '../../../../testing/answer-gate.ts';
import { storyEntry } from '../../../../testing/entries.ts';
import { type FakeBackend, fakeBackend, setOnline, signIn } from '../../../../testing/fake-backend.ts';
import { NOW } from '../../../../testing/fake-firestore.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { shownToast } from '../../../../testing/toasts.ts';
import { showEntries } from '../../../data/outbox/page/sync-state.ts';
import { openSession } from '../../../data/session/session.ts';
import { behindGate } from '../../parents/api/gate.ts';
import { hideStory, unhideStory } from '../../reader/api/hidden/hidden-lists.ts';
import { UNDO_TIME_MS } from '../api/pending-deletions.ts';
import { MyStoriesScreen } from './my-stories-screen.tsx';

vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const UID = ANNA.firebaseUid;
const storyOf = (id: string, more: Partial<Story> = {}): Story => ({ ...FOX_STORY, id, title: `The ${id}`, ...more });
const FOX = storyOf('fox', { content: '<p>A lamp in the wood.</p>', createdAt: Date.UTC(2026, 2, 3, 12) });
const OWL = storyOf('owl', { childName: 'Ben', siblings: ['Leo', 'Ana'] });
/** More than the first page shows, newest first. */
const MANY = Array.from({ length: 20 }, (_, index) =>
  storyOf(`number ${index}`, { content: `<p>${['w', 'wo', 'woo', 'wood'].slice(0, index + 1).join(' ')}</p>`, createdAt: 20 - index }),
);
let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  backend.store(`users/${UID}/favorites/owl`);
  behindGate.set(null);
  signIn();
});
/** Answers such requests to the database. */
function answerTo(part: string, answer: () => Response | Promise<Response>): void {
  backend.intercept = () => (JSON.stringify(backend.requests.at(-1)).includes(part) ? answer() : undefined);
}
const TROUBLE = () => new Response('', { status: 503 });
/** Part of requests for the pages behind the first one. */
const BEHIND = '"startAt"';

/** What the live regions say that were there from the beginning. */
let regions: HTMLElement[] = [];
async function open(stories: readonly Story[] = [FOX, OWL]) {
  for (const story of stories) backend.storeStory(story);
  const shown = renderScreen(<MyStoriesScreen />, { at: '/my-stories' });
  await screen.findAllByRole('article');
  regions = screen.queryAllByRole('status');
  return shown;
}
const said = () => regions.map(({ textContent }) => textContent).join('');
const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const search = (value: string) => fireEvent.change(screen.getByRole('searchbox', { name: 'Search your stories' }), { target: { value } });

describe('the shelf', () => {
  it('sends a visitor to sign in', async () => {
    openSession(null);
    const { currentPath } = renderScreen(<MyStoriesScreen />, { at: '/my-stories' });
    await waitFor(() => expect(currentPath()).toBe('/auth'));
    expect(shownToast()).toBe('red: Sign In Required - Please sign in to see your stories.');
  });

  it('shows each story that was not reported, with its children, day, length, heart, how it was made, and the way to it', async () => {
    await open();
    const card = within(screen.getByRole('article', { name: 'The fox' }));
    expect(card.getByRole('link', { name: 'The fox' })).toHaveAttribute('href', '/read-story/fox');
    expect(card.getByText('Mia')).toBeVisible();
    expect(card.getByText(/^Mar [34], 2026$/)).toBeVisible();
    expect(card.getByText(/1 min/)).toHaveTextContent('AI-generated');
    expect(await screen.findByRole('button', { name: 'Remove “The owl” from favorites' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Ben, Leo, and Ana').parentElement).toHaveTextContent('For Ben, Leo, and Ana');
    fireEvent.click(card.getByRole('button', { name: 'Add “The fox” to favorites', pressed: false }));
    await waitFor(() => expect(shownToast()).toBe('Added to Favorites - Story has been saved to your favorites.'));
    expect(backend.engine.send.mock.calls).toMatchObject([[{ action: 'add', storyId: 'fox', data: { title: 'The fox' } }]]);
    act(() => void hideStory(UID, 'fox'));
    expect(titles()).toEqual(['The owl']);
    act(() => unhideStory(UID, 'fox'));
    expect(titles()).toEqual(['The fox', 'The owl']);
  });

  it('says kindly that it is empty, and not while stories are on their way', async () => {
    const { unmount } = renderScreen(<MyStoriesScreen />, { at: '/my-stories' });
    expect(await screen.findByRole('heading', { name: 'Your shelf is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Your Story' })).toHaveAttribute('href', '/create-story');
    unmount();
    act(() => showEntries([storyEntry()], { quietly: true }));
    renderScreen(<MyStoriesScreen />, { at: '/my-stories' });
    expect(await screen.findByText('They’ll be here as soon as they’re written.')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Your shelf is empty' })).toBeNull();
  });

  it('says without a network that it is what this device has seen', async () => {
    await open();
    act(() => setOnline(false));
    expect(screen.getByText('You’re offline. These are the stories saved on this device.')).toBeVisible();
    expect(titles()).toHaveLength(2);
  });

  it('says without a network that it was not opened here', async () => {
    setOnline(false);
    renderScreen(<MyStoriesScreen />, { at: '/my-stories' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/You’re offline.*Open it once while you’re online/);
  });

  it('says if it is out of reach', async () => {
    backend.storeStory(FOX);
    answerTo('"stories"', TROUBLE);
    const { user } = renderScreen(<MyStoriesScreen />, { at: '/my-stories' });
    const text = 'Your shelf didn’t openYour stories are safe. We just couldn’t reach them.';
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    backend.intercept = () => undefined;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article', { name: 'The fox' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says if the rest of it is out of reach, and can be asked for it again', async () => {
    answerTo(BEHIND, TROUBLE);
    await open(MANY);
    press('Show more stories');
    expect(await screen.findByText('We couldn’t load your shelf. Your stories are safe.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show more stories' })).toBeEnabled();
  });

  it('asks for hearts a page at a time, each page once, and for none while the user types', async () => {
    /** How many hearts each request asks for. */
    const asked = () =>
      backend.requests.map(({ body }) => JSON.stringify(body).split('/favorites/').length - 1).filter((count) => count > 0);
    await open(MANY);
    press('Show more stories');
    await waitFor(() => expect(asked()).toEqual([18, 2]));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const letters of ['w', 'wo', 'woo', 'wood']) search(letters);
    expect(asked()).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    await vi.waitFor(() => expect(asked()).toHaveLength(3), 10_000);
  });
});

describe('looking for a story', () => {
  it('says how far it has looked while more comes, and that nothing is there only when all is known', async () => {
    answerTo(BEHIND, () => new Promise<Response>(() => undefined));
    await open(MANY);
    search('nowhere');
    await waitFor(() => expect(said()).toContain('Looking through your stories...'));
    expect(screen.getByText('0 found so far, in your newest 18')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'No stories found' })).toBeNull();
  });

  it('says what it could not look through, and goes on at a press', async () => {
    answerTo(BEHIND, TROUBLE);
    await open(MANY);
    search('number 1');
    await waitFor(() => expect(said()).toBe('9 stories found in your newest 18. We couldn’t search the rest right now.'));
    backend.intercept = () => undefined;
    press('Try Again');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(said()).toBe('11 stories found'));
  });

  it('says if the hearts are out of reach', async () => {
    answerTo('"favorites"', TROUBLE);
    await open();
    press('Favorites');
    await waitFor(() => expect(said()).toBe('We couldn’t load your favorites right now.'));
  });
});

describe('deleting a story', () => {
  async function remove(title: string): Promise<void> {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    press(`Delete “${title}”`);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    answerGate();
    expect(screen.getByRole('alertdialog', { name: 'Delete this story?' })).toHaveAccessibleDescription(/will leave your shelf/);
    press('Delete Story');
    expect(said()).toBe(`“${title}” will be deleted in ten seconds.`);
    expect(titles()).not.toContain(title);
    await act(() => vi.advanceTimersByTimeAsync(UNDO_TIME_MS));
    vi.useRealTimers();
  }

  it('asks a grown-up first, says how long it can be taken back, and that it is still there if the server fails', async () => {
    answerTo('"commit"', TROUBLE);
    await open();
    await remove('The fox');
    await waitFor(() => expect(shownToast()).toBe('red: Not deleted - “The fox” is still on your shelf. Please try again later.'));
    expect(titles()).toEqual(['The fox', 'The owl']);
  });

  it('cannot be taken back while the server is being told, and the focus goes on to a neighbor', async () => {
    const committed = Promise.withResolvers<Response>();
    answerTo('"commit"', () => committed.promise);
    await open([FOX, storyOf('swan'), OWL]);
    await remove('The swan');
    const undo = screen.getByRole('button', { name: 'Undo: keep “The swan”' });
    expect(undo).toBeDisabled();
    undo.focus();
    committed.resolve(Response.json({ commitTime: NOW }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
    expect(screen.getByRole('link', { name: 'The owl' })).toHaveFocus();
  });
});
