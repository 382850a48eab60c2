/** The body of `POST /api/report-story`. A report waits for the admin; one of a story in the app also hides it for the user. */
import { isCuratedId, isStoryId } from '../ids.ts';
import { LIMITS } from '../limits.ts';
import { HIDDEN } from '../text/hidden-characters.ts';
import type { Parsed } from './story-request.ts';
import { isShareToken } from './story-share.ts';

export const REPORT_REASONS = ['too-scary', 'not-for-children', 'wrong-or-unkind', 'something-else'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What is wrong with a story. */
export interface ReportWords {
  reason: ReportReason;
  /** 1 to {@link LIMITS.reportNote} characters for the admin. */
  note?: string;
}

export interface StoryReport extends ReportWords {
  /** A curated story's number, or an own story's UUID. */
  storyId: string;
}

/** A report of a shared page, or of an invitation's, by a visitor with its link. */
export interface ShareReport extends ReportWords {
  /** The link's token. */
  share: string;
}

/** A report, a report of a shared page, or a request to show a reported story again, which keeps the report. */
export type ReportRequest =
  | { kind: 'story'; report: StoryReport }
  | { kind: 'share'; report: ShareReport }
  | { kind: 'show-again'; storyId: string };

/** Checks and normalizes the body of `POST /api/report-story`: `{storyId, reason, note?}`, `{share, reason, note?}` or `{storyId, hidden: false}`. */
export function parseReportRequest(input: unknown): Parsed<ReportRequest> {
  if (typeof input !== 'object' || input === null) return { ok: false, message: 'Please send the report as a JSON object.' };
  const { storyId, share, hidden, reason, note } = input as Record<string, unknown>;
  if (share !== undefined) {
    if (typeof share !== 'string' || !isShareToken(share)) return wrong('share', 'Please say which shared story it is.');
    const words = parseWords(reason, note);
    return words.ok ? { ok: true, value: { kind: 'share', report: { share, ...words.value } } } : words;
  }
  if (typeof storyId !== 'string' || !(isCuratedId(storyId) || isStoryId(storyId)))
    return wrong('storyId', 'Please say which story it is.');
  if (hidden === false) return { ok: true, value: { kind: 'show-again', storyId } };
  const words = parseWords(reason, note);
  return words.ok ? { ok: true, value: { kind: 'story', report: { storyId, ...words.value } } } : words;
}

function parseWords(reason: unknown, note: unknown): Parsed<ReportWords> {
  const chosen = REPORT_REASONS.find((id) => id === reason);
  if (chosen === undefined) return wrong('reason', 'Please choose what is wrong with the story.');
  if (note !== undefined && typeof note !== 'string') return wrong('note', 'The note has to be text.');
  const words = normalizeNote(note ?? '');
  if (words.length > LIMITS.reportNote) return wrong('note', `The note is too long: at most ${LIMITS.reportNote} characters, please.`);
  return { ok: true, value: { reason: chosen, ...(words === '' ? {} : { note: words }) } };
}

function wrong(field: string, message: string): Parsed<never> {
  return { ok: false, message, field };
}

/** Removes what the console would not show; unifies line breaks. */
function normalizeNote(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/gu, '\n')
    .replace(HIDDEN, (found) => (found === '\n' ? found : ''))
    .trim();
}
