import { describe, expect, it } from 'vitest';
import { withoutScripts } from './builds.ts';

describe('the page without scripts', () => {
  it('has neither scripts nor script preloads', () => {
    const page = `<head><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js"><link rel="preload" as="script" href="/b.js">
<script type="module" crossorigin src="/a.js"></script><script>if (1 < 2) go();</script></head><h1>Home</h1><img src="/hero.svg">`;
    const control = withoutScripts(page);
    expect(control).not.toMatch(/script|\.js|go\(\)/);
    expect(control).toContain('<link rel="stylesheet" href="/a.css">');
    expect(control).toContain('<h1>Home</h1><img src="/hero.svg">');
  });

  it('rejects a page that is not prerendered', () => {
    expect(() => withoutScripts('<div id="root"></div><script src="/a.js"></script>')).toThrow('not prerendered');
  });
});
