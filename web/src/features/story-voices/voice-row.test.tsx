// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { decodeSound } from '../../data/lib/play-sound.ts';
import { keepVoice } from '../../data/voices/invitations.ts';
import type { StoryVoice } from '../../data/voices/story-voices.ts';
import { VoiceRow } from './voice-row.tsx';

vi.mock('../../data/lib/play-sound.ts', () => ({ decodeSound: vi.fn(async () => ({})), playPart: () => () => undefined }));
vi.mock('../../data/voices/invitations.ts', () => ({ keepVoice: vi.fn(async () => undefined) }));
vi.mock('../../data/voices/story-voices.ts', () => ({
  recordedPage: async () => ({ audio: 'copy', starts: [0], durationMs: 1 }),
  currentRecordedPage: async () => ({ audio: 'current', starts: [0], durationMs: 1 }),
  refreshVoices: async () => undefined,
  copyWholeVoice: async () => undefined,
}));

const GUEST: StoryVoice = { id: 'v', name: 'Ana', by: 'guest', kept: false, linked: true, pages: [0], expiresAt: Date.now() + 1000 };
const rowOf = (voice: Partial<StoryVoice>) => (
  <VoiceRow storyId="s" voice={{ ...GUEST, ...voice }} pageCount={2} onSaveBook={async () => undefined} />
);
const row = (voice: Partial<StoryVoice>) => render(rowOf(voice));

it.each([
  ['what the guest recorded last', { kept: false }, 'current'],
  ['the copy of what is kept', { kept: true }, 'copy'],
])('plays %s', async (_what, voice, audio) => {
  row(voice);
  fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
  await waitFor(() => expect(decodeSound).toHaveBeenLastCalledWith(audio));
});

it('ends a link once', () => {
  const { unmount } = row({});
  expect(screen.getByRole('button', { name: 'End the Link' })).toBeVisible();
  unmount();
  row({ linked: false });
  expect(screen.queryByRole('button', { name: 'End the Link' })).toBeNull();
});

it('keeps only what was heard, not what the guest has recorded since', async () => {
  const { rerender } = row({ changedAt: 1 });
  const keep = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toBeEnabled());
  };
  rerender(rowOf({ changedAt: 2 }));
  await keep();
  expect(keepVoice).toHaveBeenLastCalledWith('s', 'v', 1);
  fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
  await keep();
  expect(keepVoice).toHaveBeenLastCalledWith('s', 'v', 2);
});
