// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { answerGate } from '../../../../testing/answer-gate.ts';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { shownToast } from '../../../../testing/toasts.ts';
import { decodeSound, playPart } from '../../../data/device/sound/play-sound.ts';
import { Bytes } from '../../../data/firestore/values.ts';
import { behindGate } from '../../parents/api/gate.ts';
import { keepRecordedPage, type StoryVoice } from '../api/story-voices.ts';
import { VoiceRow } from './voice-row.tsx';

/** Ends of the sounds that play. */
const sound = vi.hoisted(() => ({ ends: [] as (() => void)[] }));
vi.mock('../../../data/device/sound/play-sound.ts', () => ({
  decodeSound: vi.fn(async () => ({ duration: 3 })),
  playPart: vi.fn((_sound: unknown, _part: unknown, onEnd: () => void) => {
    sound.ends.push(onEnd);
    return () => undefined;
  }),
}));

const COPY = new Uint8Array([9]);
const CURRENT = new Uint8Array([7]);
let backend: FakeBackend;

const GUEST: StoryVoice = { id: 'v', name: 'Ana', by: 'guest', kept: false, linked: true, pages: [0], expiresAt: Date.now() + 1000 };
const rowOf = (voice: Partial<StoryVoice>) => (
  <VoiceRow storyId="s" voice={{ ...GUEST, ...voice }} pageCount={2} onSaveBook={async () => undefined} />
);
const row = (voice: Partial<StoryVoice>) => render(rowOf(voice));

beforeEach(async () => {
  sound.ends = [];
  backend = await fakeBackend();
  backend.api['POST /api/voices/keep'] = () => Response.json({});
  for (const page of [0, 2]) {
    const recording = { type: 'audio/webm', audio: new Bytes(btoa(String.fromCharCode(...CURRENT))), durationMs: 1, starts: [0] };
    backend.store(`stories/s/voices/v/recordings/${page}`, { ...recording, recordedAt: 100 + page });
  }
  signIn();
});

it.each([
  ['what the guest recorded last', { kept: false }, CURRENT],
  ['the stored copy of an accepted recording', { kept: true }, COPY],
])('plays %s', async (_what, voice, audio) => {
  await keepRecordedPage('s', 'v', 0, { type: 'audio/webm', audio: COPY, durationMs: 1, starts: [0] });
  row(voice);
  fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
  await waitFor(() => expect([...(vi.mocked(decodeSound).mock.lastCall?.[0] ?? [])]).toEqual([...audio]));
});

it('ends a link once', () => {
  const { unmount } = row({});
  expect(screen.getByRole('button', { name: 'End the Link' })).toBeVisible();
  unmount();
  row({ linked: false });
  expect(screen.queryByRole('button', { name: 'End the Link' })).toBeNull();
});

/** Lets the page that plays end. */
async function hearPage(): Promise<void> {
  await waitFor(() => expect(sound.ends).toHaveLength(1));
  await act(async () => sound.ends.pop()?.());
}
const keepButton = () => screen.getByRole('button', { name: 'Keep' });

it('is kept by a grown-up once each page was heard to its end, all of it [safety 1]', async () => {
  row({ pages: [0, 2] });
  expect(keepButton()).toBeDisabled();
  fireEvent.click(keepButton());
  fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
  await hearPage();
  expect(playPart).toHaveBeenLastCalledWith(expect.anything(), { from: 0, to: 3000, volume: 1 }, expect.anything(), expect.anything());
  expect(keepButton()).toBeDisabled();
  await waitFor(() => expect(sound.ends).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  sound.ends.pop();
  expect(keepButton()).toBeDisabled();
  expect(behindGate.get()).toBeNull();
  // Goes on with the page that was not heard.
  fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
  await hearPage();
  await waitFor(() => expect(keepButton()).toBeEnabled());
  fireEvent.click(keepButton());
  expect(backend.calls).toEqual([]);
  answerGate();
  await waitFor(() => expect(backend.calls).toMatchObject([{ body: { storyId: 's', voiceId: 'v', heard: { 0: 100, 2: 102 } } }]));
});

it('was not heard if a call interrupted it, which is said [fault 3]', async () => {
  row({});
  fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
  await waitFor(() => expect(sound.ends).toHaveLength(1));
  act(() => vi.mocked(playPart).mock.lastCall?.[3]());
  expect(screen.getByRole('button', { name: 'Listen' })).toBeVisible();
  expect(shownToast()).toBe('The sound was interrupted - You can listen again.');
  expect(keepButton()).toBeDisabled();
});

it.each([
  ['the guest has recorded again since', (rerender: (row: ReactElement) => void) => rerender(rowOf({ changedAt: 2 }))],
  [
    'the server says that the guest has',
    () => {
      backend.api['POST /api/voices/keep'] = () => Response.json({}, { status: 409 });
      fireEvent.click(keepButton());
      answerGate();
    },
  ],
])('is listened to once more if %s [safety 1]', async (_what, recordAgain) => {
  const { rerender } = row({ changedAt: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Listen' }));
  await hearPage();
  await waitFor(() => expect(keepButton()).toBeEnabled());
  recordAgain(rerender);
  await waitFor(() => expect(keepButton()).toBeDisabled());
});
