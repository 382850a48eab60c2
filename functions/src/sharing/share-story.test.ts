import { coverScene, DEFAULT_SCENE, paragraphsToHtml, type ShareOrder } from '@tuckaway/domain';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_SHARES, type SharePorts, shareStory } from './share-story.ts';
import type { StoredStory } from './shared-copy.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const ORDER: ShareOrder = { storyId: '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10', showName: false, days: 7, fresh: true };
const STORY: StoredStory = {
  title: 'Mia and the Lamp',
  content: paragraphsToHtml(['Mia yawned.']),
  template: paragraphsToHtml(['{child} yawned.']),
  childName: 'Mia',
  favoriteAnimal: 'fox',
  storySetting: 'forest',
  storyTone: 'cozy',
  coverImage: 'ocean',
  pages: [{ text: 'Mia yawned.', scene: DEFAULT_SCENE }],
  childSeed: 7,
  // What a family chose for its child is nobody else's business, so no copy has it.
  ...{ age: '2-3', pronouns: 'she', notTonight: ['mothers'], childId: '3' },
};

const ports = {
  readStory: vi.fn<SharePorts['readStory']>(),
  whyNotShared: vi.fn<SharePorts['whyNotShared']>(),
  readLooks: vi.fn<SharePorts['readLooks']>(),
  isFit: vi.fn<SharePorts['isFit']>(),
  store: vi.fn<SharePorts['store']>(),
  now: () => NOW,
};

beforeEach(() => {
  ports.readStory.mockReset().mockResolvedValue(STORY);
  ports.whyNotShared.mockReset().mockResolvedValue(null);
  ports.readLooks.mockReset().mockResolvedValue([{ skin: 'olive', hair: 'cornrows', wheelchair: 'manual' }]);
  ports.isFit.mockReset().mockResolvedValue(true);
  ports.store.mockReset().mockResolvedValue({ token: 'a-token' });
});
const share = (changes: Partial<ShareOrder> = {}) => shareStory('user-1', { ...ORDER, ...changes }, ports);

describe('a shared story', () => {
  test('is stored as a copy without the name, for a week', async () => {
    expect(await share()).toEqual({ token: 'a-token', showName: false, expiresAt: NOW + 7 * DAY });
    expect(ports.store).toHaveBeenCalledExactlyOnceWith(
      {
        uid: 'user-1',
        storyId: ORDER.storyId,
        storySetting: 'forest',
        showName: false,
        title: 'The Little One and the Lamp',
        paragraphs: ['The little one yawned.'],
        childName: null,
        animal: 'fox',
        pages: [{ text: 'The little one yawned.', scene: DEFAULT_SCENE }],
        cover: coverScene({ storySetting: 'forest', coverImage: 'ocean' }),
        childSeed: 7,
        coverImage: 'ocean',
        storyTone: 'cozy',
        createdAt: NOW,
        expiresAt: NOW + 7 * DAY,
      },
      { text: 'yawned', fresh: true, most: MAX_SHARES },
    );
    expect(JSON.stringify(ports.store.mock.calls)).not.toContain('Mia');
    expect(ports.readLooks).not.toHaveBeenCalled();
  });

  test('with the name keeps its link for a month, and shows no look unless the parent asked for it', async () => {
    ports.store.mockResolvedValue({ token: null });
    const order = { showName: true, days: 30, fresh: false } as const;
    expect(await share(order)).toEqual({ token: null, showName: true, expiresAt: NOW + 30 * DAY });
    expect(await share({ ...order, showLook: true })).toHaveProperty('showLook', true);
    const [plain, shown] = ports.store.mock.calls;
    expect(plain).toMatchObject([{ childName: 'Mia', expiresAt: NOW + 30 * DAY }, { fresh: false }]);
    expect([plain?.[0].looks, shown?.[0].looks]).toEqual([undefined, await ports.readLooks('user-1', STORY)]);
  });

  test('says that it shows no look where no child is described', async () => {
    ports.readLooks.mockResolvedValue([]);
    expect(await share({ showLook: true })).not.toHaveProperty('showLook');
    expect(ports.store.mock.calls[0]?.[0]).not.toHaveProperty('looks');
  });

  test('is moderated and reviewed first, completely, without the name and at its child’s age', async () => {
    await share({ showName: true });
    const texts = ['The Little One and the Lamp', 'The little one yawned.', 'fox'];
    expect(ports.isFit).toHaveBeenCalledExactlyOnceWith({ moderated: texts, reviewed: texts, age: '2-3' });
  });
});

