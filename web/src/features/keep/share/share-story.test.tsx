// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { NAME_STAYS, type Story, TAKEN_DOWN } from '@tuckaway/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBackend, fakeBackend, signIn } from '../../../../testing/fake-backend.ts';
import { ANNA, FOX_STORY } from '../../../../testing/fixtures.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { copyOf } from '../../../data/query/cached-copies.ts';
import { choiceFor } from './share-form.tsx';
import { ShareSheet } from './share-sheet.tsx';

const TOKENS = ['A'.repeat(24), 'B'.repeat(24)];
const DAY_MS = 86_400_000;
const STORY: Story = { ...FOX_STORY, template: '<p>{child} met a fox.</p>' };
const OLDER: Story = FOX_STORY;
const SIBLINGS = { siblings: ['Leo', 'Ana'] };
/** The link that this device knows. */
const known = copyOf<unknown>(ANNA.firebaseUid, `share/${STORY.id}`);
const ELSEWHERE = /^You can only copy the link on the device that created it/;

let backend: FakeBackend;
/** The link that the server knows. */
let share: { showName: boolean; showLook?: boolean; expiresAt: number } | null;
/** Replaces the server's next answer. */
let instead: (() => Response | Promise<Response>) | null;
const tokens: string[] = [];

function answering(answer: (order: Record<string, unknown>) => object) {
  return (body: unknown): Response | Promise<Response> => {
    const other = instead;
    instead = null;
    return other ? other() : Response.json(answer(body as Record<string, unknown>));
  };
}

beforeEach(async () => {
  backend = await fakeBackend();
  signIn();
  share = null;
  instead = null;
  tokens.splice(0, tokens.length, ...TOKENS);
  backend.api['POST /api/share/state'] = answering(() => ({ share }));
  backend.api['POST /api/share/revoke'] = answering(() => {
    share = null;
    return { share };
  });
  backend.api['POST /api/share'] = answering(({ fresh, showName, showLook, days }) => {
    const isNew = share === null || fresh === true;
    share = { showName: showName === true, ...(showLook === true && { showLook }), expiresAt: Date.now() + Number(days) * DAY_MS };
    return { ...share, token: isNew ? tokens.shift() : null };
  });
});

function open(story = STORY) {
  const onClose = vi.fn();
  const { user, unmount } = renderScreen(<ShareSheet story={story} onClose={onClose} />);
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name, busy: false }));
  const choose = async (name: string | RegExp) => user.click(await screen.findByRole('radio', { name }));
  return { user, press, choose, onClose, unmount };
}
const title = () => screen.getByRole('heading', { name: 'Share this story' });
const field = () => screen.findByRole('textbox', { name: 'The link' });
const link = (token: string | undefined) => `${window.location.origin}/s/${token}`;
const sharing = () => backend.calls.filter(({ to }) => to === 'POST /api/share').map(({ body }) => body as { showLook?: true });

