// @vitest-environment jsdom
/** tests/browser/stories/report-story.test.ts reports stories where they are read, offline and on two devices. */
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { setChildMode } from '../../parents/api/device-settings.ts';
import { forgetAccountLists } from '../api/hidden/hidden-lists.ts';
import { ReportSharedScreen } from './report-shared-screen.tsx';
import { Reporting } from './reporting.tsx';

let backend: FakeBackend;
const answer = vi.fn<() => Promise<Response>>();

beforeEach(async () => {
  backend = await fakeBackend();
  backend.api['POST /api/report-story'] = answer;
  answer.mockReset().mockImplementation(async () => Response.json({}));
  setChildMode(false);
  act(forgetAccountLists);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
});

const button = (name: string) => screen.getByRole('button', { name });

function open(storyId: string) {
  const { user } = renderScreen(
    <Reporting storyId={storyId}>
      {(entry) => (
        <>
          <p>Mia met a fox.</p>
          {entry}
        </>
      )}
    </Reporting>,
  );
  const press = (name: string) => user.click(button(name));
  const openSheet = async () => {
    await press('Report this story');
    return within(await screen.findByRole('dialog', { name: 'Report this story' }));
  };
  const choose = (reason: string) => user.click(screen.getByRole('radio', { name: reason }));
  return { user, press, openSheet, choose };
}

it('a reported story disappears at once, before the server has answered, and a thank-you takes its place', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  const { user, press, openSheet, choose } = open('5');
  await openSheet();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('Report this story')).toHaveFocus();
  expect(backend.calls).toEqual([]);

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
  expect(screen.queryByText('Mia met a fox.')).toBeNull();
  expect(button('Sending...')).toBeDisabled();
  resolve(Response.json({}));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const report = { storyId: '5', reason: 'wrong-or-unkind', note: 'The gate bites.' };
  expect(backend.calls).toEqual([{ to: 'POST /api/report-story', body: report, authorization: null }]);
  expect(screen.getByText(/^Thank you\. A person will look into it\./)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'You reported this story' })).toBeVisible();
});

it('reports an own story in its owner’s name, and brings it back on every device, or says that it could not', async () => {
  signIn();
  const { press, openSheet, choose } = open(FOX_STORY.id);
  await openSheet();
  await choose('Too scary');
  await press('Send');
  expect(await screen.findByText(/^Thank you/)).toBeVisible();
  const report = { storyId: FOX_STORY.id, reason: 'too-scary' };
  expect(backend.calls).toMatchObject([{ body: report, authorization: `Bearer token of ${ANNA.firebaseUid}` }]);
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await press('Show It Again');
  expect(await screen.findByText('We couldn’t bring it back. Please try again when you’re online.')).toBeVisible();
  await press('Show It Again');
  expect(await screen.findByText('Mia met a fox.')).toBeVisible();
  expect(backend.calls.at(-1)?.body).toEqual({ storyId: FOX_STORY.id, hidden: false });
});

it('is not for a child', () => {
  setChildMode(true);
  open('5');
  expect(screen.getByText('Mia met a fox.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Report this story' })).toBeNull();
});

describe('a shared page', () => {
  const TOKEN = 'Abc_-'.padEnd(24, '7');

  beforeEach(signIn);

  async function openAndFill() {
    const { user } = renderScreen(<ReportSharedScreen />, { at: `/report#${TOKEN}`, route: '/report' });
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'Wrong or unkind' }));
    await user.type(screen.getByRole('textbox', { name: 'Anything else? (optional)' }), 'It calls names.');
    return press;
  }

  it('reports the shared page that its address names, without the account; a report that did not arrive is repeated under the same key', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const press = await openAndFill();
    await press('Send');
    expect(await screen.findByText('Your report couldn’t be sent. Please try again when you’re online.')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('It calls names.');
    await press('Try Again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toHaveFocus();
    const report = { share: TOKEN, reason: 'wrong-or-unkind', note: 'It calls names.' };
    expect(backend.calls.at(-1)).toEqual({ to: 'POST /api/report-story', body: report, authorization: null });
    const reports = sent.mock.calls.filter(([to]) => to === '/api/report-story');
    const keys = reports.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('says in the server’s words why a report was not taken, and then that the link is over', async () => {
    answer.mockResolvedValueOnce(Response.json({ message: 'That was a lot of reports at once.' }, { status: 429 }));
    answer.mockResolvedValueOnce(Response.json({ message: 'Gone.' }, { status: 404 }));
    const press = await openAndFill();
    await press('Send');
    expect(await screen.findByRole('alert')).toHaveTextContent('That was a lot of reports at once.');
    await press('Try Again');
    expect(await screen.findByRole('heading', { level: 1, name: 'This story is no longer available' })).toHaveFocus();
  });

  it.each(['/report', '/report#', '/report#short', `/report#${'A'.repeat(23)}/`])('asks for the link at %s', (at) => {
    renderScreen(<ReportSharedScreen />, { at, route: '/report' });
    expect(screen.getByRole('heading', { name: 'Which story do you mean?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  });
});
