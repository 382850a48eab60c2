// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubSound } from '../../../../../testing/stub-sound.ts';
import { type Samples, samplesIn } from '../../../../data/device/sound/samples.ts';
import { putSharedNote, readSharedNotes } from '../../api/shared-note.ts';
import { readTakes, removeRecorded } from '../../api/takes.ts';
import { Recording } from '../recording.tsx';

const PAGES = [
  { picture: null as never, sentences: ['The lamp yawned.', 'It was late.'] },
  { picture: null as never, sentences: ['Good night, little lamp.'] },
];
const TARGET = { by: 'family', storyId: 's', voiceId: 'v', name: 'Mom' } as const;

/** Speech of these milliseconds, with pauses around it. */
function reading(...sentences: readonly number[]): Samples {
  const parts = sentences.flatMap((milliseconds) => [
    new Float32Array(samplesIn(600)).fill(0.0005),
    new Float32Array(samplesIn(milliseconds)).fill(0.2),
  ]);
  return Float32Array.from([...parts, new Float32Array(samplesIn(900)).fill(0.0005)].flatMap((part) => [...part]));
}

let heard: Samples;
const canRecord = vi.hoisted(() => ({ value: true }));
vi.mock('../sound/microphone.ts', () => ({
  canUseMicrophone: () => canRecord.value,
  openMicrophone: () => Promise.reject(new DOMException('No', 'NotAllowedError')),
}));
stubSound(() => heard);

const onTake = vi.fn();
const recording = () => <Recording uid="anna" target={TARGET} pages={PAGES} recorded={[]} onTake={onTake} onFinish={vi.fn()} />;
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
async function choose(head = 'OggS\0\0\0\0\0\0\0\0'): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Choose a File'), { target: { files: [new File([head], 'PTT-20261126-WA0001.opus')] } });
}

/** Pages that are saved at the same moment come in any order. */
const takesByPage = async () => (await readTakes()).sort((one, other) => one.page - other.page);

beforeEach(async () => {
  canRecord.value = true;
  heard = reading(900, 700, 1200);
  await removeRecorded(() => true);
});

it('takes the pages that it is said to contain', async () => {
  heard = reading(1200);
  render(recording());
  await press('Use a Voice Note');
  fireEvent.change(await screen.findByLabelText('Starts on page'), { target: { value: '1' } });
  await choose();
  await press('Save These Pages');
  await waitFor(async () => expect(await readTakes()).toMatchObject([{ page: 1 }]));
});

it('can be chosen again if this one is too long to be played here [fault 4]', async () => {
  const copy = vi.spyOn(AudioBuffer.prototype, 'copyToChannel').mockImplementation(() => {
    throw new RangeError('Array buffer allocation failed');
  });
  render(recording());
  await press('Use a Voice Note');
  await choose();
  expect(await screen.findByText(/can’t play this file/)).toBeVisible();
  copy.mockRestore();
  await choose();
  expect(await screen.findByRole('button', { name: 'Save These Pages' })).toBeVisible();
});

it('is tapped along sentence by sentence', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  render(recording());
  await press('Use a Voice Note');
  await choose();
  await press('Tap Along');
  expect(await screen.findByText('It was late.')).toBeVisible();
  now.mockReturnValue(1000 + 1900);
  await press('It Begins Now');
  expect(await screen.findByText('Good night, little lamp.')).toBeVisible();
  now.mockReturnValue(1000 + 3300);
  await press('It Begins Now');
  await press('Save These Pages');
  await waitFor(async () => expect((await takesByPage())[0]?.starts).toEqual([0, 1500]));
});

it('that was shared by another app stays on the device until it is saved, and is told from another one [safety 7]', async () => {
  const waiting = async () => (await readSharedNotes(null, Date.now())).map(({ file }) => file.size);
  await putSharedNote(new Blob(['OggS\0\0\0\0\0\0\0\0']), Date.now() - 60_000);
  await putSharedNote(new Blob([new Uint8Array(3000)]), Date.now());
  render(recording());
  await press('Use a Voice Note');
  expect(await screen.findByText('More than one voice note was shared. Which one is it?')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Use the Note from .+, 3 KB$/ })).toBeVisible();
  await press(/^Use the Note from .+, 1 KB$/);
  await screen.findByRole('button', { name: 'Save These Pages' });
  expect(await waiting()).toEqual([12, 3000]);
  await press('Save These Pages');
  await waitFor(async () => expect(await waiting()).toEqual([3000]));
});

it('comes first if this browser cannot record, with the reason and the link for another one [fault 15]', async () => {
  canRecord.value = false;
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Instagram 331.0');
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  render(recording());
  expect(await screen.findByRole('heading', { name: 'Use a voice note' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record Here Instead' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Open in your browser' })).toBeVisible();
  expect(screen.getByText(/inside another app, which doesn’t let it use the microphone/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Link to this page' })).toHaveValue(location.href);
  await press('Copy Link');
  expect(await screen.findByRole('button', { name: 'Link Copied' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(location.href);
  agent.mockRestore();
});

it('is offered if the microphone is refused, and inside an app the link for another browser, too [fault 15]', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Instagram 331.0');
  render(recording());
  expect(screen.queryByRole('heading', { name: 'Open in your browser' })).toBeNull();
  await press('Start Recording');
  expect(await screen.findByText(/is blocking the microphone/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Open in your browser' })).toBeVisible();
  expect(screen.getByText(/may not let it use the microphone.*or use a voice note/)).toBeVisible();
  agent.mockRestore();
  await press('Use a Voice Note');
  expect(await screen.findByRole('button', { name: 'Record Here Instead' })).toBeVisible();
});
