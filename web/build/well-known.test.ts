import { describe, expect, it } from 'vitest';
import { assetLinks, securityText } from './well-known.ts';

const FINGERPRINT = Array.from({ length: 32 }, (_byte, index) => index.toString(16).padStart(2, '0').toUpperCase()).join(':');

describe('asset links', () => {
  it('are an empty list without an app', () => {
    expect(assetLinks('')).toEqual([]);
  });

  it('name each app with its certificate', () => {
    const target = (name: string) => ({ namespace: 'android_app', package_name: name, sha256_cert_fingerprints: [FINGERPRINT] });
    expect(assetLinks(`com.example.tales ${FINGERPRINT}, com.example.tales.beta ${FINGERPRINT.toLowerCase()}`)).toEqual([
      { relation: ['delegate_permission/common.handle_all_urls'], target: target('com.example.tales') },
      { relation: ['delegate_permission/common.handle_all_urls'], target: target('com.example.tales.beta') },
    ]);
  });

  it.each(['tales', 'com.example.tales', `com.example.tales ${FINGERPRINT.slice(3)}`, `com.example.tales ${FINGERPRINT}:00`])(
    'stop the build for “%s”',
    (apps) => expect(() => assetLinks(apps)).toThrow('TUCKAWAY_ANDROID_APPS'),
  );
});

it('security.txt names a contact, expires within a year, and is the same all month', () => {
  const text = securityText('help@example.com', Date.parse('2026-11-24T20:00:00Z'));
  expect(text).toBe('Contact: mailto:help@example.com\nExpires: 2027-10-27T00:00:00Z\nPreferred-Languages: en\n');
  expect(securityText('help@example.com', Date.parse('2026-11-01T00:00:00Z'))).toBe(text);
});
