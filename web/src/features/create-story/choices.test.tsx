// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { STORY_SETTINGS } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import type { Session } from '../../data/session/session.ts';
import { CreateStoryScreen } from './create-story-screen.tsx';
import { missingParts, type StoryForm, storedForm, storeForm } from './story-form.ts';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
vi.mock('../../data/session/session.ts', () => ({ useSession }));
vi.mock('../../data/stories/submit-story-request.ts', () => ({ submitStoryRequest: vi.fn() }));
vi.mock('../../data/account/children.ts', () => ({ useChildren: () => [], hasRoom: () => true }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

beforeEach(() => useSession.mockReturnValue({ status: 'signed-in', user: ANNA }));

const open = () => renderScreen(<CreateStoryScreen />, { at: '/create-story' });
const wordsOf = (choice: string) =>
  within(screen.getByRole('group', { name: choice }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const COMPLETE: StoryForm = {
  storyId: '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10',
  childName: 'Mia',
  favoriteAnimal: 'fox',
  storySetting: 'forest',
  storyLength: 'short',
  storyTone: 'cozy',
  coverImage: 'moon',
  siblings: [],
  continues: null,
};

describe('the choices', () => {
  it('of a setting each have an icon, a label and a description [spec 2.26]', () => {
    open();
    const cards = within(screen.getByRole('group', { name: 'Story setting' })).getAllByRole('radio');
    expect(cards.map((radio) => radio.closest('label')?.textContent)).toEqual(
      STORY_SETTINGS.map(({ label, description }) => `${label}${description}`),
    );
    // The tick is the label's other drawing.
    for (const radio of cards) expect(radio.nextElementSibling?.querySelector('svg')).not.toBeNull();
  });

  it('of a length say how many words and about how many minutes [spec 2.28, 3.19, 9.2]', () => {
    open();
    expect(wordsOf('Story length')).toEqual([
      'Short200 words, about 1 min read',
      'Medium400 words, about 2 min read',
      'Long600 words, about 3 min read',
    ]);
  });

  it('of a mood are funny, sleepy, cozy, silly and calm [spec 2.28, 3.20]', () => {
    open();
    expect(wordsOf('Story mood').map((words) => words?.match(/^(Funny|Sleepy|Cozy|Silly|Calm)/)?.[0])).toEqual([
      'Funny',
      'Sleepy',
      'Cozy',
      'Silly',
      'Calm',
    ]);
  });

  it('of a cover are six pictures with their names [spec 2.28, 3.21]', () => {
    open();
    expect(wordsOf('Cover picture')).toEqual([
      'Moonlit Night',
      'Magical Forest',
      'Ocean Adventure',
      'Space Journey',
      'Royal Castle',
      'Secret Garden',
    ]);
    for (const radio of within(screen.getByRole('group', { name: 'Cover picture' })).getAllByRole('radio')) {
      expect(radio.nextElementSibling?.querySelector('svg')).not.toBeNull();
    }
  });

  it('come in the order name and animal, setting, length, mood, cover, button [spec 1.3, 2.25, 2.28]', () => {
    open();
    const inOrder = [
      screen.getByLabelText("Child's Name"),
      screen.getByLabelText('Favorite Animal'),
      ...['Story setting', 'Story length', 'Story mood', 'Cover picture'].map((name) => screen.getByRole('group', { name })),
      screen.getByRole('button', { name: 'Create My Story!' }),
    ];
    for (const [index, element] of inOrder.slice(1).entries()) {
      expect(inOrder[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });
});

describe('the badge of the chosen setting', () => {
  it('stands at the end of the row above everything else, which is the top right [spec 2.27]', () => {
    storeForm(COMPLETE);
    open();
    const badge = screen.getByText(/Chosen setting/).parentElement;
    const row = badge?.parentElement;
    expect(row?.lastElementChild).toBe(badge);
    expect(row?.firstElementChild).toHaveTextContent('Back to Home');
    expect(row).toHaveClass('flex', 'justify-between');
    expect(screen.getByRole('main').firstElementChild).toBe(row);
  });
});

describe('everything is required', () => {
  it.each<[string, Partial<StoryForm>]>([
    ["the child's name", { childName: ' ' }],
    ['a favorite animal', { favoriteAnimal: '' }],
    ['a setting', { storySetting: null }],
    ['a length', { storyLength: null }],
    ['a mood', { storyTone: null }],
  ])('without %s the button is disabled [spec 5.2]', (part, change) => {
    storeForm({ ...COMPLETE, ...change });
    open();
    expect(screen.getByRole('button', { name: 'Create My Story!' })).toBeDisabled();
    expect(screen.getByText(`Still to choose: ${part}.`)).toBeVisible();
  });

  it('a cover too, though one is always chosen [spec 5.2]', () => {
    expect(missingParts({ ...COMPLETE, coverImage: '' as never })).toEqual(['a cover']);
    expect(storedForm().coverImage).toBe('moon');
  });

  it('the text fields show no limit of their length [spec 5.2]', () => {
    open();
    for (const label of ["Child's Name", 'Favorite Animal']) expect(screen.getByLabelText(label)).not.toHaveAttribute('maxlength');
  });
});

it('says only to a visitor that a sign-in is needed [spec 2.29]', () => {
  const { unmount } = open();
  expect(screen.queryByText(/need to sign in/)).toBeNull();
  unmount();
  useSession.mockReturnValue({ status: 'signed-out' });
  open();
  expect(screen.getByText(/need to sign in/)).toBeVisible();
});
