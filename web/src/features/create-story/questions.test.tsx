// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Child } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { COMPLETE } from '../../../testing/story-form.ts';
import { shownToast } from '../../../testing/toasts.ts';
import { CreateStoryScreen } from './create-story-screen.tsx';
import { storedForm, storeForm } from './story-form.ts';

const submitStoryRequest = vi.hoisted(() => vi.fn());
const useChildren = vi.hoisted(() => vi.fn<() => Child[]>());
vi.mock('../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-in', user: ANNA }) }));
vi.mock('../../data/stories/submit-story-request.ts', () => ({ submitStoryRequest }));
vi.mock('../../data/account/children/children.ts', () => ({ useChildren, hasRoom: () => true }));
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
  submitStoryRequest.mockReset().mockResolvedValue({ kind: 'canceled' });
  useChildren.mockReturnValue([]);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: media === '(width < 48rem)' }) as unknown as MediaQueryList,
  );
});

/** Opens the form on a phone. tests/browser/stories/questions.test.ts goes back and forth with the browser's own buttons. */
function open({ state, filledIn = true }: { state?: unknown; filledIn?: boolean } = {}) {
  if (filledIn) storeForm(COMPLETE);
  return renderScreen(<CreateStoryScreen />, { at: '/create-story', state });
}

const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 2 });
const field = (label: string) => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const expectQuestion = (number: number) => expect(heading()).toHaveAccessibleName(`${number} of 6 ${TITLES[number - 1]}`);

describe('on a phone', () => {
  it('keeps a name that was typed but not added', async () => {
    const { user } = open();
    await user.click(button('Add a brother, sister or friend'));
    type('Another name', 'Leo');
    await user.click(button('Next'));
    await user.click(button('Create My Story!'));
    await waitFor(() => expect(submitStoryRequest).toHaveBeenCalledOnce());
    expect(submitStoryRequest.mock.calls[0]?.[0].request.siblings).toEqual(['Leo']);
  });

  it('goes on with Enter once its question is answered [spec 5.2]', () => {
    open({ filledIn: false });
    const form = field("Child's Name").closest('form') as HTMLFormElement;
    fireEvent.submit(form);
    expectQuestion(1);
    expect(shownToast()).toMatch(/^red: Missing Information/);
    type("Child's Name", 'Mia');
    fireEvent.submit(form);
    expectQuestion(2);
    expect(submitStoryRequest).not.toHaveBeenCalled();
  });

  it('leads to the question of a field with a problem', async () => {
    submitStoryRequest.mockResolvedValue({ kind: 'refused', message: 'Another animal, please.', field: 'favoriteAnimal' });
    const { user } = open();
    await user.click(button('Create My Story!'));
    await waitFor(() => expectQuestion(2));
    expect(field('Favorite Animal')).toHaveFocus();
    expect(field('Favorite Animal')).toHaveAccessibleDescription('Another animal, please.');
  });

  it('writes a story for the only child after two presses', async () => {
    useChildren.mockReturnValue([{ id: '0', nickname: 'Noor', favoriteAnimal: 'otter', storyLength: 'short', storyTone: 'calm' }]);
    const { user } = open({ filledIn: false });
    await user.click(button('Surprise Me'));
    expectQuestion(1);
    await user.click(button('Create My Story!'));
    await waitFor(() => expect(submitStoryRequest).toHaveBeenCalledOnce());
    expect(submitStoryRequest.mock.calls[0]?.[0].request).toMatchObject({ childName: 'Noor', favoriteAnimal: 'otter', storyTone: 'calm' });
    expect(storedForm().storySetting).not.toBeNull();
  });
});
