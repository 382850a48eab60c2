// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { coverPicture, DEFAULT_SCENE } from '@tuckaway/domain';
import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../testing/fixtures.ts';
import { shownToast } from '../../../testing/toasts.ts';
import { toast } from '../../ui/toaster/toast.ts';
import { chooseComfort } from '../reader/api/reading/reading-comfort.ts';
import { KeepActions } from './keep-actions.tsx';
import { curatedBook, familyBook, familyBookWithQuestions, type KeptBook } from './kept-book.ts';
import { ReaderCode } from './reader-code.tsx';

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

it('another press prints again if the browser never says that it has printed', async () => {
  const press = actions();
  for (const times of [1, 2]) {
    await press('Print as a Booklet');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(times));
    await ready();
  }
  expect(booklets()).toHaveLength(1);
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

it('the book of a curated story has its cover, and each picture with its page', () => {
  const page = (name: string) => ({ content: name, imageUrl: `/art/${name}.svg`, imageAlt: `The ${name}.` });
  const picture = (name: string) => ({ source: { url: `/art/${name}.svg` }, alt: `The ${name}.` });
  const story = {
    ...{ id: 3, slug: 'a-well', title: 'A Well', description: 'A well at night.', category: 'Bedtime', rating: 5, readingTime: 4 },
    ...{ imageUrl: '/art/cover.svg', imageAlt: 'The cover.', pages: [page('well'), page('moon')] },
  };
  expect(curatedBook(story, ({ content }) => [content], 'The End')).toMatchObject({
    cover: picture('cover'),
    parts: ['well', 'moon'].map((name) => ({ paragraphs: [name], picture: picture(name) })),
  });
});

it('the last page has both questions, the first with the printed number of its picture, unless they are switched off', async () => {
  const acts = [{ who: ['child'], does: 'hold up' as const, what: 'lantern' }];
  const scene = { ...DEFAULT_SCENE, staging: { view: 'near' as const, acts, things: [] } };
  // The first page's text takes two printed pages.
  const pages = ['Mia met a fox. '.repeat(80), 'Mia waved.', 'Mia slept.'].map((text) => ({ text, scene }));
  const story = { ...FOX_STORY, pages };
  await actions(() => familyBookWithQuestions(story))('Print as a Booklet');
  await waitFor(() => expect(booklets()).toHaveLength(1));
  const [question] = screen.getAllByText(/What is Mia holding up/);
  expect(question?.closest('p')).toHaveTextContent('What is Mia holding up? (page 3)');
  expect(question).toHaveAttribute('lang', 'en');
  expect(question?.closest('footer')).toHaveTextContent(/Talk together.*\?.*\?/);
  chooseComfort({ talk: false });
  expect(await familyBookWithQuestions(story)).toEqual(familyBook(story));
  chooseComfort({ talk: true });
});

/** Whether the module in a column and row is dark, in a code with a margin of two modules. */
function darkAt(path: string, x: number, y: number): boolean {
  return path.includes(`M${x + 2} ${y + 2}h`);
}

it('the code on the booklet has three finder patterns, and differs by story', () => {
  const view = render(<ReaderCode path="/read-story/0b9f2d34" />);
  const code = () => screen.getByRole('img', { name: 'Scan to open this story' });
  const squares = code().querySelector('path')?.getAttribute('d') ?? '';
  const modules = Number(code().getAttribute('viewBox')?.split(' ')[2]) - 4;
  for (const [x, y] of [
    [0, 0],
    [modules - 7, 0],
    [0, modules - 7],
  ] as const) {
    const row = (at: number) => Array.from({ length: 7 }, (_, step) => (darkAt(squares, x + step, y + at) ? '#' : ' ')).join('');
    expect([row(0), row(1), row(2), row(3)]).toEqual(['#######', '#     #', '# ### #', '# ### #']);
  }
  view.rerender(<ReaderCode path="/read-story/other" />);
  expect(code().querySelector('path')?.getAttribute('d')).not.toBe(squares);
});
