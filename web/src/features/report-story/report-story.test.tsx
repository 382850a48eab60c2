// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CuratedReaderRoute } from '../../app/pages/curated-reader-route.tsx';
import { FamilyReaderRoute } from '../../app/pages/family-reader-route.tsx';
import type { Session } from '../../data/session/session.ts';
import { forgetAccountLists, hideStory, markReportSent } from '../../data/stories/removal/hidden-lists.ts';

const session = vi.hoisted(() => ({ useSession: vi.fn<() => Session>(), currentUid: vi.fn<() => string | null>() }));
const authorizedFetch = vi.hoisted(() => vi.fn());
vi.mock('../../data/session/session.ts', () => ({ ...session, useUid: session.currentUid }));
vi.mock('../../data/firebase/fetch-with-token.ts', () => ({ fetchWithToken: authorizedFetch }));
vi.mock('../../data/stories/family-stories.ts', () => ({ useFamilyStory: (id: string) => ({ data: { ...FOX_STORY, id } }) }));
vi.mock('../../data/favorites/favorites.ts', () => ({ useIsFavorite: () => false, addFavorite: vi.fn() }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const STORY = { id: 5, slug: 'the-gate', title: 'The Gate', pages: [{ content: 'One.' }, { content: 'Two.' }] };
/** What the server makes of a report. */
const server = vi.fn<(body: unknown) => Response | Promise<Response>>();

beforeEach(() => {
  session.useSession.mockReturnValue({ status: 'signed-out' });
  session.currentUid.mockReturnValue(null);
  server.mockReset().mockImplementation(() => Response.json({}));
  const call = async (path: string, init?: RequestInit) =>
    path === '/api/report-story' ? server(JSON.parse(String(init?.body))) : Response.json(path === '/api/stories/featured' ? [] : STORY);
  vi.stubGlobal('fetch', call);
  authorizedFetch.mockImplementation(call);
  act(forgetAccountLists);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
});

async function openStory(at = '/story/5') {
  const view = renderScreen(<CuratedReaderRoute />, { at, route: '/story/:id' });
  await screen.findByText('Page 1 of 2');
  // The bars follow the text.
  await screen.findByRole('link', { name: 'Close' });
  return view;
}
/** At the end of the story. */
async function openSheet(user: ReturnType<typeof renderScreen>['user']) {
  const end = screen.queryByRole('button', { name: 'Page 2' });
  if (end) await user.click(end);
  await user.click(screen.getByRole('button', { name: 'Report this story' }));
  return within(await screen.findByRole('dialog', { name: 'Report this story' }));
}
const button = (name: string) => screen.getByRole('button', { name });
const reportedPage = () => screen.queryByRole('heading', { level: 1, name: 'You reported this story' });

describe('the sheet', () => {
  it('can be opened at the end of a story alone, and left without a trace', async () => {
    const { user } = await openStory();
    expect(screen.queryByRole('button', { name: 'Report this story' })).toBeNull();
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    expect(button('Report this story')).toHaveFocus();
    expect(server).not.toHaveBeenCalled();
  });

  it('asks for one of four reasons before it can be sent, and for a note of at most 300 characters without names', async () => {
    const { user } = await openStory();
    const sheet = await openSheet(user);
    expect(sheet.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Too scary',
      'Not for children',
      'Wrong or unkind',
      'Something else',
    ]);
    expect(sheet.getByRole('button', { name: 'Send' })).toBeDisabled();
    const note = sheet.getByRole('textbox', { name: 'Anything else? (optional)' });
    expect(note).toHaveAttribute('maxlength', '300');
    expect(note).toHaveAccessibleDescription(/person.*leave out names/);
    await user.click(sheet.getByRole('radio', { name: 'Too scary' }));
    expect(sheet.getByRole('button', { name: 'Send' })).toBeEnabled();
  });
});

describe('a curated story that is reported', () => {
  it('disappears at once, while the report is still on its way, and thanks when it has arrived', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    server.mockReturnValue(promise);
    const { user } = await openStory();
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('radio', { name: 'Wrong or unkind' }));
    await user.type(sheet.getByRole('textbox'), 'The gate bites.');
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    expect(screen.queryByText('One.')).toBeNull();
    expect(sheet.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    resolve(Response.json({}));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server).toHaveBeenCalledExactlyOnceWith({ storyId: '5', reason: 'wrong-or-unkind', note: 'The gate bites.' });
    expect(screen.getByText(/^Thank you\. A person will look into it\./)).toBeVisible();
    expect(reportedPage()).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  });

  it('is not opened by its link, by its number or its other address, until it is to be shown again', async () => {
    hideStory(null, '5');
    markReportSent(null, '5');
    for (const at of ['/story/5', '/story/the-gate']) {
      const { unmount } = renderScreen(<CuratedReaderRoute />, { at, route: '/story/:id' });
      expect(await screen.findByRole('heading', { name: 'You reported this story' })).toBeVisible();
      expect(screen.queryByText('One.')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Send the Report' })).toBeNull();
      unmount();
    }
    const { user } = renderScreen(<CuratedReaderRoute />, { at: '/story/5', route: '/story/:id' });
    await user.click(await screen.findByRole('button', { name: 'Show It Again' }));
    expect(await screen.findByText('One.')).toBeVisible();
  });

  it('is hidden offline, too; the sheet says that the report could not be sent, and keeps it for another try', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user } = await openStory();
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('radio', { name: 'Something else' }));
    await user.type(sheet.getByRole('textbox'), 'Odd.');
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent(
      'The story is already hidden for you. Your report couldn’t be sent. Please try again when you’re online.',
    );
    expect(sheet.getByRole('radio', { name: 'Something else' })).toBeChecked();
    await user.click(sheet.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server).toHaveBeenLastCalledWith({ storyId: '5', reason: 'something-else', note: 'Odd.' });
    expect(screen.getByText(/^Thank you/)).toBeVisible();
  });

  it('whose report never left can be reported later, from the page in its place', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user } = await openStory();
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('radio', { name: 'Too scary' }));
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    await sheet.findByRole('button', { name: 'Try Again' });
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(reportedPage()).toHaveFocus();
    expect(screen.getByText(/hasn’t been sent yet/)).toBeVisible();
    await user.click(button('Send the Report'));
    const again = within(await screen.findByRole('dialog', { name: 'Report this story' }));
    await user.click(again.getByRole('radio', { name: 'Too scary' }));
    await user.click(again.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Thank you/)).toBeVisible();
  });

  it('says in the server’s words why a report was not taken', async () => {
    server.mockReturnValue(Response.json({ message: 'That was a lot of reports at once. Please wait a moment.' }, { status: 429 }));
    const { user } = await openStory();
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('radio', { name: 'Too scary' }));
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    expect(await sheet.findByRole('alert')).toHaveTextContent(/already hidden for you\. That was a lot of reports at once\./);
  });
});

