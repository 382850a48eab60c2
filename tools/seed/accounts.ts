/** The fictional accounts of the seed, for local use and tests. */
import type { ChildWishes } from '../../domain/src/index.ts';

export const SEED_PASSWORD = 'bedtime123';

export const SEED_ACCOUNTS = [
  {
    uid: 'seedparent0000000000000000001',
    email: 'parent@example.com',
    displayName: 'Noor Haddad',
    subscription: 'free',
    what: 'a free account',
  },
  {
    uid: 'seedpremium000000000000000002',
    email: 'premium@example.com',
    displayName: 'Tomasz Lind',
    subscription: 'premium',
    what: 'a premium account',
  },
  {
    uid: 'seedadmin00000000000000000003',
    email: 'admin@example.com',
    displayName: 'Adaeze Okoro',
    subscription: 'free',
    what: 'on the admin list',
  },
] as const;

/** Their saved children by id. */
export const SEED_CHILDREN: Readonly<Record<string, ChildWishes & { readonly of: (typeof SEED_ACCOUNTS)[number]['email'] }>> = {
  '5b0c9e1a-64d7-4f3b-8e21-90a7c3d5f612': {
    of: 'parent@example.com',
    nickname: 'Kofi',
    favoriteAnimal: 'pangolin',
    storyLength: 'short',
    storyTone: 'silly',
    bedtime: '19:15',
  },
  'c83f2d47-1e9a-4b60-a5d8-27f1b64e0c93': {
    of: 'parent@example.com',
    nickname: 'Efua',
    favoriteAnimal: 'whale',
    storyLength: 'medium',
    storyTone: 'sleepy',
    bedtime: '20:00',
  },
  '0e7a41f8-b2c6-4d95-9f03-6a58d1c7e24b': {
    of: 'premium@example.com',
    nickname: 'Sua',
    favoriteAnimal: 'triceratops',
    storyLength: 'long',
    storyTone: 'funny',
  },
};
