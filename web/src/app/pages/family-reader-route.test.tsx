// @vitest-environment jsdom
/** When another story replaces the open one, nothing of the old one stays: a different version, and the story before it. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Story } from '@tuckaway/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerGate } from '../../../testing/answer-gate.ts';
import { type FakeBackend, fakeBackend, signIn } from '../../../testing/fake-backend.ts';
import { FOX_STORY } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { stubSpeech } from '../../../testing/stub-speech.ts';
import { shownToast } from '../../../testing/toasts.ts';
import { queryClient } from '../../data/query/query-client.ts';
import { listening, NOT_LISTENING } from '../../features/reader/api/reading/listening.ts';
import { toast } from '../../ui/toaster/toast.ts';
import { FamilyReaderRoute } from './family-reader-route.tsx';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const BEFORE: Story = { ...FOX_STORY, id: '7b0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a11', title: 'Before the Lamp' };
const STORY: Story = { ...FOX_STORY, continues: BEFORE.id, template: '<p>{child} met a fox.</p>' };

let backend: FakeBackend;
let made: PromiseWithResolvers<Response>;

beforeEach(async () => {
  backend = await fakeBackend();
  for (const story of [BEFORE, STORY]) backend.storeStory(story);
  made = Promise.withResolvers();
  backend.api['POST /api/generate-story'] = () => made.promise;
  backend.api['POST /api/share/state'] = () => Response.json({ share: null });
  signIn();
  toast({ title: 'Good evening' });
});
afterEach(() => act(() => listening.set(NOT_LISTENING)));

const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 1 });

async function open() {
  const shown = renderScreen(<FamilyReaderRoute />, { at: `/read-story/${STORY.id}`, route: '/read-story/*' });
  await screen.findByRole('heading', { level: 1, name: STORY.title });
  return shown;
}

const openMore = () => fireEvent.click(button('More'));

async function openTheOneBefore() {
  openMore();
  fireEvent.click(screen.getByRole('link', { name: 'The story before this one' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Before the Lamp' })).toBeVisible();
}

async function versionComes() {
  made.resolve(Response.json({ title: 'The Other Lamp', content: 'Mia met another fox.' }));
  // The first mutation, as a link may still be being made.
  await waitFor(() => expect(queryClient.getMutationCache().getAll()[0]?.state.status).not.toBe('pending'));
}

describe('a different version that arrives while', () => {
  it('a link is being made does not show that link for the new story', async () => {
    const link = Promise.withResolvers<Response>();
    backend.api['POST /api/share'] = () => link.promise;
    const { user, currentPath } = await open();
    await user.click(button('Try a Different Version'));
    openMore();
    await user.click(button('Share This Story'));
    answerGate();
    await user.click(await screen.findByRole('button', { name: 'Create Link', busy: false }));
    expect(backend.calls.at(-1)).toMatchObject({ to: 'POST /api/share' });
    await versionComes();
    expect(await screen.findByRole('heading', { level: 1, name: 'The Other Lamp' })).toBeVisible();
    await act(async () => link.resolve(Response.json({ token: 'A'.repeat(24), showName: false, expiresAt: Date.now() + 1000 })));
    openMore();
    await user.click(button('Share This Story'));
    answerGate();
    const sheet = within(await screen.findByRole('dialog', { name: 'Share this story' }));
    expect(await sheet.findByRole('button', { name: 'Create Link', busy: false })).toBeVisible();
    expect(sheet.queryByRole('textbox')).toBeNull();
    expect(backend.calls.at(-1)).toMatchObject({ to: 'POST /api/share/state', body: { storyId: currentPath().split('/').at(-1) } });
  });

  it('the voice is paused does not start the voice', async () => {
    const said: string[] = [];
    stubSpeech({
      speaking: false,
      pending: false,
      paused: false,
      getVoices: () => [{ voiceURI: 'ours', name: 'Ours', lang: 'en', localService: true, default: true }],
      speak: ({ text }: { text: string }) => said.push(text),
      cancel: () => undefined,
      resume: () => undefined,
    });
    const { user } = await open();
    await user.click(button('Try a Different Version'));
    await user.click(button('Read to me'));
    await waitFor(() => expect(said).toContain(STORY.title));
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    said.length = 0;
    await versionComes();
    expect(await screen.findByRole('heading', { level: 1, name: 'The Other Lamp' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reading aloud' })).toBeNull());
    expect(said).toEqual([]);
    expect(button('Read to me')).toHaveAttribute('aria-pressed', 'false');
  });

  it('the user has gone back to the story before leaves that story open', async () => {
    const { user, currentPath } = await open();
    await user.click(button('Try a Different Version'));
    await openTheOneBefore();
    expect(screen.getByTestId('story-text')).not.toHaveClass('opacity-30');
    expect(button('Try a Different Version')).toBeEnabled();
    await versionComes();
    expect(currentPath()).toBe(`/read-story/${BEFORE.id}`);
    expect(title()).toHaveTextContent('Before the Lamp');
    expect(shownToast()).toBe('Good evening');
  });
});

it('a favorite that is being added belongs to the story where it was pressed', async () => {
  backend.engine.send.mockReturnValue(new Promise(() => undefined));
  const { user } = await open();
  await user.click(button('Add to Favorites'));
  expect(button('Adding...')).toBeVisible();
  await openTheOneBefore();
  expect(button('Add to Favorites')).toBeEnabled();
});
