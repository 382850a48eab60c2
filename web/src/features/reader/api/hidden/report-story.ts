/** `POST /api/report-story`: hides a story here at once and reports it, or shows it again; reports a shared page. Never queued: a failed report shows an error. */
import type { ShareReport, StoryReport } from '@tuckaway/domain';
import { callApi } from '../../../../data/http/page-http.ts';
import { currentUid } from '../../../../data/session/session.ts';
import { takeOutOfLineUp } from '../reading/line-up.ts';
import { hideStory, markReportSent, reportedBy, unhideStory } from './hidden-lists.ts';

const TIMEOUT_MS = 10_000;

/** Hides the story at once and permanently, even if the report fails. Throws `CallFailed`. */
export async function reportStory(report: StoryReport): Promise<void> {
  const uid = currentUid();
  const { key } = hideStory(uid, report.storyId);
  takeOutOfLineUp(report.storyId);
  await send(uid, report, key);
  markReportSent(uid, report.storyId);
}

/**
 * Reports a shared page, without the account that may be signed in: the page is not part of it.
 * @param key a UUID that this report keeps when it is repeated. Throws `CallFailed`.
 */
export async function reportSharedPage(report: ShareReport, key: string): Promise<void> {
  await send(null, report, key);
}

/** Shows a story again, here and wherever this account signs in. Throws `CallFailed`: then it stays hidden everywhere. */
export async function showStoryAgain(storyId: string): Promise<void> {
  const uid = currentUid();
  const onServer = uid !== null && reportedBy(uid).some((story) => story.storyId === storyId && story.sent);
  if (onServer) await send(uid, { storyId, hidden: false });
  unhideStory(null, storyId);
  if (uid !== null) unhideStory(uid, storyId);
}

async function send(uid: string | null, body: StoryReport | ShareReport | { storyId: string; hidden: false }, key?: string): Promise<void> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  await callApi({ url: '/api/report-story', uid, body, headers, timeoutMs: TIMEOUT_MS });
}