describe('an own story that is reported', () => {
  const openOwn = () => renderScreen(<FamilyReaderRoute />, { at: `/read-story/${FOX_STORY.id}`, route: '/read-story/*' });

  beforeEach(() => {
    session.useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
    session.currentUid.mockReturnValue(ANNA.firebaseUid);
  });

  it('disappears and is reported in its owner’s name', async () => {
    const { user } = openOwn();
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('radio', { name: 'Too scary' }));
    await user.click(sheet.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText(/^Thank you/)).toBeVisible();
    expect(screen.queryByText('Mia met a fox.')).toBeNull();
    expect(authorizedFetch).toHaveBeenCalled();
    expect(server).toHaveBeenCalledExactlyOnceWith({ storyId: FOX_STORY.id, reason: 'too-scary' });
  });

  it('comes back on every device, or says that it could not', async () => {
    hideStory(ANNA.firebaseUid, FOX_STORY.id);
    markReportSent(ANNA.firebaseUid, FOX_STORY.id);
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { user } = openOwn();
    await user.click(button('Show It Again'));
    expect(await screen.findByText('We couldn’t bring it back. Please try again when you’re online.')).toBeVisible();
    await user.click(button('Show It Again'));
    expect(await screen.findByText('Mia met a fox.')).toBeVisible();
    expect(server).toHaveBeenLastCalledWith({ storyId: FOX_STORY.id, hidden: false });
  });
});
