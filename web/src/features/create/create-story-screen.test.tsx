// @vitest-environment jsdom
/**
 * What a user sees of the form and after “Create My Story!”. create-outcomes.test.ts says what becomes of the request. In tests/browser,
 * stories/questions.test.ts goes back and forth between the questions with the browser's own buttons, stories/first-pages.test.ts reads while
 * the story is written, and keyboard-parents.test.ts signs up on top of the form.
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { STORY_SETTINGS } from '@tuckaway/domain';
import { lazy } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { openCreateStory } from '../../../testing/open-create-story.tsx';
import { COMPLETE } from '../../../testing/story-form.ts';
import { forgetStoriesLeft } from '../../data/session/forget-stories-left.ts';
import { noteStoriesLeft } from '../../data/session/stories-left.ts';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const submitButton = () => screen.getByText('Create My Story!', { selector: 'button' });
const button = (name: string) => screen.getByRole('button', { name });
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const setting = (name: RegExp) => screen.getByRole('radio', { name });

it('the create form offers settings, lengths, moods and covers in their order and words, with the moon chosen [spec 1.3, 2.25, 2.26, 2.28, 3.19, 3.20, 3.21, 9.2, 9.3, 9.7]', () => {
  openCreateStory({ draft: null });
  const groups = ['Story setting', 'Story length', 'Story mood', 'Cover picture'].map((name) => screen.getByRole('group', { name }));
  const cards = groups.map((group) => [...group.querySelectorAll<HTMLInputElement>('input[type=radio]')]);
  const [settings, lengths, moods, covers] = cards.map((radios) => radios.map((radio) => radio.closest('label')?.textContent ?? ''));
  expect(settings).toHaveLength(20);
  expect(settings).toEqual(STORY_SETTINGS.map(({ label, description }) => `${label}${description}`));
  expect(lengths).toEqual(['Short200 words, about 1 min read', 'Medium400 words, about 2 min read', 'Long600 words, about 3 min read']);
  expect(moods?.map((words) => /^(Funny|Sleepy|Cozy|Silly|Calm)/.exec(words)?.[0])).toEqual(['Funny', 'Sleepy', 'Cozy', 'Silly', 'Calm']);
  expect(covers).toEqual(['Moonlit Night', 'Magical Forest', 'Ocean Adventure', 'Space Journey', 'Royal Castle', 'Secret Garden']);
  expect(cards.flat().flatMap(({ checked, value }) => (checked ? [value] : []))).toEqual(['moon']);
  // The tick is the label's other drawing.
  for (const radio of [...(cards[0] ?? []), ...(cards[3] ?? [])]) expect(radio.nextElementSibling?.querySelector('svg')).not.toBeNull();
  const fields = ["Child's Name", 'Favorite Animal'].map((label) => screen.getByLabelText(label));
  for (const field of fields) expect(field).not.toHaveAttribute('maxlength');
  const inOrder = [...fields, ...groups, submitButton()];
  for (const [index, element] of inOrder.slice(1).entries())
    expect(inOrder[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('the settings fold 150 ms after a pick into a banner with a way to change it [spec 2.26, 2.27, 9.6]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  openCreateStory({ draft: null });
  expect(screen.queryByText(/Chosen setting/)).toBeNull();
  fireEvent.click(setting(/^Bakery/));
  vi.advanceTimersByTime(149);
  expect(screen.queryByText('Selected Theme')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  vi.useRealTimers();
  expect(screen.getByText('Selected Theme')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /^Bakery/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Change/ }));
  expect(setting(/^Bakery/)).toBeChecked();
  expect(setting(/^Bakery/)).toHaveFocus();
});

it('names the previous episode, which can become a story of its own', async () => {
  const continues = { storyId: FOX_STORY.id, title: 'The Fox', recap: '{child} met a fox.', cast: [] };
  const { user } = openCreateStory({ draft: { continues } });
  expect(screen.getByText('The next episode of')).toHaveTextContent('The next episode of The Fox');
  await user.click(screen.getByRole('button', { name: 'Start a new story instead' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Create Your Story' })).toHaveFocus();
  expect(screen.queryByText('The next episode of')).toBeNull();
  expect(screen.getByLabelText("Child's Name")).toHaveValue('Mia');
});

describe('a day whose stories are used up', () => {
  const HOUR_S = 3600;
  const morning = new Date(2026, 6, 15, 9, 0).getTime();
  const useUp = () => noteStoriesLeft(ANNA.firebaseUid, { stories: 0, returnsInSeconds: 11 * HOUR_S }, morning);
  const Offers = () => <a href="/story/7">The Whale</a>;

  beforeEach(() => {
    forgetStoriesLeft();
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: morning });
  });

  it('is said before the first question, with stories to read, and the story can be chosen all the same', async () => {
    useUp();
    const { user, orders } = openCreateStory({ Offers });
    expect(await screen.findByRole('heading', { level: 1, name: 'Today’s stories are all made' })).toBeVisible();
    expect(screen.getByText('You can make more this evening after 8.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'The Whale' })).toBeVisible();
    expect(screen.queryByLabelText("Child's Name")).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Choose Now, Send Later' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Create Your Story' })).toHaveFocus();
    expect(screen.getByLabelText("Child's Name")).toHaveValue('Mia');
    await user.click(submitButton());
    expect(orders).toHaveLength(1);
  });

  it('ends by itself when there are stories again', async () => {
    useUp();
    openCreateStory();
    await act(() => vi.advanceTimersByTimeAsync(11 * HOUR_S * 1000));
    expect(screen.getByLabelText("Child's Name")).toBeVisible();
  });

  it('takes no form away from a user who has begun it', async () => {
    openCreateStory({ draft: null });
    fireEvent.input(screen.getByLabelText("Child's Name"), { target: { value: 'M' } });
    useUp();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByLabelText("Child's Name")).toHaveValue('M');
  });

  it('is not that of another account', () => {
    noteStoriesLeft('another', { stories: 0, returnsInSeconds: 11 * HOUR_S }, morning);
    openCreateStory();
    expect(screen.getByLabelText("Child's Name")).toBeVisible();
  });
});

describe('on a phone', () => {
  const expectQuestion = (name: string) => expect(screen.getByRole('heading', { level: 2 })).toHaveAccessibleName(name);

  beforeEach(() => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { media, matches: media === '(width < 48rem)' }) as unknown as MediaQueryList,
    );
  });

  it('keeps a name that was typed but not added, and goes back to the first question before the story is written', async () => {
    const { user, orders, currentState } = openCreateStory();
    await user.click(button('Add a brother, sister or friend'));
    type('Another name', 'Leo');
    await user.click(button('Next'));
    expect(currentState()).toEqual({ question: 1 });
    await user.click(button('Create My Story!'));
    await waitFor(() => expect(orders).toMatchObject([{ request: { siblings: ['Leo'] } }]));
    expect(currentState()).toBeNull();
  });

  it('goes on with Enter once its question is answered [spec 5.2]', () => {
    const { toasts, orders } = openCreateStory({ draft: null });
    const form = field("Child's Name").closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    expectQuestion('1 of 6 Who is it for?');
    expect(toasts).toEqual([expect.stringMatching(/^red: Missing Information/)]);
    type("Child's Name", 'Mia');
    fireEvent.submit(form);
    expectQuestion('2 of 6 Which animal comes along?');
    expect(orders).toEqual([]);
  });

  it('leads to the question of a field with a problem', async () => {
    const { user, end } = openCreateStory();
    await user.click(button('Create My Story!'));
    await act(() => end({ kind: 'refused', message: 'Another animal, please.', field: 'favoriteAnimal' }));
    await waitFor(() => expectQuestion('2 of 6 Which animal comes along?'));
    expect(field('Favorite Animal')).toHaveFocus();
    expect(field('Favorite Animal')).toHaveAccessibleDescription('Another animal, please.');
  });
});

/** Opens the form with a draft, which is quicker than typing in each test, and presses the button. */
async function send(opening: Parameters<typeof openCreateStory>[0] = {}) {
  const world = openCreateStory(opening);
  await world.user.click(submitButton());
  return world;
}

