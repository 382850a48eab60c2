// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { STORY_SETTINGS } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { openCreateStory } from '../../../testing/open-create-story.tsx';
import { forgetStoriesLeft } from '../../data/session/forget-stories-left.ts';
import { noteStoriesLeft } from '../../data/session/stories-left.ts';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const submitButton = () => screen.getByText('Create My Story!', { selector: 'button' });
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
