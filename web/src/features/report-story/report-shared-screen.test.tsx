// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ReportSharedScreen } from './report-shared-screen.tsx';

const TOKEN = 'Abc_-'.padEnd(24, '7');
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
vi.mock('../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-in' }), currentUid: () => 'uid-anna' }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ reported: true }));
  vi.stubGlobal('fetch', fetched);
});

async function openAndFill(at = `/report#${TOKEN}`) {
  const { user } = renderScreen(<ReportSharedScreen />, { at, route: '/report' });
  await user.click(screen.getByRole('radio', { name: 'Wrong or unkind' }));
  await user.type(screen.getByRole('textbox', { name: 'Anything else? (optional)' }), 'It calls names.');
  return user;
}
const button = (name: string) => screen.getByRole('button', { name });
const keyOf = (call: number) => new Headers(fetched.mock.calls[call]?.[1].headers).get('idempotency-key');

it('reports the shared page that its address names, without the account, and thanks', async () => {
  const user = await openAndFill();
  await user.click(button('Send'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Thank you' })).toHaveFocus();
  expect(fetched).toHaveBeenCalledOnce();
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/api/report-story');
  expect(JSON.parse(String(init?.body))).toEqual({ share: TOKEN, reason: 'wrong-or-unkind', note: 'It calls names.' });
  expect(new Headers(init?.headers).has('authorization')).toBe(false);
  expect(keyOf(0)).toMatch(/^[0-9a-f-]{36}$/);
});

it('asks for a reason first', () => {
  renderScreen(<ReportSharedScreen />, { at: `/report#${TOKEN}`, route: '/report' });
  expect(button('Send')).toBeDisabled();
});

it('keeps the words of a report that did not arrive, and repeats it under the same key', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const user = await openAndFill();
  await user.click(button('Send'));
  expect(await screen.findByText('Your report couldn’t be sent. Please try again when you’re online.')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('It calls names.');
  await user.click(button('Try Again'));
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(keyOf(1)).toBe(keyOf(0));
});

it('says in the server’s words why a report was not taken', async () => {
  fetched.mockResolvedValueOnce(Response.json({ message: 'That was a lot of reports at once.' }, { status: 429 }));
  const user = await openAndFill();
  await user.click(button('Send'));
  expect(await screen.findByRole('alert')).toHaveTextContent('That was a lot of reports at once.');
});

it('says that a link is over', async () => {
  fetched.mockResolvedValueOnce(Response.json({ message: 'Gone.' }, { status: 404 }));
  const user = await openAndFill();
  await user.click(button('Send'));
  expect(await screen.findByRole('heading', { level: 1, name: 'This story is no longer available' })).toHaveFocus();
});

it.each(['/report', '/report#', '/report#short', `/report#${'A'.repeat(23)}/`])('asks for the link at %s', (at) => {
  renderScreen(<ReportSharedScreen />, { at, route: '/report' });
  expect(screen.getByRole('heading', { name: 'Which story do you mean?' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});