it('a story that is being written shows its steps, can be canceled, and loses nothing [spec 5.2]', async () => {
  const world = await send();
  expect(submitButton()).toBeDisabled();
  expect(await screen.findByText(/^Writing the story/, { selector: 'li' })).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText(/^Writing the story/, { selector: '[role=status]' })).toBeVisible();
  act(() => world.options.onStep?.('saving'));
  expect(screen.getByText('Putting it on your shelf', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
  expect(screen.getByText('Putting it on your shelf', { selector: '[role=status]' })).toBeVisible();
  await world.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(submitButton()).toBeEnabled());
  expect(world.toasts).toEqual(['Stopped - Everything you chose is still here.']);
  expect(world.draft).toMatchObject(COMPLETE);
});

it.each([true, false])('offers to leave after twelve seconds if it is stored, and otherwise asks to stay (%s)', async (storable) => {
  const world = openCreateStory();
  world.storable = storable;
  await act(() => vi.dynamicImportSettled());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(submitButton());
  act(() => void vi.advanceTimersByTime(12_000));
  vi.useRealTimers();
  expect(screen.queryAllByText(/Please stay here/)).toHaveLength(storable ? 0 : 1);
  expect(screen.queryAllByRole('button', { name: 'Go to Favorites' })).toHaveLength(storable ? 1 : 0);
});

it.each([1, 3])('a story that the server refuses for one of %i other names says so where they are', async (count) => {
  const { end } = await send({ draft: { siblings: ['Leo', 'Ana', 'Zoe'].slice(0, count) } });
  await act(() => end({ kind: 'refused', message: 'One of the names does not fit.', field: 'siblings' }));
  expect(screen.getByText('One of the names does not fit.')).toBeVisible();
  expect(document.activeElement?.closest('[data-field="siblings"]')).not.toBeNull();
});

it('the sheet for signing up leads to the sign-in page if it cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { currentPath } = await send({ uid: null, SignUpSheet: lazy(() => Promise.reject(new Error('no network'))) });
  await waitFor(() => expect(currentPath()).toBe('/auth'));
});
