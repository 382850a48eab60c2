/** `POST /api/report-story`: a story is reported, or shown again to the one who reported it. Open to visitors for curated stories. */
import { randomUUID } from 'node:crypto';
import { isCuratedId, isStoryId, parseReportRequest } from '@tuckaway/domain';
import { keepReport, type Reporter, showStoryAgain } from '../firestore/story-reports.ts';
import { addressRate } from '../http/addresses.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { reportsPerMinute } from '../params.ts';

const MESSAGES = {
  tooMany: 'That was a lot of reports at once. Please wait a moment.',
  badKey: 'The Idempotency-Key has to be a UUID.',
  signIn: 'Please sign in to report a story of your own.',
  notThere: 'This story is not there any more, so there is nothing left to report.',
} as const;

let rate: ReturnType<typeof addressRate> | undefined;

export const reportStory = endpoint({
  name: 'reportStory',
  method: 'POST',
  auth: 'optional',
  handler: async (input, user, context) => {
    rate ??= addressRate(reportsPerMinute.value());
    const seconds = rate.take(context);
    if (seconds > 0) throw new HttpProblem(429, MESSAGES.tooMany, { 'Retry-After': String(seconds) });
    const parsed = parseReportRequest(input);
    if (!parsed.ok) throw new HttpProblem(422, parsed.message, {}, parsed.field === undefined ? {} : { field: parsed.field });
    if (!parsed.value.hidden) {
      // What a visitor hid, only their own device knows.
      if (user !== null) await showStoryAgain(user.uid, parsed.value.storyId);
      return { storyId: parsed.value.storyId, hidden: false };
    }
    const { report } = parsed.value;
    if (user === null && !isCuratedId(report.storyId)) throw new HttpProblem(401, MESSAGES.signIn, { 'WWW-Authenticate': 'Bearer' });
    if (!(await keepReport(reporterOf(user, context.header('idempotency-key')), report))) throw new HttpProblem(404, MESSAGES.notThere);
    return { storyId: report.storyId, hidden: true };
  },
});

/** A visitor's device sends the same key when it tries again, so that twice is once; without one, every call is a report. */
function reporterOf(user: { uid: string } | null, header: string | undefined): Reporter {
  if (user !== null) return user;
  const key = header?.toLowerCase() ?? randomUUID();
  if (!isStoryId(key)) throw new HttpProblem(400, MESSAGES.badKey);
  return { uid: null, key };
}
