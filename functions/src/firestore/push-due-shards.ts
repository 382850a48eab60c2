/** Where bedtime reminders are due. Over REST alone: the scheduler comes every five minutes, and mostly finds nobody. */
import { runQuery } from './firestore-rest.ts';

const SHARDS = Array.from({ length: 16 }, (_, digit) => digit.toString(16));

/** The shards in which anybody is due: a read for each reminder that is found, and one for each shard without. */
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
