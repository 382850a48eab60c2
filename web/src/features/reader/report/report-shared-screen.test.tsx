// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { ReportSharedScreen } from './report-shared-screen.tsx';

const TOKEN = 'Abc_-'.padEnd(24, '7');
let backend: FakeBackend;
const answer = vi.fn<() => Promise<Response>>();

beforeEach(async () => {
  backend = await fakeBackend();
  backend.api['POST /api/report-story'] = answer;
  answer.mockReset().mockImplementation(async () => Response.json({ reported: true }));
  signIn();
});

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
