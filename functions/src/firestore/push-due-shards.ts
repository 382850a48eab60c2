/** Which shards have due bedtime reminders. Over REST only, because the scheduler runs every five minutes and usually finds none. */
import { runQuery } from './firestore-rest.ts';

const SHARDS = Array.from({ length: 16 }, (_, digit) => digit.toString(16));

/** Costs one read for each shard. */
export async function shardsWithDueReminders(now: number): Promise<string[]> {
  const found = await Promise.all(
    SHARDS.map((shard) =>
      runQuery({
        select: { fields: [{ fieldPath: '__name__' }] },
        from: [{ collectionId: 'pushSubscriptions' }],
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [
              { fieldFilter: { field: { fieldPath: 'remindIn' }, op: 'EQUAL', value: { stringValue: shard } } },
              {
                fieldFilter: {
                  field: { fieldPath: 'remindAt' },
                  op: 'LESS_THAN_OR_EQUAL',
                  value: { timestampValue: new Date(now).toISOString() },
                },
              },
            ],
          },
        },
        limit: 1,
      }),
    ),
  );
  return SHARDS.filter((_shard, index) => (found[index]?.length ?? 0) > 0);
}
