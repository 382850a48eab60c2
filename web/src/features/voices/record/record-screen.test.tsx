// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { FAMILY } from './messages.ts';
import { RecordScreen } from './record-screen.tsx';

const { id } = FOX_STORY;
let backend: FakeBackend;

beforeEach(async () => {
  backend = await fakeBackend();
  signIn();
});

const storeVoice = (name: string, by: string) =>
  backend.store(`stories/${id}/voices/${name}`, { uid: ANNA.firebaseUid, name, by, kept: true, pages: {} });
const open = () => renderScreen(<RecordScreen storyId={id} story={FOX_STORY} missing={false} />);

it('offers the family’s own voices and a new one, but not those of guests', async () => {
  storeVoice('Mom', 'family');
  storeVoice('Grandma Ana', 'guest');
  open();
  expect(await screen.findByRole('button', { name: 'Mom' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Grandma Ana' })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: FAMILY.who })).toBeInTheDocument();
});

it('asks for another name before anything is recorded, if one cannot be stored', async () => {
  open();
  const field = await screen.findByRole('textbox', { name: FAMILY.who });
  fireEvent.change(field, { target: { value: 'Mom <b>' } });
  fireEvent.click(screen.getByRole('button', { name: FAMILY.go }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(FAMILY.unfit));
});

it('says before anything is recorded that a story has no room for another voice, guests’ voices included', async () => {
  storeVoice('Mom', 'family');
  for (const name of ['Ana', 'Ben', 'Cleo']) storeVoice(name, 'guest');
  open();
  expect(await screen.findByText(FAMILY.full)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mom' })).toBeInTheDocument();
});
