// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { type Child, NAME_STAYS, TAKEN_DOWN } from '@tuckaway/domain';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ANNA, FOX_STORY } from '../../../testing/fixtures.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FamilyReaderRoute } from '../../app/pages/family-reader-route.tsx';
import type { Session } from '../../data/session/session.ts';

const session = vi.hoisted(() => ({ useSession: vi.fn<() => Session>(), currentUid: () => 'uid-anna' }));
const stories = vi.hoisted(() => ({ template: undefined as string | undefined, siblings: undefined as string[] | undefined }));
const authorizedFetch = vi.hoisted(() => vi.fn<(path: string, init: RequestInit) => Promise<Response>>());
/** What this device keeps. */
const kept = vi.hoisted(() => new Map<string, unknown>());
const loadChildren = vi.hoisted(() => vi.fn<() => Promise<Child[]>>());
vi.mock('../../data/account/children.ts', () => ({ loadChildren }));
vi.mock('../../data/session/session.ts', () => session);
vi.mock('../../data/firebase/fetch-with-token.ts', () => ({ fetchWithToken: authorizedFetch }));
vi.mock('../../data/cache/cached-copies.ts', () => ({
  copyOf: (uid: string, name: string) => ({
    get: async () => kept.get(`${uid}/${name}`),
    put: async (value: unknown) => void kept.set(`${uid}/${name}`, value),
    drop: async () => void kept.delete(`${uid}/${name}`),
  }),
}));
vi.mock('../../data/stories/family-stories.ts', () => ({
  useFamilyStory: (id: string) => ({
    data: {
      ...FOX_STORY,
      id,
      ...(stories.template === undefined ? {} : { template: stories.template }),
      ...(stories.siblings === undefined ? {} : { siblings: stories.siblings }),
    },
  }),
}));
vi.mock('../../data/favorites/favorites.ts', () => ({ useIsFavorite: () => false, addFavorite: vi.fn() }));
vi.mock('../../data/reading/progress.ts', () => ({ useReadingProgress: () => null, saveProgress: vi.fn() }));
vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'));

const TOKENS = ['A'.repeat(24), 'B'.repeat(24)];
const DAY_MS = 86_400_000;
const STORY = FOX_STORY.id;
const KEY = `uid-anna/share/${STORY}`;

/** The server, with the one thing that it keeps. */
let share: { showName: boolean; showLook?: boolean; expiresAt: number } | null;
/** What it says instead, once. */
let instead: (() => Response | Promise<Response>) | null;
const asked: [path: string, body: Record<string, unknown>][] = [];
const tokens: string[] = [];

// The first import of the lazy sheet takes long in a test.
beforeAll(async () => void (await import('./share-sheet.tsx')));
beforeEach(() => {
  session.useSession.mockReturnValue({ status: 'signed-in', user: ANNA });
  loadChildren.mockReset().mockResolvedValue([]);
  share = null;
  instead = null;
  stories.template = '<p>{child} met a fox.</p>';
  stories.siblings = undefined;
  kept.clear();
  asked.length = 0;
  tokens.splice(0, tokens.length, ...TOKENS);
  authorizedFetch.mockImplementation(async (path, init) => {
    const body = JSON.parse(String(init.body)) as Record<string, unknown>;
    asked.push([path, body]);
    if (instead) {
      const answer = instead();
      instead = null;
      return answer;
    }
    if (path === '/api/share/state') return Response.json({ share });
    if (path === '/api/share/revoke') {
      share = null;
      return Response.json({ share });
    }
    const isNew = share === null || body.fresh === true;
    share = {
      showName: body.showName === true,
      ...(body.showLook === true && { showLook: true }),
      expiresAt: Date.now() + Number(body.days) * DAY_MS,
    };
    return Response.json({ ...share, token: isNew ? tokens.shift() : null });
  });
});

