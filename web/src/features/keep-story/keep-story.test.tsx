// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coverPicture, DEFAULT_SCENE } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../testing/fixtures.ts';
import { shownToast } from '../../../testing/toasts.ts';
import { KeepActions } from './keep-actions.tsx';
import { familyBook, type KeptBook } from './kept-book.ts';

const saveEpub = vi.hoisted(() => vi.fn<(book: KeptBook) => Promise<void>>());
vi.mock('./epub/make-epub.ts', () => ({ saveEpub }));
vi.mock('../../art/index.ts', () => ({ StoryImage: () => <img alt="A fox." /> }));

const print = vi.fn();
beforeEach(() => {
  print.mockReset();
  saveEpub.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('print', print);
  // Pictures that are there.
  HTMLImageElement.prototype.decode = async () => undefined;
});

function actions(book: () => Promise<KeptBook> = async () => familyBook(FOX_STORY)) {
  render(<KeepActions book={book} />);
  return userEvent.setup({ delay: null });
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the booklet', () => {
  it('is laid out, printed once, and put away when the browser has printed', async () => {
    const user = actions();
    let busy: string | null = null;
    print.mockImplementation(() => {
      busy = button('Preparing the Pages...').getAttribute('aria-busy');
    });
    await user.click(button('Print as a Booklet'));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(busy).toBe('true');
    const booklet = document.querySelector('.booklet');
    expect(booklet?.textContent).toBe(
      // The sides of a folded sheet: last and first page, then the two inside.
      'Sweet dreams, Mia!Scan to open this storyAI-generated, with Tuckaway Tales.The Fox & the LampA magical adventure for Mia featuring foxFor MiaThis book belongs toMia met a fox.It was <quite> late.',
    );
    // The browser may still be printing: phones go on before that.
    await waitFor(() => expect(button('Print as a Booklet')).toBeEnabled());
    expect(document.querySelector('.booklet')).not.toBeNull();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('.booklet')).toBeNull();
    expect(button('Print as a Booklet')).toBeEnabled();
  });

  it('has the cover on its title page, and a picture with the text of each page', () => {
    const scene = { ...DEFAULT_SCENE, place: 'castle' as const, objects: [{ kind: 'lantern' as const, count: 2 }] };
    const pages = [
      { text: 'Mia met a fox.\n\nIt smiled.', scene: DEFAULT_SCENE },
      { text: 'It was late.', scene },
    ];
    const story = { ...FOX_STORY, pages };
    expect(familyBook(story)).toMatchObject({
      cover: { source: { drawn: coverPicture(story) } },
      parts: [
        { paragraphs: ['Mia met a fox.', 'It smiled.'], picture: { source: { drawn: { scene: DEFAULT_SCENE, page: 0, seed: story.id } } } },
        { paragraphs: ['It was late.'], picture: { source: { drawn: { scene, page: 1, seed: story.id } } } },
      ],
    });
  });

  it('names all children in the story', () => {
    expect(familyBook({ ...FOX_STORY, siblings: ['Leo', 'Ana'] })).toMatchObject({
      line: 'A magical adventure for Mia, Leo, and Ana featuring fox',
      dedication: 'For Mia, Leo, and Ana',
      ending: 'Sweet dreams, Mia, Leo, and Ana!',
    });
  });

  it('is printed again by another press where the browser never said that it had printed', async () => {
    const user = actions();
    await user.click(button('Print as a Booklet'));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(button('Print as a Booklet')).toBeEnabled());
    await user.click(button('Print as a Booklet'));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    expect(document.querySelectorAll('.booklet')).toHaveLength(1);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('.booklet')).toBeNull();
  });

  it.each([
    ['does not know how', undefined],
    [
      'will not',
      () => {
        throw new Error('not allowed here');
      },
    ],
  ])('says so where the browser %s, and is put away', async (_what, printer) => {
    vi.stubGlobal('print', printer);
    const user = actions();
    await user.click(button('Print as a Booklet'));
    await waitFor(() => expect(button('Print as a Booklet')).toBeEnabled());
    expect(document.querySelector('.booklet')).toBeNull();
    await waitFor(() => expect(shownToast()).toMatch(/^red: That didn’t work/));
  });

  it('that cannot be put together says so', async () => {
    const user = actions(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    await user.click(button('Print as a Booklet'));
    await waitFor(() => expect(shownToast()).toMatch(/^red: That didn’t work/));
    expect(print).not.toHaveBeenCalled();
    expect(button('Print as a Booklet')).toBeEnabled();
  });
});

describe('the e-book', () => {
  it('is bound and saved', async () => {
    const user = actions();
    await user.click(button('Save as E-Book'));
    await waitFor(() => expect(shownToast()).toBe('E-Book Saved!'));
    expect(saveEpub).toHaveBeenCalledExactlyOnceWith(familyBook(FOX_STORY));
  });

  it('that cannot be bound says so, and can be tried again', async () => {
    saveEpub.mockRejectedValueOnce(new Error('no room'));
    const user = actions();
    await user.click(button('Save as E-Book'));
    await waitFor(() => expect(shownToast()).toMatch(/^red: That didn’t work/));
    await user.click(button('Save as E-Book'));
    await waitFor(() => expect(shownToast()).toBe('E-Book Saved!'));
  });
});
