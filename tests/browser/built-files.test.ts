/** What the built files must not contain: they are public, and the policy of the pages refuses inline code. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/local/paths.ts';
import { secretsIn } from '../leaks/secrets.ts';
import { BUILT } from './support/deployments.ts';
import { expect, test } from './support/support.ts';

const textsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|mjs|css|html|json|map|svg|webmanifest|txt)$/.test(name))
    .map((name) => join(folder, name));

test('the built web app and functions contain no secret, and no App Check code without a key for it', () => {
  const app = textsIn(BUILT);
  const files = [...app, ...textsIn(join(ROOT, 'functions', 'lib'))];
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => secretsIn(readFileSync(file, 'utf8')).map((kind) => `${file.slice(ROOT.length)}: ${kind}`));
  expect(found).toEqual([]);

  const scripts = app.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  // App Check’s database name occurs only in its own SDK; its header’s name occurs in the other SDKs, too.
  expect(scripts.filter((file) => /firebase-app-check-database/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test('the pages have no style attributes, no event handlers and no scripts from elsewhere', () => {
  for (const name of ['index.html', 'app.html', '404.html']) {
    const html = readFileSync(join(BUILT, name), 'utf8');
    expect(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ''), name).not.toMatch(/<[^>]*\s(?:style|on[a-z]+)=/);
    expect(html, name).not.toMatch(/<script\b[^>]*\ssrc="(?!\/[^/])/);
  }
});
