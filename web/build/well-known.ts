/** Files below `/.well-known`, where browsers, phones and researchers look for them. */
import type { Plugin } from 'vite';

/** Days, from the month's first, until researchers should ask for a newer file; RFC 9116 recommends less than a year. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

const APP = /^([a-z]\w*(?:\.[a-z]\w*)+)\s+((?:[0-9A-F]{2}:){31}[0-9A-F]{2})$/i;

/**
 * The Android apps that may open this site's links without asking (Digital Asset Links). Throws if `apps` cannot be read.
 * @param apps a package and the SHA-256 fingerprint of its certificate for each, separated by commas; empty without an app.
 */
export function assetLinks(apps: string): object[] {
  const list = apps.split(',').map((app) => app.trim());
  return list
    .filter((app) => app !== '')
    .map((app) => {
      const [, name, fingerprint] = APP.exec(app) ?? [];
      if (!name || !fingerprint) throw new Error(`TUCKAWAY_ANDROID_APPS: “${app}” is not a package and a SHA-256 fingerprint.`);
      return {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: [fingerprint.toUpperCase()] },
      };
    });
}

/** Where to report a weakness (RFC 9116). The same for a month, because a deployment without changes releases nothing. */
export function securityText(email: string, now: number): string {
  const today = new Date(now);
  const month = Date.UTC(today.getUTCFullYear(), today.getUTCMonth());
  return `Contact: mailto:${email}\nExpires: ${new Date(month + VALID_DAYS * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z\nPreferred-Languages: en\n`;
}

/** @param email without it there is no `security.txt`. */
export function wellKnown({ apps, email }: { apps: string; email: string | undefined }): Plugin {
  return {
    name: 'tuckaway-well-known',
    generateBundle() {
      const links = JSON.stringify(assetLinks(apps), null, 2);
      this.emitFile({ type: 'asset', fileName: '.well-known/assetlinks.json', source: `${links}\n` });
      if (email) this.emitFile({ type: 'asset', fileName: '.well-known/security.txt', source: securityText(email, Date.now()) });
    },
  };
}
