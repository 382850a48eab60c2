// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { decodeSound } from '../../data/lib/play-sound.ts';
import type { StoryVoice } from '../../data/voices/story-voices.ts';
import { VoiceRow } from './voice-row.tsx';

vi.mock('../../data/lib/play-sound.ts', () => ({ decodeSound: vi.fn(async () => ({})), playPart: () => () => undefined }));
vi.mock('../../data/voices/invitations.ts', () => ({}));
vi.mock('../../data/voices/story-voices.ts', () => ({
  recordedPage: async () => ({ audio: 'copy', starts: [0], durationMs: 1 }),
  currentRecordedPage: async () => ({ audio: 'current', starts: [0], durationMs: 1 }),
  refreshVoices: async () => undefined,
}));

const GUEST: StoryVoice = { id: 'v', name: 'Ana', by: 'guest', kept: false, linked: true, pages: [0], expiresAt: Date.now() + 1000 };
const row = (voice: Partial<StoryVoice>) =>
  render(<VoiceRow storyId="s" voice={{ ...GUEST, ...voice }} pageCount={2} onSaveBook={async () => undefined} />);

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
