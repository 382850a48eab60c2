import { expect, it } from 'vitest';
import { type CallGoogle, GoogleError } from '../operations/google.ts';
import { featuredOf } from './featured.ts';

const database = (list: object | null): CallGoogle => {
  return async (_method, url) => {
    if (!url.endsWith('/documents/publishedLists/featured')) return {};
    if (list === null) throw new GoogleError(404, 'not found');
    return { ...list, updateTime: '2026-11-24T00:00:00Z' };
  };
};

it('prerenders home with the stories that are published, also before the site exists', async () => {
  const story = { mapValue: { fields: { id: { integerValue: '7' }, title: { stringValue: 'The Lamp' } } } };
  const stories = await featuredOf('tales-1', database({ fields: { stories: { arrayValue: { values: [story] } } } }));
  expect(stories).toEqual([{ id: 7, title: 'The Lamp' }]);
});

it.each([
  ['without a list', null],
  ['with an empty list', { fields: { stories: { arrayValue: {} } } }],
])('%s, home is built without stories', async (_what, list) => expect(await featuredOf('tales-1', database(list))).toEqual([]));

it('stops if the database may not be read, instead of releasing a home without stories', async () => {
  const refused: CallGoogle = async () => {
    throw new GoogleError(403, 'no');
  };
  await expect(featuredOf('tales-1', refused)).rejects.toThrow('Firestore refuses');
});
