import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeDevelopmentKeys } from './development-keys.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'tuckaway-test-'));
const read = (path: string) => readFileSync(path, 'utf8');

it('creates the push keys and the key of the hashes once and keeps them', () => {
  const place = folder();
  const { publicKey } = makeDevelopmentKeys(place);
  const secrets = read(join(place, '.secret.local'));
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65);
  expect(secrets).toMatch(
    /^OPENAI_API_KEY=local-storyteller\nMODERATION_API_KEY=local-storyteller\nHASH_KEY=[\w-]{43}\nVAPID_PRIVATE_KEY=[\w-]{43}$/m,
  );
  expect(makeDevelopmentKeys(place)).toEqual({ publicKey });
  expect(read(join(place, '.secret.local'))).toBe(secrets);
});

it('keeps keys that a developer has set', () => {
  const place = folder();
  writeFileSync(join(place, '.secret.local'), 'OPENAI_API_KEY=sk-mine\n');
  writeFileSync(join(place, '.env.local'), 'OPENAI_MODEL=mine\n');
  makeDevelopmentKeys(place);
  expect(read(join(place, '.secret.local'))).toContain('OPENAI_API_KEY=sk-mine\n');
  expect(read(join(place, '.env.local'))).toMatch(/OPENAI_MODEL=mine\nVAPID_PUBLIC_KEY=/);
});
