import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredStory } from '../sharing/shared-copy.ts';
import { type InvitationPorts, invite, invitedPages } from './invitation.ts';

const STORY: StoredStory = {
  title: 'Mia and the Lamp',
  content: '<p>Mia yawned.</p>',
  template: '<p>{child} yawned.</p>',
  childName: 'Mia',
  favoriteAnimal: 'fox',
  storySetting: 'garden',
  age: '2-3',
};
const ORDER = { storyId: 'story', name: 'Grandma', showName: false };
const ports = {
  readStory: vi.fn<InvitationPorts['readStory']>(),
  whyNotShared: vi.fn<InvitationPorts['whyNotShared']>(),
  countVoices: vi.fn<InvitationPorts['countVoices']>(),
  isFit: vi.fn<InvitationPorts['isFit']>(),
  readDisplayName: async () => 'Noor Haddad',
  create: vi.fn<InvitationPorts['create']>(),
  now: () => 0,
};

beforeEach(() => {
  ports.readStory.mockReset().mockResolvedValue(STORY);
  ports.whyNotShared.mockReset().mockResolvedValue(null);
  ports.countVoices.mockReset().mockResolvedValue(3);
  ports.isFit.mockReset().mockResolvedValue(true);
  ports.create.mockReset().mockResolvedValue({ token: 'a-token', voiceId: 'a-voice' });
});

test('an invitation shows a guest only a story that was judged without its names, at its child’s age', async () => {
  expect(await invite('user-1', { ...ORDER, showName: true }, ports)).toMatchObject({ token: 'a-token' });
  const texts = ['The Little One and the Lamp', 'The little one yawned.', 'fox'];
  expect(ports.isFit).toHaveBeenCalledExactlyOnceWith({ moderated: texts, reviewed: texts, age: '2-3' });
});

test.each([
  ['an abbreviation', '“Aye, Capt. {child}!” said the fox. It slept.', 'Mia', ['“Aye, Capt. the little one!” said the fox.', 'It slept.']],
  ['a pause', 'They waited… {child} yawned.', 'Will', ['They waited…', 'the little one yawned.']],
  [
    'a long sentence',
    `${'The fox ran, '.repeat(16)}{child} hid. It slept.`,
    'Mia',
    [`${'The fox ran, '.repeat(16)}the little one hid.`, 'It slept.'],
  ],
])('a guest reads the family’s sentences without its names, also behind %s [fault 1]', (_what, template, childName, lines) => {
  const story = { ...STORY, childName, content: `<p>${template.replaceAll('{child}', childName)}</p>`, template: `<p>${template}</p>` };
  expect(invitedPages(story, false)?.pages.map((page) => page.lines)).toEqual([lines]);
});

test('an invitation leaves out names that strangers would misread [safety 9]', async () => {
  ports.readStory.mockResolvedValue({ ...STORY, childName: 'Ben Dover' });
  await invite('user-1', { ...ORDER, showName: true }, ports);
  expect(ports.create.mock.calls[0]?.[0]).toMatchObject({ showName: false });
});

test('an invitation of before that check leaves them out too, and shows no text that was not judged [safety 9]', () => {
  const story = { ...STORY, title: 'Ben Dover and the Lamp', content: '<p>Ben Dover yawned.</p>', template: '<p>{child} swore.</p>' };
  const pages = invitedPages({ ...story, childName: 'Ben Dover' }, true);
  expect(pages).toMatchObject({ title: 'The Little One and the Lamp', pages: [{ text: 'The little one yawned.' }] });
  expect(invitedPages(STORY, true)).toMatchObject({ title: 'Mia and the Lamp', pages: [{ text: 'Mia yawned.' }] });
});

test.each<[string, StoredStory, boolean]>([
  ['that fails moderation or review', STORY, false],
  ['with a word that is never allowed', { ...STORY, template: '<p>{child} met a zombie.</p>' }, true],
  ['that is not plain text', { ...STORY, template: '<p>Win a prize at https://evil.example!</p>' }, true],
])('nobody is invited to a story %s', async (_what, story, passes) => {
  ports.readStory.mockResolvedValue(story);
  ports.isFit.mockResolvedValue(passes);
  expect(await invite('user-1', ORDER, ports)).toBe('unfit');
  expect(ports.create).not.toHaveBeenCalled();
});

test('nobody is invited while nobody can judge', async () => {
  ports.isFit.mockRejectedValue(new Error('busy'));
  await expect(invite('user-1', ORDER, ports)).rejects.toThrow('busy');
  expect(ports.create).not.toHaveBeenCalled();
});

test('a story that has all its voices is judged for nobody', async () => {
  ports.countVoices.mockResolvedValue(4);
  expect(await invite('user-1', ORDER, ports)).toBe('voices-full');
  expect(ports.isFit).not.toHaveBeenCalled();
});

test.each(['taken-down', 'sharing-stopped'] as const)('no story that is %s is judged for an invitation [safety 4]', async (reason) => {
  ports.whyNotShared.mockResolvedValue(reason);
  expect(await invite('user-1', ORDER, ports)).toBe(reason);
  expect(ports.whyNotShared).toHaveBeenCalledExactlyOnceWith('user-1', 'story', 'yawned');
  expect(ports.isFit).not.toHaveBeenCalled();
});
