// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DEFAULT_SCENE, type InvitedStory } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, setOnline } from '../../../../testing/fake-backend.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { CallFailed } from '../../../data/http/call.ts';
import { showDelivery } from '../api/delivery.ts';
import { changeTake, putWholeTake, readTakes, removeRecorded, type Take } from '../api/takes.ts';
import { InvitedScreen } from './invited-screen.tsx';
import { GUEST } from './messages.ts';
import type { StudioPage } from './studio.tsx';

const TOKEN = 'abcdefghijklmnopqrstuvwx';
const STORY: InvitedStory = {
  ...{ title: 'The Smallest Lamp', animal: 'otter', storySetting: 'garden', pages: [] },
  ...{ name: 'Grandma Ana', invitedBy: 'Noor Haddad', recordUntil: Date.now() + 60_000, recorded: [], kept: false },
} as unknown as InvitedStory;

/** What the server does. */
const server = {
  readInvitation: vi.fn<() => Promise<object>>(),
  agreeAsGuest: vi.fn<() => Promise<object>>(),
  withdraw: vi.fn<() => Promise<object>>(),
};
let backend: FakeBackend;

vi.mock('./recording.tsx', () => ({
  Recording: ({ pages, onFinish, onTake }: { pages: readonly StudioPage[]; onFinish: () => void; onTake: () => void }) => (
    <>
      {pages.map(({ sentences }) => (
        <p key={sentences.join()}>{sentences.join(' | ')}</p>
      ))}
      <button type="button" onClick={onTake}>
        Record
      </button>
      <button type="button" onClick={onFinish}>
        Finish
      </button>
    </>
  ),
}));

const visit = () => renderScreen(<InvitedScreen />, { at: `/record/invited#${TOKEN}`, route: '/record/invited' });

async function open(): Promise<void> {
  visit();
  await screen.findByRole('checkbox', { name: GUEST.agree });
}

async function begin(): Promise<void> {
  await open();
  fireEvent.click(screen.getByRole('checkbox', { name: GUEST.agree }));
  press(GUEST.start);
  await screen.findByRole('button', { name: 'Finish' });
}

/** A call fails with its status, or without one for want of a network. */
function respond(work: () => Promise<object>) {
  return () =>
    work().then(
      (body) => Response.json(body),
      ({ status, body }: Partial<CallFailed>) => {
        if (!status) throw new TypeError('Failed to fetch');
        return new Response(body ?? '', { status });
      },
    );
}

/** Refuses what a guest has recorded. */
function refuse(status: number, code: string, message: string): void {
  backend.api['POST /api/voices/recording'] = () => Response.json({ code, message }, { status });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  backend = await fakeBackend();
  backend.api['POST /api/voices/invited'] = respond(server.readInvitation);
  backend.api['POST /api/voices/agree'] = respond(server.agreeAsGuest);
  backend.api['POST /api/voices/withdraw'] = respond(server.withdraw);
  server.readInvitation.mockReset().mockResolvedValue(STORY);
  server.withdraw.mockReset().mockResolvedValue({});
  server.agreeAsGuest.mockReset().mockResolvedValue({});
  await removeRecorded(() => true);
  await showDelivery({ token: TOKEN });
});

const REFUSED = new CallFailed(404, '{"message":"Gone."}');

it('shows the sentences of a story without names as the server divided them [fault 1]', async () => {
  const lines = ['They waited…', 'the little one yawned.'];
  const pages = [{ text: lines.join(' '), scene: DEFAULT_SCENE, lines }];
  server.readInvitation.mockResolvedValue({ ...STORY, pages });
  await begin();
  const all = 'The Smallest Lamp | They waited… | the little one yawned. | Sweet dreams, the little one!';
  expect(screen.getByText(all)).toBeVisible();
});

it('says how long the reading takes, before it begins and where it goes on', async () => {
  const text = Array.from({ length: 60 }, () => 'One more lamp.').join(' ');
  const pages = Array.from({ length: 4 }, () => ({ text, scene: DEFAULT_SCENE }));
  server.readInvitation.mockResolvedValue({ ...STORY, pages });
  const first = visit();
  expect(await screen.findByText('It takes about 7 minutes. You can stop after any page and come back later.')).toBeVisible();
  first.unmount();
  server.readInvitation.mockResolvedValue({ ...STORY, pages, recorded: [0, 1, 2] });
  const second = visit();
  expect(await screen.findByText('3 of 4 pages are recorded. The rest takes about 2 minutes.')).toBeVisible();
  second.unmount();
  server.readInvitation.mockResolvedValue({ ...STORY, pages, recorded: [0, 1, 2, 3] });
  visit();
  expect(await screen.findByText(GUEST.allRecorded)).toBeVisible();
});

