// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coverPicture, DEFAULT_SCENE } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../testing/fixtures.ts';
import { shownToast } from '../../../testing/toasts.ts';
import { toast } from '../../ui/toaster/toast.ts';
import { KeepActions } from './keep-actions.tsx';
import { familyBook, type KeptBook } from './kept-book.ts';

vi.mock('../../art/index.ts', () => ({ StoryImage: () => <img alt="A fox." /> }));

const print = vi.fn();
beforeEach(() => {
  toast({ title: 'Good evening' });
  print.mockReset();
  vi.stubGlobal('print', print);
  // Pictures that are there.
  HTMLImageElement.prototype.decode = async () => undefined;
});

function actions(book: () => Promise<KeptBook> = async () => familyBook(FOX_STORY)) {
  render(<KeepActions book={book} />);
  const user = userEvent.setup({ delay: null });
  return (name: string) => user.click(button(name));
}
const button = (name: string) => screen.getByRole('button', { name });
const booklets = () => document.querySelectorAll('.booklet');
const ready = () => waitFor(() => expect(button('Print as a Booklet')).toBeEnabled());
const failed = () => waitFor(() => expect(shownToast()).toMatch(/^red: That didn’t work/));
const printed = () => act(() => void window.dispatchEvent(new Event('afterprint')));

it('“Print as a Booklet” prints the booklet once for each press, and removes it when the browser has printed', async () => {
  const press = actions();
  let busy: string | null = null;
  print.mockImplementation(() => {
    busy = button('Preparing the Pages...').getAttribute('aria-busy');
  });
  await press('Print as a Booklet');
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(busy).toBe('true');
  expect(booklets()[0]?.textContent).toBe(
    // The sides of a folded sheet: last and first page, then the two inside.
    'Sweet dreams, Mia!Scan to open this storyAI-generated, with Tuckaway Tales.The Fox & the LampA magical adventure for Mia featuring foxFor MiaThis book belongs toMia met a fox.It was <quite> late.',
  );
  // The browser may still be printing: phones go on before that, and some never say that they have printed.
  await ready();
  expect(booklets()).toHaveLength(1);
  await press('Print as a Booklet');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  await ready();
  expect(booklets()).toHaveLength(1);
  printed();
  expect(booklets()).toHaveLength(0);
});

it.each([
  ['does not know how to print', undefined],
  [
    'will not print',
    () => {
      throw new Error('not allowed here');
    },
  ],
])('“Print as a Booklet” reports a browser that %s, and removes the booklet', async (_what, printer) => {
  vi.stubGlobal('print', printer);
  await actions()('Print as a Booklet');
  await ready();
  expect(booklets()).toHaveLength(0);
  await failed();
});

it.each(['Print as a Booklet', 'Save as E-Book'])('“%s” reports a book that cannot be made', async (name) => {
  await actions(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))(name);
  await failed();
  expect(print).not.toHaveBeenCalled();
  await ready();
});

it('the book has the cover on its title page, a picture with the text of each page, and the names of all children', () => {
  const scene = { ...DEFAULT_SCENE, place: 'castle' as const, objects: [{ kind: 'lantern' as const, count: 2 }] };
  const pages = [
    { text: 'Mia met a fox.\n\nIt smiled.', scene: DEFAULT_SCENE },
    { text: 'It was late.', scene },
  ];
  const story = { ...FOX_STORY, pages, siblings: ['Leo', 'Ana'] };
  expect(familyBook(story)).toMatchObject({
    cover: { source: { drawn: coverPicture(story) } },
    line: 'A magical adventure for Mia, Leo, and Ana featuring fox',
    dedication: 'For Mia, Leo, and Ana',
    ending: 'Sweet dreams, Mia, Leo, and Ana!',
    parts: [
      { paragraphs: ['Mia met a fox.', 'It smiled.'], picture: { source: { drawn: { scene: DEFAULT_SCENE, page: 0, seed: story.id } } } },
      { paragraphs: ['It was late.'], picture: { source: { drawn: { scene, page: 1, seed: story.id } } } },
    ],
  });
});