test.each<[string, Partial<StoredStory>]>([
  ['a name that is an address', { childName: 'evil.com' }],
  ['a name that is a frightening word', { childName: 'Zombie' }],
  ['an address that a name ends', { childName: 'Com', title: 'Win at evil.com', content: '<p>Go.</p>' }],
  ['one that another child’s name makes', { siblings: ['Evil'], content: '<p>Win at evil.com</p>' }],
  ['what a name says in its place', { childName: 'Dead', content: '<p>They were dead.</p>' }],
  ['a name that is a profanity', { childName: 'Shithead', content: '<p>Shithead yawned.</p>' }],
  ['a name that strangers would misread', { childName: 'Semen', content: '<p>Semen yawned.</p>' }],
  ['a profanity that two names make', { childName: 'Fu', siblings: ['Ck'], content: '<p>Oh, Fu-Ck!</p>' }],
  ['a pun of two names', { childName: 'Ben', siblings: ['Dover'], content: '<p>Ben and Dover yawned.</p>' }],
  ['a name that is a sentence', { childName: 'We hate all of you' }],
  ['names that follow each other', { siblings: ['Sees', 'Cats'], content: '<p>Mia Sees Cats.</p>' }],
  ['a page of names', { content: `<p>${'Mia, '.repeat(20)}good night.</p>` }],
  ['a place that was never filled in', { content: paragraphsToHtml(['{child} yawned.']) }],
])('a link leaves the names out, although the family wants to show them, for %s [safety 9]', async (_what, stored) => {
  ports.readStory.mockResolvedValue({ ...STORY, ...stored });
  expect(await share({ showName: true })).toMatchObject({ token: 'a-token', showName: false });
  expect(ports.store.mock.calls[0]?.[0]).toMatchObject({ showName: false, childName: null, paragraphs: ['The little one yawned.'] });
});

describe('there is no link', () => {
  test.each<[string, Partial<StoredStory>, Partial<ShareOrder>, string]>([
    ['without the name, where the story does not know where it stands', { template: undefined as never }, {}, 'name-stays'],
    ['for markup', { template: paragraphsToHtml(['{child} <b>yawned</b>.']) }, {}, 'unfit'],
    ['for an address', { template: paragraphsToHtml(['{child} looked at https://evil.example.']) }, {}, 'unfit'],
    ['for an address in the title', { title: 'Win at evil.com' }, {}, 'unfit'],
    ['for an animal that is an address', { favoriteAnimal: 'evil.com' }, {}, 'unfit'],
    [
      'without the name of a story that has no text without it',
      { childName: 'Zombie', template: undefined as never },
      { showName: true },
      'unfit',
    ],
    ['for a frightening word', { template: paragraphsToHtml(['{child} met a zombie.']) }, {}, 'unfit'],
    ['for something that is still to be filled in', { template: paragraphsToHtml(['{child} met [a friend].']) }, {}, 'unfit'],
  ])('%s', async (_what, stored, order, refusal) => {
    ports.readStory.mockResolvedValue({ ...STORY, ...stored });
    expect(await share(order)).toBe(refusal);
    expect(ports.isFit).not.toHaveBeenCalled();
    expect(ports.store).not.toHaveBeenCalled();
  });

  test.each(['taken-down', 'sharing-stopped'] as const)('if it is %s [safety 4]', async (reason) => {
    ports.whyNotShared.mockResolvedValue(reason);
    expect(await share()).toBe(reason);
    expect(ports.isFit).not.toHaveBeenCalled();
    expect(ports.store).not.toHaveBeenCalled();
  });

  test('for a story that fails moderation or review', async () => {
    ports.isFit.mockResolvedValue(false);
    expect(await share()).toBe('unfit');
    expect(ports.store).not.toHaveBeenCalled();
  });

  test('while moderation or review is unavailable', async () => {
    ports.isFit.mockRejectedValue(new Error('busy'));
    await expect(share()).rejects.toThrow('busy');
    expect(ports.store).not.toHaveBeenCalled();
  });
});
