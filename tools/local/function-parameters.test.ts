import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { imageHostsOf, parameterOf, siteOriginOf } from './function-parameters.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-key-'));
  writeFileSync(join(folder, '.env'), 'OTHER=1\nVAPID_PUBLIC_KEY=\nSITE_ORIGIN=\nIMAGE_HOSTS=\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a key, the site’s origin and the hosts of pictures come from the configuration of the project’s functions', () => {
  const hosts = 'IMAGE_HOSTS=lh3.googleusercontent.com, pictures.example.com';
  writeFileSync(join(folder, '.env.tales'), `VAPID_PUBLIC_KEY=BKey-of_tales\nSITE_ORIGIN=https://tales.example\n${hosts}\n`);
  expect(parameterOf('VAPID_PUBLIC_KEY', 'tales', folder)).toBe('BKey-of_tales');
  expect(siteOriginOf('tales', folder)).toBe('https://tales.example');
  expect(imageHostsOf('tales', folder)).toEqual(['lh3.googleusercontent.com', 'pictures.example.com']);
});

it.each(['tales', 'no-such-project'])(
  'without a value for %s there is no key and no host, and the origin is Hosting’s address',
  (project) => {
    writeFileSync(join(folder, '.env.tales'), 'OTHER=2\n');
    expect(parameterOf('VAPID_PUBLIC_KEY', project, folder)).toBe('');
    expect(siteOriginOf(project, folder)).toBe(`https://${project}.web.app`);
    expect(imageHostsOf(project, folder)).toEqual([]);
  },
);
