import { expect, it } from 'vitest';
import { siteEnvironment } from './build.ts';
import { valuesOf } from './configuration.ts';

it('builds pages for the project even in a terminal that still has the variables of a local build', () => {
  const left = {
    TUCKAWAY_EMULATORS: '{"auth":9099}',
    TUCKAWAY_WEB_OUT: 'dist-test',
    TUCKAWAY_FEATURED: '/tmp/old.json',
    TUCKAWAY_PUSH_KEY: 'old',
  };
  const environment = siteEnvironment(
    valuesOf('bedtime-tales', { ...left, TUCKAWAY_CONTACT_EMAIL: 'hello@tales.org' }),
    { appId: 'app-1' },
    'key',
  );
  expect(environment).toMatchObject({
    TUCKAWAY_EMULATORS: '',
    TUCKAWAY_WEB_OUT: '',
    TUCKAWAY_FEATURED: '',
    TUCKAWAY_FIREBASE_CONFIG: '{"appId":"app-1"}',
    TUCKAWAY_PUSH_KEY: 'key',
    TUCKAWAY_CONTACT_EMAIL: 'hello@tales.org',
  });
});
