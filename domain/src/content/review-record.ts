/** Records that our own content was reviewed and found gentle. */
import * as z from 'zod/mini';

/** What one reader, a model or a person, found gentle on one day. */
const reviewRecordSchema = z.strictObject({
  by: z.string(),
  /** ISO date. */
  date: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  /** The hash of each text that was found gentle, by the id of its piece. */
  gentle: z.record(z.string(), z.string()),
});
export type ReviewRecord = Readonly<z.infer<typeof reviewRecordSchema>>;

/** A file: the records of one kind of content. */
export const reviewRecordsSchema = z.array(reviewRecordSchema);
