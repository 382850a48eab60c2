// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubSpeech } from '../../../../testing/stub-speech.ts';
import { handOverTo } from '../api/reading/hand-over.ts';
import { listening, NOT_LISTENING, type OpenBook, turnLightsOut } from '../api/reading/listening.ts';
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
const renderBook = (own: Partial<OpenBook> = {}) => render(<ReadAloud book={{ ...book, ...own }} />, { wrapper: MemoryRouter });
const cancel = vi.fn();
const speak = vi.fn<(utterance: SpeechSynthesisUtterance) => void>();

beforeEach(() => {
  const voiceOf = (lang: string) => ({ voiceURI: `voice of ${lang}`, name: lang, lang, localService: true, default: lang === 'en' });
  const getVoices = () => [voiceOf('en'), voiceOf('de-DE')];
  stubSpeech({ speaking: true, pending: false, paused: false, getVoices, speak, cancel, resume: vi.fn() });
  speak.mockReset();
  listening.set({ ...NOT_LISTENING, open: true });
});
afterEach(() => act(() => listening.set(NOT_LISTENING)));

it('is read by a voice that the family has kept, never by one that it has not heard yet', async () => {
  renderBook();
  fireEvent.click(await screen.findByRole('button', { name: /How it reads|Timer/ }));
  expect(await screen.findByRole('radio', { name: 'Papa' })).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Grandma Ana' })).toBeNull();
});

const heardUtterance = () => vi.waitUntil(() => speak.mock.calls.flat().find(({ text }) => text === 'It yawned.'));

it.each([
  ['en', 'en'],
  ['de', 'de-DE'],
])('a text in the language %s is read by a voice of %s [fault 11]', async (language, lang) => {
  renderBook({ language });
  expect((await heardUtterance()).lang).toBe(lang);
});

it('says that something interrupted the voice, and goes on at a press [fault 3]', async () => {
  renderBook();
  const heard = await heardUtterance();
  act(() => heard.onerror?.({ error: 'interrupted' } as SpeechSynthesisErrorEvent));
  expect(screen.getByText('Something interrupted the voice, maybe a call. Press play to go on.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

it('falls silent with its page or player, because browsers may go on talking', async () => {
  renderBook();
  await screen.findByRole('button', { name: 'Pause' });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
  cancel.mockClear();
  fireEvent.click(screen.getByRole('button', { name: 'Stop reading aloud' }));
  expect(cancel).toHaveBeenCalled();
});

it('goes on with the story that follows in the line-up, and falls silent if another one opens', async () => {
  const { unmount } = renderBook();
  await heardUtterance();
  act(() => {
    turnLightsOut();
    handOverTo('next');
  });
  unmount();
  expect(listening.get()).toMatchObject({ open: true, dark: true });
  const second = renderBook({ id: 'next' });
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  expect(listening.get().next).toBeNull();
  act(() => handOverTo('third'));
  second.unmount();
  renderBook({ id: 'chosen by hand' });
  expect(listening.get().open).toBe(false);
  expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
});

it('goes on under the same sleep timer if a press opens the next story', async () => {
  const { unmount } = renderBook();
  await heardUtterance();
  fireEvent.click(screen.getByRole('button', { name: /Sleep timer/ }));
  fireEvent.click(await screen.findByRole('radio', { name: '10 min' }));
  // By day, no timer begins by itself.
  localStorage.clear();
  act(() => handOverTo('next'));
  unmount();
  renderBook({ id: 'next' });
  expect(await screen.findByText('10 min')).toBeVisible();
});

it('begins with the device’s voice where the list of recordings does not come', async () => {
  vi.useFakeTimers();
  renderBook({ id: 'far away' });
  await act(() => vi.advanceTimersByTimeAsync(2500));
  vi.useRealTimers();
  expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
});

it('reads for fifteen minutes with the lights out, which come on again for the message if no voice is heard', async () => {
  renderBook();
  await screen.findByRole('button', { name: 'Pause' });
  act(turnLightsOut);
  expect(await screen.findByText('15 min')).toBeInTheDocument();
  const heard = await heardUtterance();
  expect(listening.get().dark).toBe(true);
  act(() => heard.onerror?.({ error: 'synthesis-failed' } as SpeechSynthesisErrorEvent));
  expect(listening.get().dark).toBe(false);
  expect(screen.getByText(/^Reading aloud isn’t working/)).toBeVisible();
});
