import { expect, it } from 'vitest';

/** Tailwind's output needs Safari 16.4 or Chrome 111. These APIs are newer than that, and no build step adds them. */
const TOO_NEW =
  /\b(?:AbortSignal\.any|Promise\.(?:withResolvers|try)|(?:Object|Map)\.groupBy|Array\.fromAsync|URL\.(?:canParse|parse)|Iterator\.from|scheduler\.\w+|requestIdleCallback)\(|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toWellFormed|isWellFormed)\(|\.(?:values|keys|entries)\(\)\.(?:map|filter|some|every|find|toArray|reduce|forEach)\(/;

it('the source uses no API newer than the oldest supported browsers', () => {
  const sources = Object.entries(import.meta.glob<string>('../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }));
  const shipped = sources.filter(([path]) => !/\.test\.tsx?$|\/(?:test|testing)\//.test(path));
  expect(shipped.length).toBeGreaterThan(200);
  expect(shipped.filter(([, text]) => TOO_NEW.test(text)).map(([path, text]) => [path, TOO_NEW.exec(text)?.[0]])).toEqual([]);
});
