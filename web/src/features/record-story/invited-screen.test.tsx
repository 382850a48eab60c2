// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { InvitedStory } from '@tuckaway/domain';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { InvitedScreen } from './invited-screen.tsx';
import { GUEST } from './messages.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwx';
const STORY: InvitedStory = {
  ...{ title: 'The Smallest Lamp', animal: 'otter', storySetting: 'garden', pages: [{ text: 'It yawned.' }] },
  ...{ name: 'Grandma Ana', invitedBy: 'Noor Haddad', recordUntil: Date.now() + 60_000, recorded: [], kept: false },
} as unknown as InvitedStory;

const delivery = vi.hoisted(() => ({ now: { waiting: 0, sending: false, refused: null as string | null, gone: false }, gone: () => {} }));
vi.mock('../../art/index.ts', () => ({ StoryImage: () => null, EmptyPicture: () => null }));
vi.mock('../../data/voices/invitations.ts', () => ({ readInvitation: async () => STORY, withdraw: async () => undefined }));
vi.mock('../../data/voices/deliver-takes.ts', () => ({
  useDelivery: () => delivery.now,
  keepDelivering: (_recorder: object, _delivered: undefined, onGone: () => void) => {
    delivery.gone = onGone;
    return () => undefined;
  },
}));
vi.mock('./recording.tsx', () => ({
  Recording: ({ onFinish }: { onFinish: () => void }) => (
    <button type="button" onClick={onFinish}>
      Finish
    </button>
  ),
}));

async function begin(): Promise<void> {
  render(
    <MemoryRouter initialEntries={[`/record/invited#${TOKEN}`]}>
      <InvitedScreen />
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('checkbox', { name: GUEST.agree }));
  fireEvent.click(screen.getByRole('button', { name: GUEST.start }));
}

beforeEach(() => {
  delivery.now = { waiting: 0, sending: false, refused: null, gone: false };
});

it('ends while a guest is recording when the family ends the link', async () => {
  await begin();
  act(() => delivery.gone());
  expect(screen.getByRole('heading', { name: GUEST.gone.title })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Finish' })).not.toBeInTheDocument();
});

it.each([
  ['thanks a guest whose pages the family has', { waiting: 0 }, GUEST.done],
  ['asks a guest to come back while pages wait on the device', { waiting: 2 }, GUEST.doneLater],
  ['says why where a page was not accepted', { refused: 'The voices of this story are full.' }, 'The voices of this story are full.'],
])('%s', async (_what, state, text) => {
  Object.assign(delivery.now, state);
  await begin();
  fireEvent.click(screen.getByRole('button', { name: 'Finish' }));
  expect(screen.getByText(text)).toBeInTheDocument();
});
