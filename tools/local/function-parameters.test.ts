import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { imageHostsOf, parameterOf, siteOriginOf } from './function-parameters.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-key-'));
  writeFileSync(join(folder, '.env'), 'OTHER=1\nVAPID_PUBLIC_KEY=\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a parameter', () => {
  it('comes from the configuration of the project’s functions', () => {
    writeFileSync(join(folder, '.env.tales'), 'VAPID_PUBLIC_KEY=BKey-of_tales\n');
    expect(parameterOf('VAPID_PUBLIC_KEY', 'tales', folder)).toBe('BKey-of_tales');
  });

  it('is empty if no file has a value', () => {
    writeFileSync(join(folder, '.env.tales'), 'OTHER=2\n');
    expect(parameterOf('VAPID_PUBLIC_KEY', 'tales', folder)).toBe('');
    expect(parameterOf('VAPID_PUBLIC_KEY', 'no-such-project', folder)).toBe('');
  });
});

describe('the site’s origin', () => {
  it('comes from the configuration of the project’s functions', () => {
    writeFileSync(join(folder, '.env.tales'), 'SITE_ORIGIN=https://tales.example\n');
    expect(siteOriginOf('tales', folder)).toBe('https://tales.example');
  });

  it('is Hosting’s address without a configured one', () => {
    writeFileSync(join(folder, '.env'), 'SITE_ORIGIN=\n');
    expect(siteOriginOf('tales', folder)).toBe('https://tales.web.app');
    expect(siteOriginOf('other-tales', folder)).toBe('https://other-tales.web.app');
  });
});

describe('the hosts of pictures', () => {
  it('are those that publishing accepts', () => {
    writeFileSync(join(folder, '.env.tales'), 'IMAGE_HOSTS=lh3.googleusercontent.com, pictures.example.com\n');
    expect(imageHostsOf('tales', folder)).toEqual(['lh3.googleusercontent.com', 'pictures.example.com']);
  });

  it('can be none', () => {
    writeFileSync(join(folder, '.env.tales'), 'IMAGE_HOSTS=\n');
    expect(imageHostsOf('tales', folder)).toEqual([]);
  });
});
