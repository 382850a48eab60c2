// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSpeech } from '../../../../testing/stub-speech.ts';
import { listening, NOT_LISTENING, turnLightsOut } from '../api/reading/listening.ts';
import { ReadAloud } from './read-aloud.tsx';

const VOICES = [
  { id: 'papa', name: 'Papa', kept: true, pages: [0] },
  { id: 'ana', name: 'Grandma Ana', kept: false, pages: [0] },
];
vi.mock('../../voices/api/story-voices.ts', () => ({
  useStoryVoices: (id: string) => ({ voices: id === 'story' ? VOICES : undefined, failed: false }),
  recordedPage: async () => null,
  copyWholeVoice: async () => undefined,
}));

const book = {
  id: 'story',
  title: 'The Lamp',
  language: 'en',
  pages: [[{ place: 0, text: 'It yawned.' }]],
  page: 0,
  onPage: vi.fn(),
} as const;
const cancel = vi.fn();
const speak = vi.fn<(utterance: SpeechSynthesisUtterance) => void>();

beforeEach(() => {
  const getVoices = () => [{ voiceURI: 'ours', name: 'Ours', lang: 'en', localService: true, default: true }];
  stubSpeech({ speaking: true, pending: false, paused: false, getVoices, speak, cancel, resume: vi.fn() });
  speak.mockReset();
  listening.set({ ...NOT_LISTENING, open: true });
});
afterEach(() => act(() => listening.set(NOT_LISTENING)));

it('is read by a voice that the family has kept, never by one that it has not heard yet', async () => {
  render(<ReadAloud book={book} />);
  fireEvent.click(await screen.findByRole('button', { name: /How it reads|Timer/ }));
  expect(await screen.findByRole('radio', { name: 'Papa' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Grandma Ana' })).toBeNull();
});

it('falls silent with its page or player, because browsers may go on talking', async () => {
  render(<ReadAloud book={book} />);
  await screen.findByRole('button', { name: 'Pause' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  cancel.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading aloud' }));
  expect(cancel).toHaveBeenCalled();
});

it('begins with the device’s voice where the list of recordings does not come', async () => {
  vi.useFakeTimers();
  render(<ReadAloud book={{ ...book, id: 'far away' }} />);
  await act(() => vi.advanceTimersByTimeAsync(2500));
  vi.useRealTimers();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

it('reads for fifteen minutes with the lights out, which come on again for the message if no voice is heard', async () => {
  render(<ReadAloud book={book} />);
  await screen.findByRole('button', { name: 'Pause' });
  act(turnLightsOut);
  expect(await screen.findByText('15 min')).toBeInTheDocument();
  const heard = await vi.waitUntil(() => speak.mock.calls.flat().find(({ text }) => text === 'It yawned.'));
  expect(listening.get().dark).toBe(true);
  act(() => heard.onerror?.({ error: 'synthesis-failed' } as SpeechSynthesisErrorEvent));
  expect(listening.get().dark).toBe(false);
  expect(screen.getByText(/^Reading aloud isn’t working/)).toBeVisible();
});
