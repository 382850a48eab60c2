// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { queryClient } from '../../../data/queries/query-client.ts';
import { listening, NOT_LISTENING, type OpenBook } from '../../../data/reading/listening.ts';
import { CuratedReader } from './curated-reader.tsx';

vi.mock('../../../art/index.ts', () => import('../../../../testing/plain-pictures.tsx'));

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
const WELL = {
  id: 3,
  slug: 'a-very-polite-well',
  title: 'A Very Polite Well',
  pages: [{ content: 'Good evening.' }, { content: 'Good night.' }],
};

let answers: Record<string, () => Response | Promise<Response>>;

beforeEach(() => {
  answers = { '/api/stories/5': () => Response.json(SNOW), '/api/stories/3': () => Response.json(WELL) };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(answers[address]?.() ?? Response.json({ message: 'No such story.' }, { status: 404 })),
  );
});

function open(at = '/story/5') {
  return renderScreen(
    <>
      <CuratedReader />
      <Link to="/story/3">Another one</Link>
    </>,
    { at, route: '/story/:id' },
  );
}
const press = (name: string) => screen.getByRole('button', { name });
/** The bars, which follow the text, are there, too. */
const onPage = async (words: string) => {
  await screen.findByRole('link', { name: 'Close' });
  return screen.findByText(words);
};

