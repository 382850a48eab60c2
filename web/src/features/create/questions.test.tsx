// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openCreateStory } from '../../../testing/open-create-story.tsx';

vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const TITLES = [
  'Who is it for?',
  'Which animal comes along?',
  'Where does it happen?',
  'How long is tonight?',
  'What mood is it in?',
  'Which picture goes on the cover?',
];

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: media === '(width < 48rem)' }) as unknown as MediaQueryList,
  );
});

const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 2 });
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const expectQuestion = (number: number) => expect(heading()).toHaveAccessibleName(`${number} of 6 ${TITLES[number - 1]}`);

/** tests/browser/stories/questions.test.ts goes back and forth with the browser's own buttons. */
describe('on a phone', () => {
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
    expectQuestion(1);
    expect(toasts).toEqual([expect.stringMatching(/^red: Missing Information/)]);
    type("Child's Name", 'Mia');
    fireEvent.submit(form);
    expectQuestion(2);
    expect(orders).toEqual([]);
  });

  it('leads to the question of a field with a problem', async () => {
    const { user, end } = openCreateStory();
    await user.click(button('Create My Story!'));
    await act(() => end({ kind: 'refused', message: 'Another animal, please.', field: 'favoriteAnimal' }));
    await waitFor(() => expectQuestion(2));
    expect(field('Favorite Animal')).toHaveFocus();
    expect(field('Favorite Animal')).toHaveAccessibleDescription('Another animal, please.');
  });
});
