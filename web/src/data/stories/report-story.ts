/** `POST /api/report-story`: hides a story here at once and reports it, or shows it again; reports a shared page. Never queued: a failed report shows an error. */
import type { ShareReport, StoryReport } from '@tuckaway/domain';
import { post, serverMessage } from '../firebase/api-client.ts';
import { HttpError } from '../lib/errors.ts';
import { currentUid } from '../session/session.ts';
import { hideStory, markReportSent, reportedBy, unhideStory } from './removal/hidden-lists.ts';

const TIMEOUT_MS = 10_000;

/** The server did not accept it. `message` is its own, or empty where it did not answer. */
export class ReportNotSent extends Error {
  override readonly name = 'ReportNotSent';
  /** There is no such story any more. */
  readonly gone: boolean;

  constructor(message: string, gone = false) {
    super(message);
    this.gone = gone;
  }
}

/** Hides the story at once and permanently, even if the report fails. Throws {@link ReportNotSent}. */
export async function reportStory(report: StoryReport): Promise<void> {
  const uid = currentUid();
  const { key } = hideStory(uid, report.storyId);
  await send(uid, report, key);
  markReportSent(uid, report.storyId);
}

/**
 * Reports a shared page, without the account that may be signed in: the page is not part of it.
 * @param key a UUID that this report keeps when it is repeated. Throws {@link ReportNotSent}.
 */
export async function reportSharedPage(report: ShareReport, key: string): Promise<void> {
  await send(null, report, key);
}

/** Shows a story again, here and wherever this account signs in. Throws {@link ReportNotSent}: then it stays hidden everywhere. */
export async function showStoryAgain(storyId: string): Promise<void> {
  const uid = currentUid();
  const onServer = uid !== null && reportedBy(uid).some((story) => story.storyId === storyId && story.sent);
  if (onServer) await send(uid, { storyId, hidden: false });
  unhideStory(null, storyId);
  if (uid !== null) unhideStory(uid, storyId);
}

async function send(uid: string | null, body: StoryReport | ShareReport | { storyId: string; hidden: false }, key?: string): Promise<void> {
  try {
    const response = await post('/api/report-story', body, {
      timeoutMs: TIMEOUT_MS,
      signedIn: uid !== null,
      ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    });
    if (!response.ok) throw new HttpError(response.status, await response.text());
  } catch (error) {
    throw new ReportNotSent(serverMessage(error), error instanceof HttpError && error.status === 404);
  }
}
