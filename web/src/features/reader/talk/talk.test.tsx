// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { DEFAULT_SCENE, type Scene, type Story } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { setChildMode } from '../../parents/api/device-settings.ts';
import { listening, NOT_LISTENING } from '../api/reading/listening.ts';
import { chooseComfort } from '../api/reading/reading-comfort.ts';
import { curatedBook, passagesOf } from '../book.ts';
import { CuratedReader } from '../curated/curated-reader.tsx';
import { FamilyReader } from '../family/family-reader.tsx';

vi.mock('../../../art/index.ts', async () => import('../../../../testing/plain-pictures.tsx'));

const ASK = 'What is hanging on the gate?';
const END = 'What made you laugh today?';
const GATE = {
  ...{ id: 5, slug: 'the-gate', title: 'The Gate', description: 'A gate.', category: 'Cozy', rating: 5, readingTime: 5 },
  pages: ['It sang.', 'It swung.', 'It slept.'].map((content) => ({ content })),
  talk: { page: 2, ask: ASK, end: END },
};
const scene = (what: string): Scene => ({
  ...DEFAULT_SCENE,
  staging: { view: 'near', acts: [{ who: ['child'], does: 'hold up', what }], things: [] },
});
let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  backend.api['GET /api/stories/featured'] = () => Response.json([]);
  backend.api['GET /api/stories/5'] = () => Response.json(GATE);
  setChildMode(false);
  chooseComfort({ talk: true, longPage: false });
  listening.set(NOT_LISTENING);
  signIn();
});

const open = () => renderScreen(<CuratedReader />, { at: '/story/5', route: '/story/:id' });
const turnTo = async (page: number) => fireEvent.click(await screen.findByRole('button', { name: `Page ${page}` }));
const lamp = () => screen.queryByRole('button', { name: 'Talk together' });
const findLamp = () => screen.findByRole('button', { name: 'Talk together' });

it('a lamp is on the page that has a question and at the end; a press unfolds it, and another, Escape and a turn fold it', async () => {
  backend.api['GET /api/stories/5'] = () => Response.json({ ...GATE, language: 'pt-BR' });
  const { user } = open();
  await turnTo(2);
  expect(await findLamp()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(ASK)).toBeNull();
  await user.click(await findLamp());
  expect(screen.getByText(ASK)).toBeVisible();
  expect(screen.getByText(ASK)).toHaveAttribute('lang', 'pt-BR');
  expect(await findLamp()).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByText(ASK)).toBeNull();
  expect(await findLamp()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText(ASK)).toBeVisible();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  expect(lamp()).toBeNull();
  await turnTo(3);
  await user.click(await findLamp());
  expect(screen.getByText(END)).toBeVisible();
  await user.click(await findLamp());
  expect(screen.queryByText(END)).toBeNull();
});

it('there is none while a voice reads, in lights out, in child mode, or if the family switched it off', async () => {
  const { unmount } = open();
  await turnTo(2);
  await findLamp();
  for (const part of [{ reading: true }, { dark: true }, { asleep: true }]) {
    act(() => listening.set({ ...NOT_LISTENING, ...part }));
    expect(lamp()).toBeNull();
  }
  act(() => listening.set(NOT_LISTENING));
  await findLamp();
  act(() => setChildMode(true));
  expect(lamp()).toBeNull();
  act(() => setChildMode(false));
  await findLamp();
  act(() => chooseComfort({ talk: false }));
  expect(lamp()).toBeNull();
  unmount();
  expect(JSON.stringify(passagesOf(curatedBook(GATE)))).not.toContain(ASK);
});

it('in one column each question follows its own page', async () => {
  chooseComfort({ longPage: true });
  const { user } = open();
  expect(await screen.findAllByRole('button', { name: 'Talk together' })).toHaveLength(2);
  const [first] = screen.getAllByRole('button', { name: 'Talk together' });
  const [, second] = screen.getAllByRole('article').map((article) => within(article));
  await user.click(first as HTMLElement);
  expect(second?.getByText(ASK)).toBeVisible();
});

it('a family’s story asks about its pictures with the child’s name, and a curated one without questions asks nothing', async () => {
  const pages = ['Mia met a fox.', 'They sang.', 'Mia slept.'].map((text, page) => ({
    text,
    scene: scene(page === 1 ? 'lantern' : 'book'),
  }));
  // By its letters, the book is in Arabic.
  const story: Story = { ...FOX_STORY, title: 'ميا والثعلب الصغير في الغابة الكبيرة '.repeat(3), pages };
  backend.storeStory(story);
  const { user, unmount } = renderScreen(<FamilyReader />, { at: `/read-story/${story.id}`, route: '/read-story/*' });
  await turnTo(2);
  await user.click(await findLamp());
  expect(screen.getByText('What is Mia holding up?')).toBeVisible();
  expect(screen.getByText('What is Mia holding up?')).toHaveAttribute('lang', 'en');
  expect(screen.getByText('What is Mia holding up?')).toHaveAttribute('dir', 'ltr');
  await turnTo(3);
  await user.click(await findLamp());
  expect(screen.getByText(/ (?:today|tonight|tomorrow|about|now)\?$/)).toBeVisible();
  unmount();
  const { talk: _none, ...plain } = GATE;
  backend.api['GET /api/stories/6'] = () => Response.json({ ...plain, id: 6 });
  renderScreen(<CuratedReader />, { at: '/story/6', route: '/story/:id' });
  await turnTo(3);
  expect(await screen.findByRole('button', { name: 'Lights Out' })).toBeVisible();
  expect(lamp()).toBeNull();
});
