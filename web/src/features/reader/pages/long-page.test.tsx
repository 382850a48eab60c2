// @vitest-environment jsdom
/** Reading comfort's one long page. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_SCENE } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { progressEntry } from '../../../../testing/entries.ts';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { showEntries } from '../../../data/outbox/page/sync-state.ts';
import { listening, NOT_LISTENING, type OpenBook } from '../api/reading/listening.ts';
import { chooseComfort } from '../api/reading/reading-comfort.ts';
import type { Book, BookPage } from '../book.ts';
import { familyBook } from '../family/family-book.ts';
import { Reader } from '../reader.tsx';

const aloud = vi.hoisted(() => ({ book: undefined as OpenBook | undefined }));
vi.mock('../aloud/read-aloud.tsx', () => ({
  ReadAloud({ book }: { book: OpenBook }) {
    aloud.book = book;
    return null;
  },
}));

const TEXTS = ['One.', 'Two.', 'Three.'];
const DRAWN = familyBook({ ...FOX_STORY, pages: TEXTS.map((text) => ({ text, scene: DEFAULT_SCENE })) }, []);
const PAINTED: BookPage['picture'] = { kind: 'image', url: '/art/1.svg', alt: 'A drawing' };
const BOOK: Book = { ...DRAWN, pages: DRAWN.pages.map((page) => ({ ...page, picture: PAINTED })) };

let backend: FakeBackend;
const open = () => renderScreen(<Reader book={BOOK} />);

beforeEach(async () => {
  backend = await fakeBackend();
  signIn();
  act(() => chooseComfort({ longPage: true }));
});

describe('the long page', () => {
  it('shows text and picture of every page, title, label and ending once, and marks what is read aloud', () => {
    open();
    for (const text of TEXTS) expect(screen.getByText(text)).toBeVisible();
    expect(screen.getAllByRole('img', { name: 'A drawing' })).toHaveLength(3);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByText(/^AI-generated/)).toHaveLength(1);
    expect(screen.getAllByText('Sweet dreams, Mia!')).toHaveLength(1);
    expect(document.querySelector('[inert]')).toBeNull();
    act(() => aloud.book?.onPage(1));
    act(() => listening.set({ ...NOT_LISTENING, open: true, mark: { page: 1, place: 0, start: 0, end: 4, word: null } }));
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Two.']);
    act(() => listening.set(NOT_LISTENING));
  });

  it('has no pages to turn or count, and stores no progress', async () => {
    const entry = progressEntry({ storyId: FOX_STORY.id });
    showEntries([{ ...entry, data: { ...entry.data, page: 2, pageCount: 3 } }]);
    const { user, unmount } = open();
    for (const none of [/^Page \d of \d$/, /^Continue from/]) expect(screen.queryByText(none)).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Turn the page' })).toBeNull();
    await user.keyboard('{ArrowRight}');
    fireEvent.touchStart(screen.getByText('One.'), { touches: [{ clientX: 300, clientY: 400 }] });
    fireEvent.touchEnd(screen.getByText('One.'), { changedTouches: [{ clientX: 100, clientY: 400 }] });
    expect(aloud.book?.page).toBe(0);
    unmount();
    await new Promise((resolve) => setTimeout(resolve));
    expect(backend.engine.send).not.toHaveBeenCalled();
  });

  it('becomes a book again at a press, and back at the page that was read', async () => {
    open();
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    act(() => chooseComfort({ longPage: false }));
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(within(screen.getByRole('main')).getAllByRole('article')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    act(() => chooseComfort({ longPage: true }));
    await waitFor(() => expect(scrolled).toHaveBeenCalledOnce());
    expect(scrolled.mock.contexts[0]).toHaveTextContent('Two.');
  });
});
