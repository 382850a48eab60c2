// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { savedHere } from './saved-here.ts';

it('says inside another app that its browser may have saved nothing, as it reports no error [fault 15]', () => {
  const done = { title: 'E-Book Saved!' };
  expect(savedHere(done)).toBe(done);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Instagram 331.0');
  expect(savedHere(done)).toEqual({ ...done, description: expect.stringMatching(/^This page is open inside another app/) });
});