it('makes a link only when asked, without the name and for a week; it can be copied, seen again, changed and taken back', async () => {
  const first = open();
  expect(await screen.findByRole('radio', { name: /^“the little one”/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'A week' })).toBeChecked();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(backend.calls).toMatchObject([{ to: 'POST /api/share/state', body: { storyId: STORY.id } }]);
  await first.press('Create Link');
  expect(await field()).toHaveValue(link(TOKENS[0]));
  expect(title()).toHaveFocus();
  expect(screen.getByText(/^Sharing is on until .+ Mia is called “the little one”\.$/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('The link is ready.');
  expect(sharing()).toEqual([{ storyId: STORY.id, showName: false, days: 7, fresh: true }]);
  await first.press('Copy Link');
  expect(await navigator.clipboard.readText()).toBe(link(TOKENS[0]));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  await first.press('Close');
  expect(first.onClose).toHaveBeenCalledOnce();
  first.unmount();

  const { press, choose } = open();
  expect(await field()).toHaveValue(link(TOKENS[0]));
  await press('Change');
  expect(title()).toHaveFocus();
  await choose(/^Mia/);
  await press('Save');
  expect(await screen.findByText('Saved. Your link stays the same.')).toBeVisible();
  expect(await field()).toHaveValue(link(TOKENS[0]));
  expect(screen.getByText(/Mia is called by name\.$/)).toBeVisible();
  expect(sharing()[1]).toEqual({ storyId: STORY.id, showName: true, days: 7, fresh: false });
  expect(await known.get()).toEqual({ token: TOKENS[0], expiresAt: share?.expiresAt });

  await press('Stop Sharing');
  expect(await screen.findByText('Sharing is off. The link no longer works.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Create Link' })).toBeVisible();
  expect(title()).toHaveFocus();
  expect([share, await known.get()]).toEqual([null, undefined]);
});

it('says that the names were left out although they were to be shown [safety 9]', async () => {
  const { press, choose } = open();
  await choose(/^Mia/);
  instead = () => Response.json({ showName: false, expiresAt: Date.now() + DAY_MS, token: TOKENS[0] });
  await press('Create Link');
  expect(
    await screen.findByText('The link is ready. We left the names out, because they could sound like something else to strangers.'),
  ).toBeVisible();
  expect(screen.getByText(/Mia is called “the little one”\.$/)).toBeVisible();
});

it.each([
  ['7', 10],
  ['30', 20],
])('changing only the name of a link keeps it at %s days, with %i days left', (days, left) => {
  expect(choiceFor(Date.now() + left * DAY_MS)).toBe(days);
});

describe('a child that the family described', () => {
  const MIA = { nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' };
  const CHILD = `users/${ANNA.firebaseUid}/children/0`;

  it('is drawn under the link only if the parent says so, and no longer when the parent takes that back', async () => {
    backend.store(CHILD, { ...MIA, appearance: { hair: 'braids' } });
    const { user, press } = open();
    const box = () => screen.findByRole('checkbox', { name: 'Show how your child looks' });
    expect(await box()).not.toBeChecked();
    await press('Create Link');
    expect(await screen.findByText(/^Sharing is on until/)).not.toHaveTextContent('looks');
    for (const words of [/The pictures show how your child looks\.$/, /is called “the little one”\.$/]) {
      await press('Change');
      await user.click(await box());
      await press('Save');
      expect(await screen.findByText(words)).toBeVisible();
    }
    expect(sharing().map(({ showLook }) => showLook)).toEqual([undefined, true, undefined]);
  });

  it('is not asked about where the family described none of the children in the story', async () => {
    backend.store(CHILD, MIA);
    open();
    expect(await screen.findByRole('radio', { name: 'A week' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

it.each([
  ['after this device’s own', { token: TOKENS[0], expiresAt: 1 }],
  ['which an older version may have stored here without its end', TOKENS[0]],
  ['alone', undefined],
])('a link that another device made %s is not shown, and a new one can take its place', async (_which, copy) => {
  share = { showName: false, expiresAt: Date.now() + 3 * DAY_MS };
  if (copy !== undefined) await known.put(copy);
  tokens.shift();
  const { press } = open();
  expect(await screen.findByText(ELSEWHERE)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  await press('Create a New Link');
  await press('Create a New Link');
  expect(await field()).toHaveValue(link(TOKENS[1]));
  expect(screen.getByRole('status')).toHaveTextContent('The link is ready.');
  expect(sharing()).toEqual([{ storyId: STORY.id, showName: false, days: 7, fresh: true }]);
  expect(await known.get()).toEqual({ token: TOKENS[1], expiresAt: share.expiresAt });
});

describe('the names', () => {
  it('of several children are shown or left out together', async () => {
    const { press, choose } = open({ ...STORY, ...SIBLINGS });
    expect(await screen.findByRole('group', { name: 'Show the children’s names?' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^No, leave them out/ })).toBeChecked();
    expect(screen.getByText('Their names stay private.')).toBeVisible();
    await press('Create Link');
    expect(await screen.findByText(/\. Mia, Leo, and Ana are not named\.$/)).toBeVisible();
    await press('Change');
    expect(screen.getByText('Anyone with the link will see the names.')).toBeVisible();
    await choose(/^Mia, Leo, and Ana/);
    await press('Save');
    expect(await screen.findByText(/\. Mia, Leo, and Ana are called by name\.$/)).toBeVisible();
  });

  it.each([
    ['name', OLDER, /^Mia/],
    ['names', { ...OLDER, ...SIBLINGS }, /^Mia, Leo, and Ana/],
  ])('of an older story cannot be left out: it is shared with the %s', async (word, story, choice) => {
    const { press } = open(story);
    expect(await screen.findByText(`This is an older story, so it can only be shared with the ${word} showing.`)).toBeVisible();
    expect(screen.getAllByRole('radio', { name: /Mia|little one|leave/ })).toHaveLength(1);
    expect(screen.getByRole('radio', { name: choice })).toBeChecked();
    await press('Create Link');
    expect(await screen.findByText(/called by name\.$/)).toBeVisible();
  });

  it('stay where only the server finds that they cannot be left out', async () => {
    const { press } = open();
    await screen.findByRole('radio', { name: /^“the little one”/ });
    instead = () => Response.json({ message: 'You can still share it with the name.', code: NAME_STAYS }, { status: 422 });
    await press('Create Link');
    expect(await screen.findByText(/only be shared with the name showing\.$/)).toBeVisible();
    expect(share).toBeNull();
  });
});

describe('where it does not work', () => {
  it('says so without a connection, and looks again', async () => {
    instead = () => Promise.reject(new TypeError('Failed to fetch'));
    const { press } = open();
    expect(await screen.findByText('That didn’t work. Please check your connection and try again.')).toBeVisible();
    await press('Try Again');
    expect(await screen.findByRole('button', { name: 'Create Link', busy: false })).toBeVisible();
    expect(title()).toHaveFocus();
  });

  it('says why in the server’s words, and keeps the choices for another try', async () => {
    const { press, choose } = open();
    await choose(/^Mia/);
    await choose('A month');
    instead = () => Response.json({ message: 'You’re already sharing 20 stories.' }, { status: 409 });
    await press('Create Link');
    expect(await screen.findByText('You’re already sharing 20 stories.')).toBeVisible();
    await press('Create Link');
    expect(await field()).toHaveValue(link(TOKENS[0]));
    expect(sharing()[1]).toEqual({ storyId: STORY.id, showName: true, days: 30, fresh: true });
  });

  it.each(['on opening', 'on sharing it again'])('says %s that we took the page down, and offers no link', async (when) => {
    const first = when === 'on opening';
    if (first) instead = () => Response.json({ share: null, takenDown: true });
    const { press } = open();
    if (!first) {
      await screen.findByRole('radio', { name: 'A week' });
      instead = () => Response.json({ message: 'Taken down.', code: TAKEN_DOWN }, { status: 409 });
      await press('Create Link');
    }
    expect(await screen.findByText(/^We took this story’s shared page down/)).toBeVisible();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
    if (!first) expect(title()).toHaveFocus();
  });
});
