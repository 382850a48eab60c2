// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { queryClient } from '../../../data/query/query-client.ts';
import { hideStory, unhideStory } from '../api/hidden/hidden-lists.ts';
import { listening, NOT_LISTENING, type OpenBook } from '../api/reading/listening.ts';
import { CuratedReader } from './curated-reader.tsx';

const aloud = vi.hoisted(() => ({ book: undefined as OpenBook | undefined }));
vi.mock('../aloud/read-aloud.tsx', () => ({
  ReadAloud({ book }: { book: OpenBook }) {
    aloud.book = book;
    return null;
  },
}));

const SNOW = {
  id: 5,
  slug: 'what-snow-sounds-like',
  title: 'What Snow Sounds Like',
  pages: [
    {
      content: '“Are you asleep?” said the wall.\n“No,” said Aigul.\n\nIt was the end of September.',
      imageUrl: '/art/1.svg',
      imageAlt: 'Two burrows',
    },
    { content: '' },
    { content: 'It snowed.' },
  ],
};

let answers: Record<string, () => Response | Promise<Response>>;

beforeEach(() => {
  answers = { '/api/stories/5': () => Response.json(SNOW) };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(answers[address]?.() ?? Response.json({ message: 'No such story.' }, { status: 404 })),
  );
});

type ReaderProps = Parameters<typeof CuratedReader>[0];
const render = (at = '/story/5', props: ReaderProps = {}) => renderScreen(<CuratedReader {...props} />, { at, route: '/story/:id' });
async function open(props?: ReaderProps) {
  const view = render('/story/5', props);
  await screen.findByText('Page 1 of 3');
  // The bars follow the text.
  await screen.findByRole('link', { name: 'Close' });
  return view;
}
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const expectPage = (page: number) => expect(screen.getByText(`Page ${page} of 3`)).toBeVisible();

