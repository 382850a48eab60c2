import { beforeEach, expect, it, vi } from 'vitest';
import { behindGate } from './gate.ts';
import { leaveApp } from './leave-app.ts';

const opened = vi.fn();
const assigned = vi.fn();

beforeEach(() => {
  behindGate.set(null);
  opened.mockReset();
  assigned.mockReset();
  vi.stubGlobal('window', { open: opened, location: { assign: assigned } });
});

it('opens nothing, and does not even look for the address, before a grown-up has answered', async () => {
  const find = vi.fn(() => 'https://elsewhere.example/');
  leaveApp(find);
  expect(find).not.toHaveBeenCalled();
  await behindGate.get()?.();
  expect(opened).toHaveBeenCalledExactlyOnceWith('https://elsewhere.example/', '_blank', 'noopener');
});

it('opens the mail program without an empty tab', async () => {
  leaveApp(() => 'mailto:hello@tales.example');
  await behindGate.get()?.();
  expect(assigned).toHaveBeenCalledExactlyOnceWith('mailto:hello@tales.example');
  expect(opened).not.toHaveBeenCalled();
});

it('stays where there is no address', async () => {
  leaveApp(async () => null);
  await behindGate.get()?.();
  expect(opened).not.toHaveBeenCalled();
  expect(assigned).not.toHaveBeenCalled();
});
