// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { shownToast } from '../../../testing/toasts.ts';
import type { PushStatus } from '../../data/push/push.ts';
import type { Session } from '../../data/session/session.ts';
import { currentToasts, dismissToast } from '../../ui/toaster/toast.ts';

const useSession = vi.hoisted(() => vi.fn<() => Session>());
const calls = vi.hoisted(() => ({ enable: vi.fn(), disable: vi.fn(), test: vi.fn(), read: vi.fn(), keep: vi.fn() }));
const current = vi.hoisted(() => ({ set: (_status: string): void => undefined }));
vi.mock('../../data/session/session.ts', () => ({ useSession }));
vi.mock('../../data/push/push.ts', async () => {
  const { createStore, useStore } = await import('../../data/lib/store.ts');
  const status = createStore<PushStatus>('off');
  current.set = (next) => status.set(next as PushStatus);
  class PushDenied extends Error {}
  class PushNotEnabled extends Error {}
  class PushNotDisabled extends Error {}
  class NoActiveSubscription extends Error {}
  class TestNotSent extends Error {}
  const errors = { PushDenied, PushNotEnabled, PushNotDisabled, NoActiveSubscription, TestNotSent };
  return {
    ...errors,
    usePushStatus: () => useStore(status),
    followPush: () => undefined,
    enablePush: calls.enable,
    disablePush: calls.disable,
    sendTestPush: calls.test,
  };
});
vi.mock('../../data/push/push-reminder.ts', () => ({
  ReminderNotKept: class extends Error {},
  readReminder: calls.read,
  keepReminder: calls.keep,
  timeZoneHere: () => 'America/New_York',
}));

const { NotificationPanel } = await import('./notification-panel.tsx');
const { PushDenied, PushNotEnabled, PushNotDisabled, NoActiveSubscription, TestNotSent } = await import('../../data/push/push.ts');
const { ReminderNotKept } = await import('../../data/push/push-reminder.ts');

beforeEach(() => {
  vi.resetAllMocks();
  useSession.mockReturnValue({ status: 'signed-out' });
  calls.read.mockResolvedValue({ reminder: null, nextAt: null });
  for (const { id } of currentToasts()) dismissToast(id);
});

const signIn = () => useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
const button = (name: string) => screen.getByRole('button', { name });

describe('the panel', () => {
  async function open(status: PushStatus) {
    act(() => current.set(status));
    return renderScreen(<NotificationPanel />);
  }
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  /** The status in the live region. */
  const statusText = () => screen.getAllByRole('status')[0]?.textContent;

  it.each([
    ['on', 'Enabled', ['Test', 'Disable']],
    ['off', 'Disabled', ['Enable']],
    ['denied', 'Disabled', []],
    ['unsupported', 'Disabled', []],
    ['install-first', 'Disabled', []],
  ] as const)('with notifications %s: Status %s, with the buttons %j [spec 2.57]', async (status, words, names) => {
    await open(status);
    expect(screen.getByText('Status')).toBeVisible();
    expect(statusText()).toBe(words);
    expect(buttons()).toEqual(names);
  });

  it('explains how to install on iPhone and iPad, without a switch', async () => {
    await open('install-first');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tap your browser’s Share button.',
      'Choose “Add to Home Screen”.',
      'Open Tuckaway Tales from your Home Screen, and enable notifications there.',
    ]);
  });

  it.each([
    ['Enable', null, 'Notifications enabled!'],
    ['Enable', () => new PushDenied(), 'red: Permission denied - You can enable notifications later in your browser settings.'],
    ['Enable', () => new PushNotEnabled(), 'red: Error - Failed to enable notifications. Please try again.'],
    ['Disable', null, 'Notifications disabled'],
    ['Disable', () => new PushNotDisabled(), 'red: Error - Failed to disable notifications.'],
    ['Test', null, 'Test sent!'],
    ['Test', () => new TestNotSent(), 'red: Test failed - Could not send test notification.'],
    ['Test', () => new NoActiveSubscription(), 'red: Test failed - Could not send test notification.'],
  ] as const)('at "%s" (%#) shows a toast with the result [spec 8.25, 8.26, 8.27, 8.28, 8.29]', async (name, error, words) => {
    const { user } = await open(name === 'Enable' ? 'off' : 'on');
    const call = calls[name.toLowerCase() as 'enable' | 'disable' | 'test'];
    if (error === null) call.mockResolvedValue(undefined);
    else call.mockRejectedValue(error());
    await user.click(button(name));
    expect(shownToast()).toBe(words);
    expect(call).toHaveBeenCalledOnce();
  });

  it('sends a test with title, text, icon and URL [spec 7.7]', async () => {
    const { user } = await open('on');
    await user.click(button('Test'));
    expect(calls.test).toHaveBeenCalledWith({
      title: 'Tuckaway Tales',
      body: 'This is how a new story says hello.',
      icon: '/icons/icon-192.png',
      data: { url: '/' },
    });
  });

  it('does one thing at a time', async () => {
    const { user } = await open('on');
    calls.test.mockReturnValue(new Promise(() => undefined));
    await user.click(button('Test'));
    expect(button('Sending...')).toBeDisabled();
    expect(button('Disable')).toBeDisabled();
  });

  it('tells a visitor to sign in for a bedtime reminder', async () => {
    await open('on');
    expect(screen.getByText('Sign in to get a bedtime reminder, too.')).toBeVisible();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('says that the reminder needs notifications', async () => {
    signIn();
    await open('off');
    expect(screen.getByText('Once notifications are on, you can get a bedtime reminder, too.')).toBeVisible();
  });
});

