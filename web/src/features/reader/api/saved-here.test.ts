// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { savedHere } from './saved-here.ts';

afterEach(() => vi.restoreAllMocks());

it('claims no saved file inside another app, whose browser saves none and reports no error [fault 15]', () => {
  const done = { title: 'E-Book Saved!' };
  expect(savedHere(done)).toBe(done);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Instagram 331.0');
  expect(savedHere(done)).toMatchObject({ title: 'Open in your browser' });
});
