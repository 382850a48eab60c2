import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../tools/local/paths.ts';
import { KINDS, secretsIn } from './secrets.ts';

const many = (length: number, letters = 'aB3dE5gH7j') => letters.repeat(Math.ceil(length / letters.length)).slice(0, length);
/** Assembled here, so that this file contains none. */
const SECRETS: Record<string, string> = {
  'a private key': ['-----BEGIN', 'PRIVATE KEY-----'].join(' '),
  'an OpenAI key': `sk-proj-${many(40)}`,
  'a Google API key': `AIza${many(35)}`,
  'a Google OAuth secret': `GOCSPX-${many(24)}`,
  'a Google access or refresh token': `ya29.${many(40)}`,
  'a service account': `{"type": "service${'_'}account"}`,
  'a GitHub token': `ghp_${many(36)}`,
  'an npm token': `npm_${many(36)}`,
  'an AWS key': `AKIA${many(16, 'ABCD2345')}`,
  'a Slack token': `xoxb-${many(20)}`,
  'a Stripe key': `sk_live_${many(24)}`,
  'a signed token': `eyJ${many(20)}.eyJ${many(20)}.${many(43)}`,
  'a password in an address': `https://user:${many(10)}@db.example.com`,
  'a push key': `VAPID_PRIVATE_KEY=${many(43)}`,
};

test.each(KINDS)('%s is found', (kind) => {
  expect(secretsIn(`const it = '${SECRETS[kind]}';`)).toContain(kind);
});

test('the repository contains no secret', () => {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0').filter(Boolean);
  const texts = names.filter((name) => existsSync(join(ROOT, name)) && !/\.(?:png|jpg|woff2|ico)$/.test(name));
  // They contain addresses with a password, which the tests expect to be refused.
  const expected = new Set(['functions/testing/hostile-endpoints.ts', 'functions/src/push/allowed-endpoint.test.ts']);
  const found = texts.flatMap((name) =>
    secretsIn(readFileSync(join(ROOT, name), 'utf8'))
      .filter((kind) => !(expected.has(name) && kind === 'a password in an address'))
      .map((kind) => `${name}: ${kind}`),
  );
  expect(found).toEqual([]);
});
