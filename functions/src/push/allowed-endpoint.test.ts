import { describe, expect, test } from 'vitest';
import { HOSTILE_ENDPOINTS, TEST_SERVICES } from '../../testing/hostile-endpoints.ts';
import { commaSeparated } from '../lib/comma-separated.ts';
import { allowedEndpoint } from './allowed-endpoint.ts';

const KNOWN = commaSeparated('fcm.googleapis.com, .push.services.mozilla.com,.notify.windows.com,.push.apple.com,');

describe('the allowlist', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/dJ3x:APA91bF_x-Y',
    'https://fcm.googleapis.com/wp/dJ3x:APA91bF_x-Y',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAB%2bx%3d%3d',
    'https://web.push.apple.com/QOZ2Zx',
  ])('allows endpoints such as %s', (endpoint) => {
    expect(allowedEndpoint(endpoint, KNOWN)?.href).toBe(endpoint);
  });

  test('allows no other Google host and no bare suffix', () => {
    for (const host of ['googleapis.com', 'storage.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'apple.com']) {
      expect(allowedEndpoint(`https://${host}/send/1`, KNOWN)).toBeNull();
    }
  });

  test('allows every host below a suffix', () => {
    for (const host of ['web', 'x17', 'a.b']) expect(allowedEndpoint(`https://${host}.push.apple.com/1`, KNOWN)).not.toBeNull();
  });

  test('allows nothing if it is empty', () => {
    expect(allowedEndpoint('https://fcm.googleapis.com/fcm/send/1', commaSeparated(' , '))).toBeNull();
  });
});

test('a local service is allowed at the listed port', () => {
  expect(allowedEndpoint('https://localhost:5156/push/1', TEST_SERVICES)?.origin).toBe('https://localhost:5156');
});

test.each(HOSTILE_ENDPOINTS)('%j is refused', (endpoint) => {
  expect(allowedEndpoint(endpoint, TEST_SERVICES)).toBeNull();
});
