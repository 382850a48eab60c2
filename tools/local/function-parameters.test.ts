import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { imageHostsOf, pushKeyOf, siteOriginOf } from './function-parameters.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tuckaway-key-'));
  writeFileSync(join(folder, '.env'), 'OTHER=1\nVAPID_PUBLIC_KEY=\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the key that pages subscribe with', () => {
  it('is the one of the project’s functions', () => {
    writeFileSync(join(folder, '.env.tales'), 'VAPID_PUBLIC_KEY=BKey-of_tales\n');
    expect(pushKeyOf('tales', folder)).toBe('BKey-of_tales');
  });

  it('is empty as long as push is not set up', () => {
    writeFileSync(join(folder, '.env.tales'), 'OTHER=2\n');
    expect(pushKeyOf('tales', folder)).toBe('');
    expect(pushKeyOf('no-such-project', folder)).toBe('');
  });
});

describe('the site of a project', () => {
  it('is where its functions take it to be', () => {
    writeFileSync(join(folder, '.env.tales'), 'SITE_ORIGIN=https://tales.example\n');
    expect(siteOriginOf('tales', folder)).toBe('https://tales.example');
  });

  it('is Hosting’s own address as long as it has none', () => {
    writeFileSync(join(folder, '.env'), 'SITE_ORIGIN=\n');
    expect(siteOriginOf('tales', folder)).toBe('https://tales.web.app');
    expect(siteOriginOf('other-tales', folder)).toBe('https://other-tales.web.app');
  });
});

describe('the hosts that pictures may come from', () => {
  it('are those that publishing goes by', () => {
    writeFileSync(join(folder, '.env.tales'), 'IMAGE_HOSTS=lh3.googleusercontent.com, pictures.example.com\n');
    expect(imageHostsOf('tales', folder)).toEqual(['lh3.googleusercontent.com', 'pictures.example.com']);
  });

  it('may be none', () => {
    writeFileSync(join(folder, '.env.tales'), 'IMAGE_HOSTS=\n');
    expect(imageHostsOf('tales', folder)).toEqual([]);
  });
});
