// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import type { ReminderTime } from '@tuckaway/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ANNA } from '../../../../testing/fixtures.ts';
import { type PushBrowser, stubPush } from '../../../../testing/stub-push.ts';
import { zoneHint } from './messages.ts';

const ON: Partial<PushBrowser> = { permission: 'granted', active: 'this-device' };
const INSTALL_FIRST = 'install-first';
const INSIDE_APP = 'inside-app';
const failing = () => new Response('{}', { status: 503 });
let browser: PushBrowser;
let shownToast: () => string | undefined;

afterEach(() => vi.unstubAllGlobals());

type Device = Partial<PushBrowser> | typeof INSTALL_FIRST | typeof INSIDE_APP;

/** Opens the page anew: the panel, and the prompt above it. */
async function visit(device: Device = {}, { later = false, hasRead = false } = {}) {
  if (later) localStorage.setItem('tuckaway:visit', 'yes');
  vi.resetModules();
  vi.unstubAllGlobals();
  // Reads the real navigator.
  const { renderScreen } = await import('../../../../testing/render-screen.tsx');
  if (typeof device === 'string') {
    const userAgent = { value: device === INSTALL_FIRST ? 'iPhone OS 18_1 Safari/604.1' : 'iPhone OS 18_1 Instagram 331.0' };
    vi.stubGlobal('__PUSH_KEY__', 'BAQE');
    vi.stubGlobal('navigator', Object.create(navigator, { userAgent, maxTouchPoints: { value: 5 } }));
  } else browser = stubPush(device);
  const { pageHttp } = await import('../../../data/http/page-http.ts');
  pageHttp.identity.token = async () => 'token';
  const { NotificationPanel } = await import('./notification-panel.tsx');
  const { NotificationPrompt } = await import('./notification-prompt.tsx');
  ({ shownToast } = await import('../../../../testing/toasts.ts'));
  const view = renderScreen(
    <>
      <NotificationPrompt hasRead={hasRead} />
      <NotificationPanel />
    </>,
  );
  const known = typeof device !== 'string' && device.worker === false ? 'Loading...' : /^(?:En|Dis)abled$/;
  await vi.waitFor(() => expect(statusText()).toMatch(known));
  return { ...view, press: (name: string) => view.user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement) };
}
/** The status in the live region. */
const statusText = () => screen.getAllByRole('status')[0]?.textContent;
const buttonNames = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const prompt = () => screen.queryByRole('region', { name: 'Story Notifications' });

describe('the panel', () => {
  it.each<[string, Device, string, string[]]>([
    ['on', ON, 'Enabled', ['Test', 'Disable']],
    ['off', {}, 'Disabled', ['Enable']],
    ['denied', { permission: 'denied' }, 'Disabled', []],
    ['only in the installed app', INSTALL_FIRST, 'Disabled', []],
    ['only in a browser of its own [fault 15]', INSIDE_APP, 'Disabled', ['Copy Link']],
  ])('with notifications %s shows the status and what can be done [spec 2.57, 3.23]', async (_status, device, words, names) => {
    await visit(device);
    expect(screen.getByText('Status')).toBeVisible();
    expect(statusText()).toBe(words);
    expect(buttonNames()).toEqual(names);
    if (device !== INSTALL_FIRST) return;
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Tap your browser’s Share button.',
      'Choose “Add to Home Screen”.',
      'Open Tuckaway Tales from your Home Screen, and enable notifications there.',
    ]);
  });

  it.each<[string, Partial<PushBrowser>, string]>([
    ['Enable', {}, 'Notifications enabled!'],
    ['Enable', { answer: 'denied' }, 'red: Permission denied - You can enable notifications later in your browser settings.'],
    ['Enable', { refuses: 'subscribe' }, 'red: Error - Failed to enable notifications. Please try again.'],
    ['Disable', ON, 'Notifications disabled'],
    ['Disable', { ...ON, refuses: 'unsubscribe' }, 'red: Error - Failed to disable notifications.'],
    ['Test', ON, 'Test sent!'],
    ['Test', { ...ON, answers: { test: failing } }, 'red: Test failed - Could not send test notification.'],
  ])('at "%s" (%#) shows a toast with the result [spec 8.25, 8.26, 8.27, 8.28]', async (name, device, words) => {
    const { press } = await visit(device);
    await press(name);
    await vi.waitFor(() => expect(shownToast()).toBe(words));
  });

  it('sends a test with title, text, icon and URL, which fails without a subscription [spec 7.7, 8.29]', async () => {
    const { press } = await visit(ON);
    await press('Test');
    const notification = {
      title: 'Tuckaway Tales',
      body: 'This is how a new story says hello.',
      icon: '/icons/icon-192.png',
      data: { url: '/' },
    };
    await vi.waitFor(() => expect(browser.calls.at(-1)).toMatchObject(['test', { notification }, undefined]));
    browser.active = null;
    await press('Test');
    await vi.waitFor(() => expect(shownToast()).toBe('red: Test failed - Could not send test notification.'));
  });
});