describe('the bedtime reminder', () => {
  async function open() {
    signIn();
    act(() => current.set('on'));
    const view = renderScreen(<NotificationPanel />);
    // Waits until the saved reminder is loaded.
    await act(async () => undefined);
    return { ...view, form: within(screen.getByRole('form', { name: 'Bedtime reminder' })) };
  }
  const SAVED = { days: ['mon', 'fri'] as const, time: '19:00', zone: 'America/New_York' };
  const NEXT = new Date(2026, 10, 23, 19, 0).getTime();

  it('is off until the user turns it on, then every day at half past seven', async () => {
    const { user, form } = await open();
    const on = form.getByRole('checkbox', { name: 'Bedtime reminder' });
    expect(on).not.toBeChecked();
    expect(form.queryByRole('button')).toBeNull();
    await user.click(on);
    expect(form.getByLabelText('Time')).toHaveValue('19:30');
    expect(form.getAllByRole('checkbox').every((box) => (box as HTMLInputElement).checked)).toBe(true);
    expect(form.getByText('In this device’s time zone (America/New York).')).toBeVisible();
  });

  it('is saved with days, time and the browser’s time zone, and says when the next one comes', async () => {
    const { user, form } = await open();
    calls.keep.mockImplementation(async (reminder) => ({ reminder, nextAt: NEXT }));
    await user.click(form.getByRole('checkbox', { name: 'Bedtime reminder' }));
    await user.click(form.getByRole('checkbox', { name: 'Saturday' }));
    await user.click(form.getByRole('button', { name: 'Save reminder' }));
    const [{ days, time, zone }] = calls.keep.mock.calls[0] as [{ days: string[]; time: string; zone: string }];
    expect([days.toSorted(), time, zone]).toEqual([['fri', 'mon', 'sun', 'thu', 'tue', 'wed'], '19:30', 'America/New_York']);
    expect(shownToast()).toBe('Bedtime reminder saved - Next reminder: Monday 7:00 PM.');
    expect(form.queryByRole('button')).toBeNull();
  });

  it('is shown as saved, and can be turned off', async () => {
    calls.read.mockResolvedValue({ reminder: SAVED, nextAt: NEXT });
    calls.keep.mockResolvedValue({ reminder: null, nextAt: null });
    const { user, form } = await open();
    expect(await form.findByLabelText('Time')).toHaveValue('19:00');
    expect(form.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
    expect(form.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
    expect(form.queryByRole('button')).toBeNull();
    await user.click(form.getByRole('checkbox', { name: 'Bedtime reminder' }));
    await user.click(form.getByRole('button', { name: 'Save reminder' }));
    expect(calls.keep).toHaveBeenCalledWith(null);
    expect(shownToast()).toBe('Bedtime reminder is off');
  });

  it('needs at least one day', async () => {
    calls.read.mockResolvedValue({ reminder: { ...SAVED, days: ['mon'] }, nextAt: NEXT });
    const { user, form } = await open();
    await user.click(await form.findByRole('checkbox', { name: 'Monday' }));
    expect(form.getByText('Choose at least one day.')).toBeVisible();
    expect(form.queryByRole('button')).toBeNull();
  });

  it('set in another time zone can be moved to this device’s', async () => {
    calls.read.mockResolvedValue({ reminder: { ...SAVED, zone: 'Europe/Berlin' }, nextAt: NEXT });
    const { form } = await open();
    const words = 'Set for the Europe/Berlin time zone. Saving switches it to this device’s: America/New York.';
    expect(await form.findByText(words)).toBeVisible();
    expect(form.getByRole('button', { name: 'Save reminder' })).toBeEnabled();
  });

  it.each([
    ['with the server’s message', 'Please choose a time, such as 19:30.', 'red: Error - Please choose a time, such as 19:30.'],
    ['with a message of its own', '', 'red: Error - We couldn’t save your reminder. Please try again.'],
  ])('that could not be saved says so %s, and keeps the input', async (_whose, message, words) => {
    const { user, form } = await open();
    calls.keep.mockRejectedValue(new ReminderNotKept(message));
    await user.click(form.getByRole('checkbox', { name: 'Bedtime reminder' }));
    await user.click(form.getByRole('button', { name: 'Save reminder' }));
    expect(shownToast()).toBe(words);
    expect(form.getByRole('button', { name: 'Save reminder' })).toBeEnabled();
  });

  it('that could not be loaded can be loaded again', async () => {
    calls.read.mockRejectedValueOnce(new ReminderNotKept());
    const { user, form } = await open();
    expect(await form.findByText('We couldn’t load your reminder right now.')).toBeVisible();
    expect(form.getByRole('checkbox', { name: 'Bedtime reminder' })).toBeDisabled();
    await user.click(form.getByRole('button', { name: 'Try Again' }));
    expect(form.getByRole('checkbox', { name: 'Bedtime reminder' })).toBeEnabled();
  });
});
