/** The accounts of the seed, for people and tests alike. All of them are made up. */
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
