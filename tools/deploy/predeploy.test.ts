import { expect, it } from 'vitest';
import { GoogleError } from '../operations/google.ts';
import { featuredOf } from './predeploy.ts';

const inDatabase = (list: object | number) =>
  featuredOf('tales-1', async (_method, url) => {
    if (!url.endsWith('/documents/publishedLists/featured')) return {};
    if (typeof list === 'number') throw new GoogleError(list, 'no');
    return { fields: { stories: { arrayValue: list } }, updateTime: '2026-11-24T00:00:00Z' };
  });

it('prerenders home with the stories that are published, also before the site exists', async () => {
  const story = { mapValue: { fields: { id: { integerValue: '7' }, title: { stringValue: 'The Lamp' } } } };
  expect(await inDatabase({ values: [story] })).toEqual([{ id: 7, title: 'The Lamp' }]);
});

it('builds home without stories if there is no list, or an empty one, and stops if it may not be read', async () => {
  expect([await inDatabase(404), await inDatabase({})]).toEqual([[], []]);
  await expect(inDatabase(403)).rejects.toThrow('Firestore refuses');
});