describe('the prompt', () => {
  it('is "Story Notifications" with "Enable" and "Not now", which is the last word [spec 2.56]', async () => {
    const { press, unmount } = await visit({}, { hasRead: true });
    const buttons = within(prompt() as HTMLElement).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Enable', 'Not now']);
    await press('Not now');
    expect(prompt()).toBeNull();
    unmount();
    await visit({}, { later: true, hasRead: true });
    expect(prompt()).toBeNull();
  });

  it('asks on a later visit, but not on a first one, with its reloads, before a story was read', async () => {
    for (const device of [{}, {}]) {
      const { unmount } = await visit(device);
      expect(prompt()).toBeNull();
      unmount();
    }
    sessionStorage.clear();
    await visit({}, { later: true });
    expect(prompt()).not.toBeNull();
  });

  it.each<[string, Device]>([
    ['being looked for', { worker: false }],
    ['denied', { permission: 'denied' }],
    ['only in the installed app', INSTALL_FIRST],
    ['only in a browser of its own [fault 15]', INSIDE_APP],
    ['on', ON],
  ])('is hidden while notifications are %s [spec 4.16]', async (_status, device) => {
    await visit(device, { later: true, hasRead: true });
    expect(prompt()).toBeNull();
  });

  it('disappears once the user closed the browser’s question', async () => {
    const { user } = await visit({ answer: 'default' }, { later: true });
    await user.click(within(prompt() as HTMLElement).getByRole('button', { name: 'Enable' }));
    await vi.waitFor(() => expect(prompt()).toBeNull());
    expect(shownToast()).toMatch(/^red: Permission denied/);
  });
});

describe('the bedtime reminder', () => {
  const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const SAVED: ReminderTime = { days: ['mon', 'fri'], time: '19:00', zone: HERE };
  const NEXT = new Date(2026, 10, 23, 19, 0).getTime();

  async function open(answer: () => Response = () => Response.json({ reminder: null, nextAt: null })) {
    localStorage.setItem('tuckaway:signed-in', JSON.stringify({ uid: ANNA.firebaseUid, email: ANNA.email }));
    const view = await visit({ ...ON, answers: { reminder: answer } });
    const form = within(screen.getByRole('form', { name: 'Bedtime reminder' }));
    await vi.waitFor(() => expect(form.queryByText('Loading your reminder...')).toBeNull());
    const serverSays = (next: object, status = 200) => {
      browser.answers.reminder = () => Response.json(next, { status });
    };
    const check = (name: string) => view.user.click(form.getByRole('checkbox', { name }));
    const save = async (toast: string) => {
      await view.press('Save reminder');
      await vi.waitFor(() => expect(shownToast()).toBe(toast));
    };
    return { form, serverSays, check, save };
  }

  it('is off until turned on, then every day at half past seven; days can be left out, but not all, and it can be turned off', async () => {
    const { form, serverSays, check, save } = await open();
    expect(form.getByRole('checkbox', { name: 'Bedtime reminder' })).not.toBeChecked();
    expect(form.queryByRole('button')).toBeNull();
    await check('Bedtime reminder');
    expect(form.getByLabelText('Time')).toHaveValue('19:30');
    for (const box of form.getAllByRole('checkbox')) expect(box).toBeChecked();
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    for (const day of days) await check(day);
    expect(form.getByText('Choose at least one day.')).toBeVisible();
    expect(form.queryByRole('button')).toBeNull();

    await check('Friday');
    serverSays({ reminder: { days: ['fri'], time: '19:30', zone: HERE }, nextAt: NEXT });
    await save('Bedtime reminder saved - Next reminder: Monday 7:00 PM.');
    expect(browser.calls.at(-1)?.[1]).toMatchObject({ reminder: { days: ['fri'], time: '19:30', zone: HERE } });
    expect(form.queryByRole('button')).toBeNull();

    await check('Bedtime reminder');
    serverSays({ reminder: null, nextAt: null });
    await save('Bedtime reminder is off');
    expect(browser.calls.at(-1)?.[1]).toMatchObject({ reminder: null });
  });

  it('is shown as saved; one of another time zone can be moved to this device’s', async () => {
    const { form } = await open(() => Response.json({ reminder: { ...SAVED, zone: 'Atlantic/Azores' }, nextAt: NEXT }));
    expect(form.getByLabelText('Time')).toHaveValue('19:00');
    expect(form.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
    expect(form.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
    expect(form.getByText(zoneHint(HERE, 'Atlantic/Azores'))).toBeVisible();
    expect(form.getByRole('button', { name: 'Save reminder' })).toBeEnabled();
  });

  it('that could not be saved says so in the server’s words or its own, and keeps the input', async () => {
    const { form, serverSays, check, save } = await open();
    await check('Bedtime reminder');
    serverSays({ message: 'Please choose a time, such as 19:30.' }, 422);
    await save('red: Error - Please choose a time, such as 19:30.');
    serverSays({}, 503);
    await save('red: Error - We couldn’t save your reminder. Please try again.');
    expect(form.getByRole('checkbox', { name: 'Bedtime reminder' })).toBeChecked();
  });

  it('that could not be loaded can be loaded again', async () => {
    const { form, serverSays } = await open(failing);
    expect(form.getByText('We couldn’t load your reminder right now.')).toBeVisible();
    expect(form.getByRole('checkbox', { name: 'Bedtime reminder' })).toBeDisabled();
    serverSays({ reminder: SAVED, nextAt: NEXT });
    await act(async () => form.getByRole('button', { name: 'Try Again' }).click());
    expect(await form.findByLabelText('Time')).toHaveValue('19:00');
  });
});
