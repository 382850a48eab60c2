// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { putWholeTake, removeRecorded, type Take } from '../api/takes.ts';
import { FAMILY } from './messages.ts';
import { RecordScreen } from './record-screen.tsx';

const { id } = FOX_STORY;
let backend: FakeBackend;

vi.mock('./recording.tsx', () => ({ Recording: (props: object) => <pre>{JSON.stringify(props)}</pre> }));

beforeEach(async () => {
  await removeRecorded(() => true);
  backend = await fakeBackend();
  signIn();
});

const storeVoice = (name: string, by: string) =>
  backend.store(`stories/${id}/voices/${name}`, { uid: ANNA.firebaseUid, name, by, kept: true, pages: {} });
async function recordWithoutNetwork(name: string, take: Partial<Take> = {}): Promise<void> {
  const made: Take = {
    ...{ id: `${name}-take`, uid: ANNA.firebaseUid, target: { by: 'family', storyId: id, voiceId: `${name}-voice`, name }, page: 0 },
    ...{ type: 'audio/webm', recordedAt: 1, durationMs: 900, starts: [0], finished: true },
    ...take,
  };
  await putWholeTake(made, new Uint8Array([1]));
}
const open = () => renderScreen(<RecordScreen storyId={id} story={FOX_STORY} missing={false} />);

it('offers the family’s own voices, also if only this device knows them, and a new one, but none of guests, other accounts or stories', async () => {
  storeVoice('Mom', 'family');
  storeVoice('Grandma Ana', 'guest');
  await recordWithoutNetwork('Oma');
  await recordWithoutNetwork('Opa', { uid: 'ben' });
  await recordWithoutNetwork('Ana', { target: { by: 'family', storyId: 'another', voiceId: 'Ana-voice', name: 'Ana' } });
  await recordWithoutNetwork('Ben', { uid: null, target: { by: 'guest', token: 'abcdefghijklmnopqrstuvwx' } });
  open();
  for (const name of ['Mom', 'Oma']) expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  for (const name of ['Grandma Ana', 'Opa', 'Ana', 'Ben']) expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: FAMILY.who })).toBeInTheDocument();
});

it('asks for another name before anything is recorded, if one cannot be stored', async () => {
  open();
  const field = await screen.findByRole('textbox', { name: FAMILY.who });
  fireEvent.change(field, { target: { value: 'Mom <b>' } });
  fireEvent.click(screen.getByRole('button', { name: FAMILY.go }));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(FAMILY.unfit));
});

it.each([
  ['chosen', async () => void fireEvent.click(await screen.findByRole('button', { name: 'Oma' }))],
  [
    'typed again',
    async () => {
      fireEvent.change(await screen.findByRole('textbox', { name: FAMILY.who }), { target: { value: ' Oma' } });
      fireEvent.click(screen.getByRole('button', { name: FAMILY.go }));
    },
  ],
])('continues a voice that only this device knows when its name is %s', async (_how, answer) => {
  await recordWithoutNetwork('Oma');
  await recordWithoutNetwork('Oma', { id: 'cut', page: 1, finished: false });
  open();
  await answer();
  const { target, recorded } = JSON.parse((await screen.findByText(/Oma-voice/)).textContent ?? '');
  expect(target).toEqual({ by: 'family', storyId: id, voiceId: 'Oma-voice', name: 'Oma' });
  expect(recorded).toEqual([0]);
});

it('says before anything is recorded that a story has no room for another voice, guests’ voices included', async () => {
  storeVoice('Mom', 'family');
  for (const name of ['Ana', 'Ben', 'Cleo']) storeVoice(name, 'guest');
  open();
  expect(await screen.findByText(FAMILY.full)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mom' })).toBeInTheDocument();
});
