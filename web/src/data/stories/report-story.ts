/** `POST /api/report-story`: a story is hidden here at once, then reported; and shown again. Never queued: a report that fails says so. */
import type { StoryReport } from '@tuckaway/domain';
import { checkedFetch } from '../lib/checked-fetch.ts';
import { currentUid } from '../session/session.ts';
import { hideStory, markReportSent, reportedBy, unhideStory } from './hidden-lists.ts';

/** Milliseconds without an answer. */
const TIME_LIMIT = 10_000;

/** The server did not take it. `message` is its own, or empty where nothing was heard from it. */
export class ReportNotSent extends Error {
  override readonly name = 'ReportNotSent';
}

/** Hides the story at once and for good, whatever comes of the report. Throws {@link ReportNotSent}. */
export async function reportStory(report: StoryReport): Promise<void> {
  const uid = currentUid();
  const { key } = hideStory(uid, report.storyId);
  await send(uid, report, key);
  markReportSent(uid, report.storyId);
}

/** Shows a story again, here and wherever this account signs in. Throws {@link ReportNotSent}: then it stays hidden everywhere. */
export async function showStoryAgain(storyId: string): Promise<void> {
  const uid = currentUid();
  const onServer = uid !== null && reportedBy(uid).some((story) => story.storyId === storyId && story.sent);
  if (onServer) await send(uid, { storyId, hidden: false });
  unhideStory(null, storyId);
  if (uid !== null) unhideStory(uid, storyId);
}

async function send(uid: string | null, body: StoryReport | { storyId: string; hidden: false }, key?: string): Promise<void> {
  const init = {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIME_LIMIT),
  };
  const response = await post(uid, init).catch(() => null);
  if (response?.ok) return;
  const answer: unknown = await response?.json().catch(() => null);
  const { message } = (answer ?? {}) as { message?: unknown };
  throw new ReportNotSent(typeof message === 'string' ? message : '');
}

/** A visitor loads nothing of the identity provider for it. */
async function post(uid: string | null, init: RequestInit & { headers: Record<string, string> }): Promise<Response> {
  if (uid === null) return checkedFetch('/api/report-story', init);
  const { authorizedFetch } = await import('../firebase/authorized-fetch.ts');
  return authorizedFetch('/api/report-story', init);
}