async function openSheet() {
  const { user } = renderScreen(<FamilyReaderRoute />, { at: `/read-story/${STORY}`, route: '/read-story/*' });
  await user.click(await screen.findByRole('button', { name: 'Share This Story' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Share this story' }));
  return { user, sheet };
}
const sheetTitle = () => screen.getByRole('heading', { name: 'Share this story' });
const link = (token: string | undefined) => `${window.location.origin}/s/${token}`;
const sharing = () => asked.filter(([path]) => path === '/api/share').map(([, body]) => body);

describe('a story that is not shared', () => {
  it('creates no link before the user asks for one', async () => {
    const { user, sheet } = await openSheet();
    expect(await sheet.findByRole('radio', { name: /^“the little one”/ })).toBeChecked();
    expect(sheet.getByRole('radio', { name: 'A week' })).toBeChecked();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toEqual([['/api/share/state', { storyId: STORY }]]);
  });

  it('is shared without the name, for a week, and the link can be copied', async () => {
    const { user, sheet } = await openSheet();
    await user.click(await sheet.findByRole('button', { name: 'Create Link' }));
    expect(await sheet.findByRole('textbox', { name: 'The link' })).toHaveValue(link(TOKENS[0]));
    expect(sheetTitle()).toHaveFocus();
    expect(sheet.getByText(/^Sharing is on until .+ Mia is called “the little one”\.$/)).toBeVisible();
    expect(sheet.getByRole('status')).toHaveTextContent('The link is ready.');
    expect(sharing()).toEqual([{ storyId: STORY, showName: false, days: 7, fresh: true }]);
    await user.click(sheet.getByRole('button', { name: 'Copy Link' }));
    expect(await navigator.clipboard.readText()).toBe(link(TOKENS[0]));
    expect(sheet.getByRole('button', { name: 'Copied!' })).toBeVisible();
  });

  it('is shared with the name and for a month where the parent says so', async () => {
    const { user, sheet } = await openSheet();
    await user.click(await sheet.findByRole('radio', { name: /^Mia/ }));
    await user.click(sheet.getByRole('radio', { name: 'A month' }));
    await user.click(sheet.getByRole('button', { name: 'Create Link' }));
    expect(await sheet.findByText(/Mia is called by name\.$/)).toBeVisible();
    expect(sharing()).toEqual([{ storyId: STORY, showName: true, days: 30, fresh: true }]);
  });

  it('says kindly that it can only be shared with the name, where it does not know where that stands', async () => {
    stories.template = undefined;
    const { user, sheet } = await openSheet();
    expect(await sheet.findByText('This is an older story, so it can only be shared with the name showing.')).toBeVisible();
    expect(sheet.getByRole('radio', { name: /^Mia/ })).toBeChecked();
    expect(sheet.queryByRole('radio', { name: /^“the little one”/ })).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Create Link' }));
    expect(await sheet.findByText(/Mia is called by name\.$/)).toBeVisible();
  });
});

describe('a story about a child that the family described', () => {
  const MIA: Child = { id: '0', nickname: 'Mia', favoriteAnimal: 'fox', storyLength: 'short', storyTone: 'cozy' };
  beforeEach(() => {
    loadChildren.mockResolvedValue([{ ...MIA, appearance: { skin: 'medium', hair: 'braids' } }]);
  });

  it('is shared without the look unless the parent says so', async () => {
    const { user, sheet } = await openSheet();
    expect(await sheet.findByRole('checkbox', { name: 'Show how your child looks' })).not.toBeChecked();
    await user.click(sheet.getByRole('button', { name: 'Create Link' }));
    expect(await sheet.findByText(/^Sharing is on until/)).not.toHaveTextContent('looks');
    expect(sharing()).toEqual([{ storyId: STORY, showName: false, days: 7, fresh: true }]);
  });

  it('is shared with the look if the parent says so, and without it again', async () => {
    const { user, sheet } = await openSheet();
    const box = () => sheet.findByRole('checkbox', { name: 'Show how your child looks' });
    await user.click(await box());
    await user.click(sheet.getByRole('button', { name: 'Create Link' }));
    expect(await sheet.findByText(/The pictures show how your child looks\.$/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Change' }));
    expect(await box()).toBeChecked();
    await user.click(await box());
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText('Saved. Your link stays the same.')).toBeVisible();
    expect(sharing().map(({ showLook }) => showLook)).toEqual([true, undefined]);
  });

  it('does not ask where none of its children is described', async () => {
    loadChildren.mockResolvedValue([MIA]);
    const { sheet } = await openSheet();
    expect(await sheet.findByRole('radio', { name: 'A week' })).toBeVisible();
    expect(sheet.queryByRole('checkbox')).toBeNull();
  });
});

describe('a story that is shared', () => {
  const shared = () => {
    share = { showName: false, expiresAt: Date.now() + 3 * DAY_MS };
    kept.set(KEY, { token: TOKENS[0], expiresAt: share.expiresAt });
    tokens.shift();
  };
  const ELSEWHERE = /^You can only copy the link on the device that created it/;

  it('shows its link again on the device that made it', async () => {
    shared();
    const { sheet } = await openSheet();
    expect(await sheet.findByRole('textbox', { name: 'The link' })).toHaveValue(link(TOKENS[0]));
  });

  it('is taken back, and the link is forgotten', async () => {
    shared();
    const { user, sheet } = await openSheet();
    await user.click(await sheet.findByRole('button', { name: 'Stop Sharing' }));
    expect(await sheet.findByText('Sharing is off. The link no longer works.')).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Create Link' })).toBeVisible();
    expect(sheetTitle()).toHaveFocus();
    expect(share).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('is changed, and keeps its link', async () => {
    shared();
    const { user, sheet } = await openSheet();
    await user.click(await sheet.findByRole('button', { name: 'Change' }));
    expect(sheetTitle()).toHaveFocus();
    await user.click(sheet.getByRole('radio', { name: /^Mia/ }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText('Saved. Your link stays the same.')).toBeVisible();
    expect(sheet.getByRole('textbox', { name: 'The link' })).toHaveValue(link(TOKENS[0]));
    expect(sharing()).toEqual([{ storyId: STORY, showName: true, days: 7, fresh: false }]);
    expect(kept.get(KEY)).toEqual({ token: TOKENS[0], expiresAt: share?.expiresAt });
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Share This Story' }));
    expect(await screen.findByRole('textbox', { name: 'The link' })).toHaveValue(link(TOKENS[0]));
  });

  it.each([
    ['A month', 29],
    ['A month', 20],
    ['A week', 10],
    ['A week', 1],
  ])('for %s, or nearly so, still is when something else is changed: %i days left', async (choice, days) => {
    share = { showName: false, expiresAt: Date.now() + days * DAY_MS };
    kept.set(KEY, { token: TOKENS[0], expiresAt: share.expiresAt });
    const { user, sheet } = await openSheet();
    await user.click(await sheet.findByRole('button', { name: 'Change' }));
    expect(sheet.getByRole('radio', { name: choice })).toBeChecked();
    await user.click(sheet.getByRole('radio', { name: /^Mia/ }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText('Saved. Your link stays the same.')).toBeVisible();
    expect(sharing()).toEqual([{ storyId: STORY, showName: true, days: choice === 'A month' ? 30 : 7, fresh: false }]);
  });

  it('by a link that another device made new does not show the dead one of this device, and changes nothing of that one', async () => {
    shared();
    share = { showName: false, expiresAt: Date.now() + 3 * DAY_MS + 1 };
    const { user, sheet } = await openSheet();
    expect(await sheet.findByText(ELSEWHERE)).toBeVisible();
    expect(sheet.queryByRole('textbox')).toBeNull();
    expect(sheet.queryByRole('button', { name: 'Change' })).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Create a New Link' }));
    await user.click(sheet.getByRole('button', { name: 'Create a New Link' }));
    expect(await sheet.findByRole('textbox', { name: 'The link' })).toHaveValue(link(TOKENS[1]));
    expect(sheet.getByRole('status')).toHaveTextContent('The link is ready.');
    expect(sharing()).toEqual([{ storyId: STORY, showName: false, days: 7, fresh: true }]);
    expect(kept.get(KEY)).toEqual({ token: TOKENS[1], expiresAt: share.expiresAt });
  });

  it('by a link that was made and changed there does not show this device’s either', async () => {
    shared();
    share = { showName: true, expiresAt: Date.now() + 30 * DAY_MS };
    const { sheet } = await openSheet();
    expect(await sheet.findByText(ELSEWHERE)).toBeVisible();
    expect(sheet.getByText(/Mia is called by name\.$/)).toBeVisible();
    expect(sheet.queryByRole('textbox')).toBeNull();
  });

  it('and kept here without its end, as it once was, may be any: a new link can be made', async () => {
    shared();
    kept.set(KEY, TOKENS[0]);
    const { sheet } = await openSheet();
    expect(await sheet.findByText(ELSEWHERE)).toBeVisible();
    expect(sheet.queryByRole('textbox')).toBeNull();
  });

  it('by another device says so, and can have a new link', async () => {
    shared();
    kept.clear();
    const { user, sheet } = await openSheet();
    expect(await sheet.findByText(ELSEWHERE)).toBeVisible();
    expect(sheet.queryByRole('textbox')).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Create a New Link' }));
    await user.click(sheet.getByRole('button', { name: 'Create a New Link' }));
    expect(await sheet.findByRole('textbox', { name: 'The link' })).toHaveValue(link(TOKENS[1]));
    expect(sharing()).toEqual([{ storyId: STORY, showName: false, days: 7, fresh: true }]);
  });
});

describe('a story about several children', () => {
  beforeEach(() => {
    stories.siblings = ['Leo', 'Ana'];
  });

  it('says for all children whether they are named', async () => {
    const { user, sheet } = await openSheet();
    expect(await sheet.findByRole('group', { name: 'Show the children’s names?' })).toBeVisible();
    expect(sheet.getByRole('radio', { name: /^No, leave them out/ })).toBeChecked();
    expect(sheet.getByText('Their names stay private.')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Create Link' }));
    expect(await sheet.findByText(/\. Mia, Leo, and Ana are not named\.$/)).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Change' }));
    expect(sheet.getByText('Anyone with the link will see the names.')).toBeVisible();
    await user.click(sheet.getByRole('radio', { name: /^Mia, Leo, and Ana/ }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText(/\. Mia, Leo, and Ana are called by name\.$/)).toBeVisible();
  });

  it('that can only be shared with all their names says so', async () => {
    stories.template = undefined;
    const { sheet } = await openSheet();
    expect(await sheet.findByText(/can only be shared with the names showing\.$/)).toBeVisible();
    expect(sheet.getByRole('radio', { name: /^Mia, Leo, and Ana/ })).toBeChecked();
  });
});

describe('a story whose page was taken down', () => {
  const words = /^We took this story’s shared page down/;

  it('says so, and offers no link', async () => {
    instead = () => Response.json({ share: null, takenDown: true });
    const { user, sheet } = await openSheet();
    expect(await sheet.findByText(words)).toBeVisible();
    expect(sheet.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so where that is found only on sharing it again', async () => {
    const { user, sheet } = await openSheet();
    await sheet.findByRole('button', { name: 'Create Link' });
    instead = () => Response.json({ message: 'Taken down.', code: TAKEN_DOWN }, { status: 409 });
    await user.click(sheet.getByRole('button', { name: 'Create Link' }));
    expect(await sheet.findByText(words)).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Create Link' })).toBeNull();
    expect(sheetTitle()).toHaveFocus();
  });
});

describe('where it does not work', () => {
  it('says so without a connection, and looks again', async () => {
    instead = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user, sheet } = await openSheet();
    expect(await sheet.findByText('That didn’t work. Please check your connection and try again.')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Try Again' }));
    expect(await sheet.findByRole('button', { name: 'Create Link' })).toBeVisible();
    expect(sheetTitle()).toHaveFocus();
  });

  it('says why in the server’s words, and keeps the choices', async () => {
    const { user, sheet } = await openSheet();
    await user.click(await sheet.findByRole('radio', { name: 'A month' }));
    instead = () => Response.json({ message: 'You’re already sharing 20 stories.' }, { status: 409 });
    await user.click(sheet.getByRole('button', { name: 'Create Link' }));
    expect(await sheet.findByText('You’re already sharing 20 stories.')).toBeVisible();
    expect(sheet.getByRole('radio', { name: 'A month' })).toBeChecked();
  });

  it('offers the name alone where the server finds that it cannot be left out', async () => {
    const { user, sheet } = await openSheet();
    await sheet.findByRole('radio', { name: /^“the little one”/ });
    instead = () => Response.json({ message: 'You can still share it with the name.', code: NAME_STAYS }, { status: 422 });
    await user.click(sheet.getByRole('button', { name: 'Create Link' }));
    expect(await sheet.findByText(/only be shared with the name showing\.$/)).toBeVisible();
    expect(share).toBeNull();
  });
});
