// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ANNA } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { CuratedReaderRoute } from '../../../app/pages/curated-reader-route.tsx';
import { forgetAccountLists } from '../api/hidden/hidden-lists.ts';
import { Reporting } from './reporting.tsx';

const account = vi.hoisted(() => ({ uid: null as string | null }));
vi.mock('../../../data/session/session.ts', () => ({
  useSession: () => (account.uid === null ? { status: 'signed-out' } : { status: 'signed-in', user: ANNA }),
  currentUid: () => account.uid,
  useUid: () => account.uid,
}));
vi.mock('../../../data/session/sign-in/auth.ts', () => ({ idTokenOf: async (uid: string) => `token of ${uid}` }));
vi.mock('../api/favorites/favorites.ts', () => import('../../../../testing/fake-favorites.ts'));
vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

const CURATED = { id: 5, slug: 'the-gate', title: 'The Gate', pages: [{ content: 'One.' }, { content: 'Two.' }] };
/** What the server makes of a report. */
const server = vi.fn<(body: unknown) => Response | Promise<Response>>();
let authorization: string | null;

beforeEach(() => {
  account.uid = null;
  server.mockReset().mockImplementation(() => Response.json({}));
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path !== '/api/report-story') return Response.json(path === '/api/stories/featured' ? [] : CURATED);
    authorization = new Headers(init?.headers).get('authorization');
    return server(JSON.parse(String(init?.body)));
  });
  act(forgetAccountLists);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
});

const button = (name: string) => screen.getByRole('button', { name });
const reportedPage = () => screen.queryByRole('heading', { level: 1, name: 'You reported this story' });

/** Opens a curated story on its first page. */
async function openCurated(at = '/story/5') {
  const view = renderScreen(<CuratedReaderRoute />, { at, route: '/story/:id' });
  await waitFor(() => expect(reportedPage() ?? screen.queryByRole('link', { name: 'Close' })).not.toBeNull());
  return { ...view, ...pressing(view.user) };
}

function pressing(user: ReturnType<typeof renderScreen>['user']) {
  const press = (name: string) => user.click(button(name));
  const openSheet = async (entry = 'Report this story') => {
    await press(entry);
    return within(await screen.findByRole('dialog', { name: 'Report this story' }));
  };
  const choose = (reason: string) => user.click(screen.getByRole('radio', { name: reason }));
  return { press, openSheet, choose };
}

it('is offered at the end of a story alone; a reported story disappears at once at each of its addresses, until it is shown again', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  server.mockReturnValueOnce(promise);
  const { user, press, openSheet, choose, unmount } = await openCurated();
  expect(screen.queryByRole('button', { name: 'Report this story' })).toBeNull();
  await press('Page 2');
  await openSheet();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Page 2 of 2')).toBeVisible();
  expect(button('Report this story')).toHaveFocus();
  expect(server).not.toHaveBeenCalled();

  const sheet = await openSheet();
  const reasons = sheet.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(reasons).toEqual(['Too scary', 'Not for children', 'Wrong or unkind', 'Something else']);
  expect(button('Send')).toBeDisabled();
  const note = sheet.getByRole('textbox', { name: 'Anything else? (optional)' });
  expect(note).toHaveAttribute('maxlength', '300');
  expect(note).toHaveAccessibleDescription(/person.*leave out names/);
  await choose('Wrong or unkind');
  await user.type(note, 'The gate bites.');
  await press('Send');
  expect(screen.queryByText('Two.')).toBeNull();
  expect(button('Sending...')).toBeDisabled();
  resolve(Response.json({}));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server).toHaveBeenCalledExactlyOnceWith({ storyId: '5', reason: 'wrong-or-unkind', note: 'The gate bites.' });
  expect(screen.getByText(/^Thank you\. A person will look into it\./)).toBeVisible();
  expect(reportedPage()).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  unmount();

  for (const at of ['/story/the-gate', '/story/5']) {
    const again = await openCurated(at);
    expect(reportedPage()).toBeVisible();
    expect(screen.queryByText('One.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send the Report' })).toBeNull();
    if (at === '/story/5') await again.press('Show It Again');
    else again.unmount();
  }
  expect(await screen.findByText('One.')).toBeVisible();
});

it('reports an own story in its owner’s name, and brings it back on every device, or says that it could not', async () => {
  account.uid = ANNA.firebaseUid;
  const own = '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10';
  const { user } = renderScreen(
    <Reporting storyId={own}>
      {(entry) => (
        <>
          <p>Mia met a fox.</p>
          {entry}
        </>
      )}
    </Reporting>,
  );
  const { press, openSheet, choose } = pressing(user);
  await openSheet();
  await choose('Too scary');
  await press('Send');
  expect(await screen.findByText(/^Thank you/)).toBeVisible();
  expect(screen.queryByText('Mia met a fox.')).toBeNull();
  expect(authorization).toBe(`Bearer token of ${ANNA.firebaseUid}`);
  expect(server).toHaveBeenCalledExactlyOnceWith({ storyId: own, reason: 'too-scary' });
  server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('Show It Again');
  expect(await screen.findByText('We couldn’t bring it back. Please try again when you’re online.')).toBeVisible();
  await press('Show It Again');
  expect(await screen.findByText('Mia met a fox.')).toBeVisible();
  expect(server).toHaveBeenLastCalledWith({ storyId: own, hidden: false });
});
