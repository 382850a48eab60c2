import { beforeEach, expect, it, vi } from 'vitest';
import { behindGate } from '../parents/gate.ts';
import { openAdminPanel } from './admin-panel.ts';

const opened = vi.fn();

beforeEach(() => {
  opened.mockReset();
  vi.stubGlobal('window', { open: opened });
  vi.stubGlobal('__FIREBASE_CONFIG__', { projectId: 'tales', apiKey: 'key' });
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
});

/** Presses the button, and answers as a grown-up. */
async function openBehindGate(): Promise<void> {
  openAdminPanel();
  expect(opened).not.toHaveBeenCalled();
  await behindGate.get()?.();
}

it('logs its message and opens the Firestore console of the project [spec 6.4]', async () => {
  vi.stubGlobal('__EMULATORS__', null);
  await openBehindGate();
  expect(console.info).toHaveBeenCalledWith(expect.stringContaining('Admin Panel'));
  expect(opened).toHaveBeenCalledWith(
    expect.stringMatching(/^https:\/\/console\.firebase\.google\.com\/project\/tales\//),
    '_blank',
    'noopener',
  );
});
