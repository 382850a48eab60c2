// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { FOX_STORY } from '../../../../testing/fixtures.ts';
import { FAMILY } from './messages.ts';
import { RecordScreen } from './record-screen.tsx';

const voices = vi.hoisted(() => ({ now: [] as { id: string; name: string; by: string; pages: number[] }[] }));
const STORY = { ...FOX_STORY, id: 'story' };

vi.mock('../../../art/index.ts', () => ({ StoryImage: () => null, EmptyPicture: () => null }));
vi.mock('../../../data/session/session.ts', () => ({ useSession: () => ({ status: 'signed-in' }), useUid: () => 'anna' }));
vi.mock('../api/deliver-recordings.ts', () => ({ deliverRecordings: () => () => undefined }));
vi.mock('../api/delivery.ts', () => ({
  useDelivery: () => ({ refused: null }),
}));
vi.mock('../api/story-voices.ts', () => ({ useStoryVoices: () => ({ voices: voices.now, failed: false }) }));
vi.mock('./recording.tsx', () => ({ Recording: () => null }));

const open = () =>
  render(
    <MemoryRouter>
      <RecordScreen storyId="story" story={STORY} missing={false} />
    </MemoryRouter>,
  );
const voice = (name: string, by: string) => ({ id: name, name, by, pages: [] });

beforeEach(() => {
  voices.now = [];
});

it('offers the family’s own voices and a new one, but not those of guests', () => {
  voices.now = [voice('Mom', 'family'), voice('Grandma Ana', 'guest')];
  open();
  expect(screen.getByRole('button', { name: 'Mom' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Grandma Ana' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: FAMILY.who })).toBeInTheDocument();
});

it('asks for another name before anything is recorded, if one cannot be stored', () => {
  open();
  const field = screen.getByRole('textbox', { name: FAMILY.who });
  fireEvent.change(field, { target: { value: 'Mom <b>' } });
  fireEvent.click(screen.getByRole('button', { name: FAMILY.go }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(FAMILY.unfit));
});

it('says before anything is recorded that a story has no room for another voice, guests’ voices included', () => {
  voices.now = [voice('Mom', 'family'), ...['Ana', 'Ben', 'Cleo'].map((name) => voice(name, 'guest'))];
  open();
  expect(screen.getByText(FAMILY.full)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mom' })).toBeInTheDocument();
});