describe('a curated story', () => {
  it('says that it is loading [spec 2.35]', () => {
    answers['/api/stories/5'] = () => new Promise(() => undefined);
    render();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your story...');
  });

  it('can be tried again if the server did not answer', async () => {
    answers['/api/stories/5'] = () => new Response('', { status: 503 });
    render();
    await screen.findByRole('heading', { name: 'Story Not Found' });
    answers['/api/stories/5'] = () => Response.json(SNOW);
    press('Try Again');
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
  });

  it('stays open if a refetch fails, and closes if the story is gone, which leads home [spec 2.35]', async () => {
    await open();
    answers['/api/stories/5'] = () => new Response('', { status: 503 });
    await act(() => queryClient.invalidateQueries());
    expectPage(1);
    delete answers['/api/stories/5'];
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByRole('heading', { name: 'Story Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('says that it has no pages [spec 2.35]', async () => {
    answers['/api/stories/5'] = () => Response.json({ ...SNOW, pages: [] });
    render();
    expect(await screen.findByRole('heading', { name: 'Story Content Unavailable' })).toBeVisible();
  });

  it('turns by button and by dot, says once how it was made, and holds at both ends [spec 2.36, 2.37, 2.38]', async () => {
    await open();
    const article = () => within(screen.getByRole('article'));
    expect(button('Previous')).toBeDisabled();
    expect(button('Page 1')).toHaveAttribute('aria-current', 'page');
    expect(article().getByText('AI-generated and reviewed for quality')).toBeVisible();
    press('Next');
    expectPage(2);
    expect(screen.getByText('Content not available for this page.')).toBeVisible();
    expect(article().queryByText('AI-generated and reviewed for quality')).toBeNull();
    expect(within(screen.getByRole('list', { name: 'Pages' })).getAllByRole('button')).toHaveLength(3);
    press('Page 3');
    expectPage(3);
    expect(button('Page 3')).toHaveAttribute('aria-current', 'page');
    expect(button('Page 1')).not.toHaveAttribute('aria-current');
    expect(screen.getByText('It snowed.')).toBeVisible();
    expect(screen.getByText('The end. Sleep well.')).toBeVisible();
    expect(button('Next')).toBeDisabled();
    press('Previous');
    expectPage(2);
  });

  it('turns by the arrow keys, not past the ends, with a modifier, or while a sheet above has the keys', async () => {
    const { user } = await open();
    await user.keyboard('{ArrowLeft}{Alt>}{ArrowRight}{/Alt}');
    const sheet = document.body.appendChild(document.createElement('dialog'));
    fireEvent.keyDown(sheet, { key: 'ArrowRight' });
    sheet.remove();
    expectPage(1);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expectPage(3);
    await user.keyboard('{ArrowLeft}');
    expectPage(2);
  });

  it('turns by a swipe sideways, not by scrolling or with two fingers', async () => {
    await open();
    const swipe = (from: [x: number, y: number], to: [x: number, y: number], others: object[] = []) => {
      const [start, end] = [from, to].map(([clientX, clientY]) => ({ clientX, clientY }));
      fireEvent.touchStart(screen.getByRole('article'), { touches: [start, ...others] });
      fireEvent.touchEnd(screen.getByRole('article'), { touches: others, changedTouches: [end] });
    };
    swipe([300, 400], [200, 100]);
    swipe([300, 400], [180, 410], [{ clientX: 100, clientY: 100 }]);
    expectPage(1);
    swipe([300, 400], [180, 410]);
    expectPage(2);
    swipe([100, 400], [240, 390]);
    expectPage(1);
  });

  it('does not turn under a tap on a link, nor in a sheet above the book', async () => {
    await open({ more: () => ({ keep: createPortal(<p>A sheet</p>, document.body) }) });
    press('Page 3');
    press('More');
    const link = screen.getByRole('article').appendChild(document.createElement('a'));
    for (const element of [screen.getAllByText('A sheet')[0] as Element, link]) {
      const touch = { clientX: window.innerWidth * 0.1, clientY: 400 };
      fireEvent.touchStart(element, { touches: [touch] });
      fireEvent.touchEnd(element, { changedTouches: [touch] });
      expectPage(3);
    }
  });

  it('can be reported at its end, by its number at each of its addresses', async () => {
    answers['/api/stories/what-snow-sounds-like'] = () => Response.json(SNOW);
    render('/story/what-snow-sounds-like');
    await screen.findByRole('link', { name: 'Close' });
    expect(screen.queryByRole('button', { name: 'Report this story' })).toBeNull();
    press('Page 3');
    press('More');
    expect(button('Report this story')).toBeVisible();
    act(() => void hideStory(null, '5'));
    expect(screen.getByRole('heading', { name: 'You reported this story' })).toBeVisible();
    act(() => unhideStory(null, '5'));
    expectPage(1);
  });

  it('stays in the book if it is published again with fewer pages', async () => {
    await open();
    press('Page 3');
    act(() => queryClient.setQueryData(['/api/stories/5'], { ...SNOW, pages: [{ content: 'One.' }, { content: 'New.' }] }));
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('New.');
    press('Previous');
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
  });

  it('makes the text larger and smaller, within bounds, remembers it, and changes to the night page and back with one press', async () => {
    await open();
    for (let time = 0; time < 3; time += 1) press('Larger text');
    expect(button('Larger text')).toBeDisabled();
    expect(localStorage.getItem('tuckaway:text-size')).toBe('largest');
    for (let time = 0; time < 4; time += 1) press('Smaller text');
    expect(button('Smaller text')).toBeDisabled();
    expect(localStorage.getItem('tuckaway:text-size')).toBe('small');
    expect(button('Night page')).toHaveAttribute('aria-pressed', 'false');
    press('Night page');
    expect(button('Night page')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'night'));
    press('Night page');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'day'));
  });
});

describe('a curated story that is read aloud', () => {
  const marked = () => document.querySelector('mark')?.textContent;
  const listen = (part: object) => act(() => listening.set({ ...NOT_LISTENING, open: true, reading: true, ...part }));
  afterEach(() => act(() => listening.set(NOT_LISTENING)));

  it('is read, and shown to screen readers, in the language that it names [fault 11]', async () => {
    answers['/api/stories/5'] = () => Response.json({ ...SNOW, language: 'de' });
    await open();
    expect(aloud.book?.language).toBe('de');
    expect(screen.getByRole('heading', { name: SNOW.title })).toHaveAttribute('lang', 'de');
    expect(screen.getByText('It was the end of September.').closest('[lang]')).toHaveAttribute('lang', 'de');
  });

  it('has the sentence and its word marked where they stand, on their page alone', async () => {
    await open();
    listen({ mark: { page: 0, place: 'title', start: 0, end: 4, word: null } });
    expect(marked()).toBe('What');
    listen({ mark: { page: 2, place: 0, start: 0, end: 9, word: { start: 3, end: 9 } } });
    expect(marked()).toBeUndefined();
    act(() => aloud.book?.onPage(2));
    expect(marked()).toBe('It snowed');
    expect(document.querySelector('mark span')).toHaveTextContent('snowed');
    listen({ mark: { page: 2, place: 'end', start: 0, end: 8, word: null } });
    expect(marked()).toBe('The end.');
  });

  it('announces no page meanwhile', async () => {
    await open();
    expect(screen.getByText('Page 1 of 3').parentElement).toHaveAttribute('aria-live', 'polite');
    listen({});
    expect(screen.getByText('Page 1 of 3').parentElement).toHaveAttribute('aria-live', 'off');
  });
});
