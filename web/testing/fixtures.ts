/** A user and a story for tests. */
import type { AppUser, Story } from '@tuckaway/domain';

export const ANNA: AppUser = {
  id: 0,
  email: 'anna@example.com',
  firebaseUid: 'uid-anna',
  displayName: 'Anna',
  isPremium: false,
  createdAt: 0,
};

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
