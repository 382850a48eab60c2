/** A user, children and a story for tests. */
import type { AppUser, Child, Story } from '@tuckaway/domain';

export const ANNA: AppUser = {
  id: 0,
  email: 'anna@example.com',
  firebaseUid: 'uid-anna',
  displayName: 'Anna',
  isPremium: false,
  createdAt: 0,
};

export const MIA: Child = {
  ...{ id: '3', nickname: 'Mia', favoriteAnimal: 'small fox', storyLength: 'short', storyTone: 'cozy' },
  ...{ age: '2-3', pronouns: 'she', notTonight: ['dark', 'dogs'] },
};
export const LEO: Child = { id: '1', nickname: 'Leo', favoriteAnimal: 'owl', storyLength: 'long', storyTone: 'silly' };

export const FOX_STORY: Story = {
  id: '3f0e8f5c-52f1-4c8a-9d5e-0a6b1f6f2a10',
  uid: ANNA.firebaseUid,
  title: 'The Fox & the Lamp',
  content: '<p>Mia met a fox.</p><p>It was &lt;quite&gt; late.</p>',
  childName: 'Mia',
  favoriteAnimal: 'fox',
  storySetting: 'forest',
  storyLength: 'short',
  storyTone: 'cozy',
  coverImage: 'moon',
  createdAt: 0,
};