it('names a family without a name in the invitation [fault 14]', async () => {
  server.readInvitation.mockResolvedValue({ ...STORY, invitedBy: ' ' });
  await open();
  expect(screen.getByRole('heading', { name: 'A family would love to hear you read' })).toBeInTheDocument();
});

it('ends while a guest is recording when the family ends the link', async () => {
  await begin();
  server.readInvitation.mockRejectedValue(REFUSED);
  refuse(404, 'missing', 'Gone.');
  await recordUntilEnded();
  expect(await screen.findByRole('heading', { name: GUEST.gone.title })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Finish' })).not.toBeInTheDocument();
});

it('ends while a guest is recording when it is closed, and the recording can be taken back [safety 2]', async () => {
  await begin();
  server.readInvitation.mockResolvedValue({ ...STORY, ...{ pages: [], recorded: [0], recordUntil: 0, closed: true } });
  refuse(403, 'closed', 'We closed this invitation.');
  await recordUntilEnded();
  expect(await screen.findByRole('heading', { name: GUEST.closed.title })).toBeVisible();
  expect(screen.getByText(`${GUEST.closed.text} ${GUEST.closed.withdraw}`)).toBeVisible();
  expect(screen.getByRole('button', { name: GUEST.withdraw })).toBeVisible();
  for (const role of ['button', 'link']) expect(screen.queryByRole(role, { name: /Finish|Read|Report/ })).toBeNull();
  // What waits on the device would be refused.
  const { length } = backend.calls;
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(backend.calls).toHaveLength(length);
});

it.each([
  ['thanks a guest whose pages the family has', async () => undefined, GUEST.done],
  [
    'asks a guest to come back while pages wait on the device',
    async () => {
      act(() => setOnline(false));
      await recordWithoutNetwork();
    },
    GUEST.doneLater,
  ],
  [
    'says why if a page was not accepted',
    async () => {
      refuse(409, 'voices-full', 'The voices of this story are full.');
      await recordWithoutNetwork();
    },
    'The voices of this story are full.',
  ],
])('%s', async (_what, arrange, text) => {
  await begin();
  await arrange();
  press('Record');
  press('Finish');
  expect(await screen.findByText(text)).toBeInTheDocument();
});

/** What two guests recorded and the server does not have yet. */
async function recordWithoutNetwork(): Promise<void> {
  for (const token of [TOKEN, 'another-family-token-xyz']) {
    const take: Take = {
      ...{ id: token, uid: null, target: { by: 'guest', token, terms: '2026-11' as never }, page: 0, type: 'audio/webm' },
      ...{ recordedAt: Date.now(), durationMs: 900, starts: [0], finished: true },
    };
    await putWholeTake(take, new Uint8Array([1]));
  }
}
/** The server is told of it after the guest has pressed the button, which the end of the invitation removes. */
async function recordUntilEnded(): Promise<void> {
  act(() => setOnline(false));
  await recordWithoutNetwork();
  press('Record');
  act(() => setOnline(true));
}
const waiting = async () => (await readTakes()).map(({ id }) => id).sort();

it.each([
  ['keeps nothing on the device for a link that has ended', REFUSED, GUEST.gone.title, ['another-family-token-xyz']],
  ['keeps all on the device if the server fails', new CallFailed(503, ''), GUEST.trouble.title, [TOKEN, 'another-family-token-xyz']],
  ['keeps all on the device without a network', new CallFailed(null, ''), GUEST.trouble.title, [TOKEN, 'another-family-token-xyz']],
  [
    'keeps all on the device for a 404 that is not ours',
    new CallFailed(404, '<!doctype html>'),
    GUEST.trouble.title,
    [TOKEN, 'another-family-token-xyz'],
  ],
])('%s', async (_what, failure, title, left) => {
  await recordWithoutNetwork();
  server.readInvitation.mockRejectedValue(failure);
  visit();
  await screen.findByRole('heading', { name: title });
  await waitFor(async () => expect(await waiting()).toEqual(left));
});

it('says that a link cannot be opened after fifteen seconds without any answer [fault 6]', async () => {
  for (const call of ['POST /api/voices/invited', 'GET /']) backend.api[call] = () => new Promise(() => undefined);
  vi.useFakeTimers();
  visit();
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(screen.queryByRole('heading', { name: GUEST.trouble.title })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(screen.getByRole('heading', { name: GUEST.trouble.title })).toBeVisible();
});

it.each([
  ['waits there', {}],
  ['was refused', { refused: 'We closed this invitation.', ended: true }],
])('keeps what a closed invitation has only on the device and %s, until its guest takes it back [safety 4]', async (_what, change) => {
  await recordWithoutNetwork();
  await changeTake(TOKEN, change);
  const all = await waiting();
  server.readInvitation.mockResolvedValue({ ...STORY, ...{ pages: [], recordUntil: 0, closed: true } });
  visit();
  fireEvent.click(await screen.findByRole('button', { name: GUEST.withdraw }));
  expect(await waiting()).toEqual(all);
  fireEvent.click(screen.getAllByRole('button', { name: GUEST.withdraw, hidden: true }).at(-1) as HTMLElement);
  await screen.findByRole('heading', { name: GUEST.withdrawn.title });
  expect(await waiting()).toEqual(['another-family-token-xyz']);
});

it('offers nothing to take back from a closed invitation without a recording [safety 4]', async () => {
  server.readInvitation.mockResolvedValue({ ...STORY, ...{ pages: [], recordUntil: 0, closed: true } });
  visit();
  expect(await screen.findByText(GUEST.closed.text)).toBeVisible();
  expect(screen.queryByRole('button', { name: GUEST.withdraw })).toBeNull();
});

it('leads to a report of the page, also once the recording is kept [safety 2]', async () => {
  server.readInvitation.mockResolvedValue({ ...STORY, kept: true });
  visit();
  expect(await screen.findByRole('link', { name: GUEST.report })).toHaveAttribute('href', `/report#${TOKEN}`);
});

it('records nothing any more once its time is over', async () => {
  server.readInvitation.mockResolvedValue({ ...STORY, recorded: [0], recordUntil: Date.now() - 1 });
  visit();
  expect(await screen.findByText(GUEST.over)).toBeVisible();
  expect(screen.queryByRole('button', { name: GUEST.start })).toBeNull();
  expect(screen.getByRole('button', { name: GUEST.withdraw })).toBeVisible();
});

it('takes a recording back on the device as well, once the server has', async () => {
  await recordWithoutNetwork();
  const all = await waiting();
  server.withdraw.mockRejectedValueOnce(new Error(''));
  await begin();
  fireEvent.click(screen.getByRole('button', { name: 'Record' }));
  const takeBack = async () => {
    fireEvent.click(screen.getByRole('button', { name: GUEST.withdraw }));
    fireEvent.click(screen.getAllByRole('button', { name: GUEST.withdraw, hidden: true }).at(-1) as HTMLElement);
  };
  await takeBack();
  await screen.findByText(GUEST.trouble.text);
  expect(await waiting()).toEqual(all);
  await takeBack();
  await screen.findByRole('heading', { name: GUEST.withdrawn.title });
  expect(await waiting()).toEqual(['another-family-token-xyz']);
});

it('records nothing before the guest agrees and the server noted it, and says so [safety 6]', async () => {
  server.agreeAsGuest.mockRejectedValueOnce(new CallFailed(503, ''));
  await open();
  press(GUEST.start);
  expect(screen.getByText(GUEST.disagreed)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: GUEST.agree })).toHaveFocus();
  fireEvent.click(screen.getByRole('checkbox', { name: GUEST.agree }));
  press(GUEST.start);
  expect(await screen.findByText(GUEST.trouble.text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  server.agreeAsGuest.mockRejectedValueOnce(new CallFailed(403, ''));
  server.readInvitation.mockRejectedValue(REFUSED);
  press(GUEST.start);
  expect(await screen.findByRole('heading', { name: GUEST.gone.title })).toBeVisible();
  expect(server.agreeAsGuest).toHaveBeenCalledTimes(2);
});
