/** `POST /api/report-story`: reports and hides a story, or shows it again. Visitors can report curated stories, shared pages and invitations. */
import { randomUUID } from 'node:crypto';
import { isCuratedId, isStoryId, parseReportRequest, type ReportReason } from '@tuckaway/domain';
import * as logger from 'firebase-functions/logger';
import { accepted } from '../http/body.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpProblem } from '../http/http-problem.ts';
import { type Reporter, showStoryAgain, storeReport, storeShareReport } from '../store/stories/story-reports.ts';
import { limitReports } from './rate-limits.ts';

const MESSAGES = {
  badKey: 'The Idempotency-Key has to be a UUID.',
  signIn: 'Please sign in to report a story of your own.',
  notThere: 'This story is gone, so there’s nothing left to report.',
} as const;

export const reportStory = endpoint({
  name: 'reportStory',
  method: 'POST',
  auth: 'optional',
  handler: async (input, user, context) => {
    const request = accepted(parseReportRequest(input));
    // Anybody can call, so what is no report costs no read.
    await limitReports(context);
    const key = context.header('idempotency-key');
    if (request.kind === 'share') {
      // Without the reporter's account: a family does not learn who reported its page.
      if (!(await storeShareReport(visitorOf(key), request.report))) throw new HttpProblem(404, MESSAGES.notThere);
      raiseAlert(request.report.reason);
      return { reported: true };
    }
    if (request.kind === 'show-again') {
      // A visitor's hidden stories are stored on their device only.
      if (user !== null) await showStoryAgain(user.uid, request.storyId);
      return { storyId: request.storyId, hidden: false };
    }
    const { report } = request;
    if (user === null && !isCuratedId(report.storyId)) throw new HttpProblem(401, MESSAGES.signIn, { 'WWW-Authenticate': 'Bearer' });
    if (!(await storeReport(user ?? visitorOf(key), report))) throw new HttpProblem(404, MESSAGES.notThere);
    raiseAlert(report.reason);
    return { storyId: report.storyId, hidden: true };
  },
});

/** This line is what the alert “a story was reported” waits for (tools/operations/alerts/reports.json). */
function raiseAlert(reason: ReportReason): void {
  logger.warn('story reported', { reason });
}

/** A visitor's device repeats a report with the same key, so it counts once; without a key every call is a new report. */
function visitorOf(header: string | undefined): Extract<Reporter, { uid: null }> {
  const key = header?.toLowerCase() ?? randomUUID();
  if (!isStoryId(key)) throw new HttpProblem(400, MESSAGES.badKey);
  return { uid: null, key };
}