describe('the curated reader', () => {
  it('says that it is loading [spec 2.35]', () => {
    answers['/api/stories/5'] = () => new Promise(() => undefined);
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading your story...');
  });

  it('says when there is no such story, and leads home [spec 2.35]', async () => {
    open('/story/99');
    expect(await screen.findByRole('heading', { name: 'Story Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('can be tried again where the server did not answer', async () => {
    answers['/api/stories/5'] = () => new Response('', { status: 503 });
    const { user } = open();
    await screen.findByRole('heading', { name: 'Story Not Found' });
    answers['/api/stories/5'] = () => Response.json(SNOW);
    await user.click(press('Try Again'));
    expect(await onPage('Page 1 of 3')).toBeVisible();
  });

  it('stays open when a refetch fails, and closes when the story is gone', async () => {
    open();
    await onPage('Page 1 of 3');
    answers['/api/stories/5'] = () => new Response('', { status: 503 });
    await act(() => queryClient.invalidateQueries());
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    delete answers['/api/stories/5'];
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByRole('heading', { name: 'Story Not Found' })).toBeVisible();
  });

  it('says when a story has no pages [spec 2.35]', async () => {
    answers['/api/stories/5'] = () => Response.json({ ...SNOW, pages: [] });
    open();
    expect(await screen.findByRole('heading', { name: 'Story Content Unavailable' })).toBeVisible();
  });

  it('opens at the first page, with title, picture and a way out [spec 2.6, 2.36]', async () => {
    open();
    expect(await onPage('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'What Snow Sounds Like' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Two burrows' })).toHaveAttribute('src', '/art/1.svg');
    expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/');
    expect(document.title).toContain('What Snow Sounds Like');
  });

  it('keeps line breaks [spec 2.37]', async () => {
    open();
    const paragraph = await screen.findByText(/said the wall/);
    expect(paragraph.textContent).toBe('“Are you asleep?” said the wall.\n“No,” said Aigul.');
    expect(paragraph).toHaveClass('whitespace-pre-line');
    expect(screen.getByText('It was the end of September.')).toBeVisible();
  });

  it('has a text for a page without one [spec 2.37]', async () => {
    const { user } = open();
    await onPage('Page 1 of 3');
    await user.click(press('Next'));
    expect(await onPage('Content not available for this page.')).toBeVisible();
  });

  it('turns by button, and holds at both ends [spec 2.36, 2.38]', async () => {
    const { user } = open();
    await onPage('Page 1 of 3');
    expect(press('Previous')).toBeDisabled();
    await user.click(press('Next'));
    await user.click(press('Next'));
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(press('Next')).toBeDisabled();
    expect(screen.getByText('The end. Sleep well.')).toBeVisible();
    await user.click(press('Previous'));
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  });

  it('turns by its dots, which say where one is [spec 2.38]', async () => {
    const { user } = open();
    await onPage('Page 1 of 3');
    expect(press('Page 1')).toHaveAttribute('aria-current', 'page');
    await user.click(press('Page 3'));
    expect(screen.getByText('It snowed.')).toBeVisible();
    expect(press('Page 3')).toHaveAttribute('aria-current', 'page');
    expect(press('Page 1')).not.toHaveAttribute('aria-current');
  });

  it('turns by the arrow keys, not past the ends and not with a modifier', async () => {
    const { user } = open();
    await onPage('Page 1 of 3');
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  });

  it('turns by a swipe sideways, not by scrolling', async () => {
    open();
    await onPage('Page 1 of 3');
    const swipe = (from: [number, number], to: [number, number]) => {
      const page = screen.getByRole('article');
      fireEvent.touchStart(page, { touches: [{ clientX: from[0], clientY: from[1] }] });
      fireEvent.touchEnd(page, { changedTouches: [{ clientX: to[0], clientY: to[1] }] });
    };
    swipe([300, 400], [280, 100]);
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    swipe([300, 400], [180, 410]);
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    swipe([100, 400], [240, 390]);
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it('turns by a tap at either side; one between them shows and hides the bars', async () => {
    open();
    await onPage('Page 1 of 3');
    const tap = (x: number) => {
      const text = within(screen.getByRole('article')).getByText(/said the wall|Content not available/);
      fireEvent.touchStart(text, { touches: [{ clientX: x, clientY: 400 }] });
      fireEvent.touchEnd(text, { changedTouches: [{ clientX: x + 3, clientY: 402 }] });
    };
    tap(window.innerWidth * 0.9);
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
    tap(window.innerWidth * 0.1);
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    const bars = () => [...document.querySelectorAll('[data-reader-bar]')].map((bar) => bar.hasAttribute('data-away'));
    expect(bars()).toEqual([false, false]);
    tap(window.innerWidth * 0.5);
    expect(bars()).toEqual([true, true]);
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
    tap(window.innerWidth * 0.5);
    expect(bars()).toEqual([false, false]);
  });

  it('does not turn under a tap on a link, nor in a sheet above the book', async () => {
    renderScreen(
      <CuratedReader reporting={{ entry: () => createPortal(<p>A sheet</p>, document.body), unlessReported: (_id, book) => book }} />,
      {
        at: '/story/5',
        route: '/story/:id',
      },
    );
    await onPage('Page 1 of 3');
    fireEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    const left = window.innerWidth * 0.1;
    const tap = (element: Element) => {
      fireEvent.touchStart(element, { touches: [{ clientX: left, clientY: 400 }] });
      fireEvent.touchEnd(element, { changedTouches: [{ clientX: left, clientY: 400 }] });
    };
    tap(screen.getAllByText('A sheet')[0] as Element);
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    const link = screen.getByRole('article').appendChild(document.createElement('a'));
    tap(link);
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
  });

  it('leaves its page alone while a sheet above has the keys', async () => {
    open();
    await onPage('Page 1 of 3');
    const sheet = document.body.appendChild(document.createElement('dialog'));
    fireEvent.keyDown(sheet, { key: 'ArrowRight' });
    sheet.remove();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
  });

  it('says once how the story was made', async () => {
    const { user } = open();
    await onPage('Page 1 of 3');
    expect(within(screen.getByRole('article')).getByText('AI-generated and reviewed for quality')).toBeVisible();
    await user.click(press('Next'));
    expect(within(screen.getByRole('article')).queryByText('AI-generated and reviewed for quality')).toBeNull();
  });

  it('starts another story at its first page [spec 2.39]', async () => {
    const { user } = open();
    await onPage('Page 1 of 3');
    await user.click(press('Next'));
    await user.click(screen.getByRole('link', { name: 'Another one' }));
    expect(await onPage('Page 1 of 2')).toBeVisible();
    expect(screen.getByText('Good evening.')).toBeVisible();
  });

  it('makes the text larger and smaller, within bounds, and remembers it', async () => {
    const { user } = open();
    await onPage('Page 1 of 3');
    for (let press = 0; press < 3; press += 1) await user.click(screen.getByRole('button', { name: 'Larger text' }));
    expect(press('Larger text')).toBeDisabled();
    expect(localStorage.getItem('tuckaway:text-size')).toBe('largest');
    for (let press = 0; press < 4; press += 1) await user.click(screen.getByRole('button', { name: 'Smaller text' }));
    expect(press('Smaller text')).toBeDisabled();
    expect(localStorage.getItem('tuckaway:text-size')).toBe('small');
  });

  describe('read aloud', () => {
    const mark = { start: 0, end: 9, word: { start: 3, end: 9 } };
    let book: OpenBook | undefined;
    const aids = {
      listen: null,
      comfort: null,
      around: (open: OpenBook) => {
        book = open;
        return null;
      },
    };
    const openWithAids = async () => {
      const view = renderScreen(<CuratedReader aids={aids} />, { at: '/story/5', route: '/story/:id' });
      await onPage('Page 1 of 3');
      return view;
    };
    const marked = () => document.querySelector('mark')?.textContent;
    const listen = (part: object) => act(() => listening.set({ ...NOT_LISTENING, open: true, reading: true, ...part }));
    afterEach(() => act(() => listening.set(NOT_LISTENING)));

    it('has a script: the title, the paragraphs of each page, and the last words', async () => {
      await openWithAids();
      expect(book?.pages.map((passages) => passages.map(({ place }) => place))).toEqual([['title', 0, 1], [], [0, 'end']]);
      expect(book?.pages[2]).toEqual([
        { place: 0, text: 'It snowed.' },
        { place: 'end', text: 'The end. Sleep well.' },
      ]);
    });

    it('marks the sentence and its word where they stand, on their page alone', async () => {
      await openWithAids();
      listen({ mark: { page: 0, place: 'title', start: 0, end: 4, word: null } });
      expect(marked()).toBe('What');
      listen({ mark: { page: 2, place: 0, ...mark } });
      expect(marked()).toBeUndefined();
      act(() => book?.onPage(2));
      expect(marked()).toBe('It snowed');
      expect(document.querySelector('mark span')).toHaveTextContent('snowed');
      listen({ mark: { page: 2, place: 'end', start: 0, end: 8, word: null } });
      expect(marked()).toBe('The end.');
    });

    it('announces no page while a voice reads, and lights nothing but its pause', async () => {
      await openWithAids();
      expect(screen.getByText('Page 1 of 3')).toHaveAttribute('aria-live', 'polite');
      expect(press('Next')).toHaveClass('bg-lamp');
      listen({});
      expect(screen.getByText('Page 1 of 3')).toHaveAttribute('aria-live', 'off');
      expect(press('Next')).not.toHaveClass('bg-lamp');
    });
  });

  it('changes to the night page and back with one press', async () => {
    const { user } = open();
    await onPage('Page 1 of 3');
    expect(press('Night page')).toHaveAttribute('aria-pressed', 'false');
    await user.click(press('Night page'));
    expect(press('Night page')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'night'));
    await user.click(press('Night page'));
    await waitFor(() => expect(document.documentElement).toHaveAttribute('data-theme', 'day'));
  });
});
