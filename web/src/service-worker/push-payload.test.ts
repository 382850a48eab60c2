import { describe, expect, it } from 'vitest';
import { readPush, targetOf } from './push-payload.ts';

const ORIGIN = 'https://tales.example';
const STORY = {
  title: 'A new bedtime story is here',
  body: '“The Fox” is waiting for you.',
  tag: 'story-7',
  icon: '/icons/other.png',
  data: { url: '/story/7?from=push#end' },
};
const KIND = {
  title: 'Tuckaway Tales',
  body: 'There is something new to read.',
  tag: 'news',
  icon: '/icons/icon-192.png',
  data: { url: '/' },
};

/** Addresses of other sites, and addresses that a parser could take for such. */
const HOSTILE = [
  'https://evil.example/',
  'http://tales.example/story/7',
  'https://tales.example/story/7',
  'https://tales.example.evil.example/',
  '//evil.example',
  '//evil.example/story/7',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /story/7',
  '/./%2e//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/story/..//..//evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hello',
  'blob:https://tales.example/1',
  'file:///etc/passwd',
  'about:blank',
  'story/7',
  '@evil.example',
  'tales.example@evil.example',
  '/ſtory',
  '/\u202estory',
  '/\0',
  '',
  7,
  null,
  true,
  ['/story/7'],
  { toString: () => '/story/7' },
];

describe('a push message', () => {
  it('is shown as it was sent', () => {
    expect(readPush(JSON.stringify(STORY), ORIGIN)).toEqual(STORY);
  });

  it.each([null, '', 'not JSON {', '7', 'null', '"words"', '[]', '{}', '{"title":7,"body":{},"tag":[],"icon":1,"data":"x"}'])(
    'with the text %j is shown with a general text',
    (text) => {
      expect(readPush(text, ORIGIN)).toEqual(KIND);
    },
  );

  it('with missing fields is shown with defaults', () => {
    expect(readPush(JSON.stringify({ title: 'Good evening' }), ORIGIN)).toEqual({ ...KIND, title: 'Good evening', body: '' });
    expect(readPush(JSON.stringify({ body: 'Good evening', tag: ' ' }), ORIGIN)).toEqual({ ...KIND, body: 'Good evening' });
  });

  it.each(HOSTILE)('with the address %j opens home, and its icon is not loaded from there', (url) => {
    const { data, icon } = readPush(JSON.stringify({ ...STORY, icon: url, data: { url } }), ORIGIN);
    expect([data.url, icon, targetOf({ url }, ORIGIN)]).toEqual(['/', KIND.icon, '/']);
  });
});

describe('a clicked notification', () => {
  it.each(['/', '/story/7', '/story/7?from=push#end', '/read-story/a-b-c', '/create-story'])('opens %j on this site', (url) => {
    expect(targetOf({ url }, ORIGIN)).toBe(url);
  });

  it.each([undefined, null, 'text', 7, {}])('opens home if its data is %j', (data) => {
    expect(targetOf(data, ORIGIN)).toBe('/');
  });
});
