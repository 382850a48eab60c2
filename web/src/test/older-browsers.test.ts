import { expect, it } from 'vitest';

/**
 * The oldest browsers that Tailwind's output works in are Safari 16.4 and Chrome 111: the last ones of phones that are still in use.
 * These came later, and no build step puts them in.
 */
const TOO_NEW =
  /\b(?:AbortSignal\.any|Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync|URL\.(?:canParse|parse)|Iterator\.from|scheduler\.\w+|requestIdleCallback)\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toWellFormed|isWellFormed)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|toArray|reduce|forEach)\(/;

/** These look whether `requestIdleCallback` is there before they ask, and do without. */
const LOOK_FIRST = ['../ui/when-quiet.ts', '../ui/draw-later.ts'];

it('asks for nothing that a six-year-old phone does not have', () => {
  const sources = Object.entries(import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }));
  const shipped = sources.filter(([path]) => !LOOK_FIRST.includes(path) && !/\.test\.tsx?$|\/(?:test|testing)\//.test(path));
  expect(shipped.length).toBeGreaterThan(200);
  expect(shipped.filter(([, text]) => TOO_NEW.test(text)).map(([path, text]) => [path, TOO_NEW.exec(text)?.[0]])).toEqual([]);
});
