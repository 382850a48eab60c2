/** The body of `POST /api/report-story`. A report hides the story for the user and waits for the admin. */
import { isCuratedId, isStoryId } from './ids.ts';
import { LIMITS } from './limits.ts';
import type { Parsed } from './story-request.ts';

export const REPORT_REASONS = ['too-scary', 'not-for-children', 'wrong-or-unkind', 'something-else'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export interface StoryReport {
  /** A curated story's number, or an own story's UUID. */
  storyId: string;
  reason: ReportReason;
  /** 1 to {@link LIMITS.reportNote} characters for the admin. */
  note?: string;
}

/** A report, or a request to show a reported story again, which keeps the report. */
export type ReportRequest = { hidden: true; report: StoryReport } | { hidden: false; storyId: string };

/** Checks and normalizes the body of `POST /api/report-story`: `{storyId, reason, note?}` or `{storyId, hidden: false}`. */
export function parseReportRequest(input: unknown): Parsed<ReportRequest> {
  if (typeof input !== 'object' || input === null) return { ok: false, message: 'Please send the report as a JSON object.' };
  const { storyId, hidden, reason, note } = input as Record<string, unknown>;
  if (typeof storyId !== 'string' || !(isCuratedId(storyId) || isStoryId(storyId)))
    return wrong('storyId', 'Please say which story it is.');
  if (hidden === false) return { ok: true, value: { hidden: false, storyId } };
  const chosen = REPORT_REASONS.find((id) => id === reason);
  if (chosen === undefined) return wrong('reason', 'Please choose what is wrong with the story.');
  if (note !== undefined && typeof note !== 'string') return wrong('note', 'The note has to be text.');
  const words = normalizeNote(note ?? '');
  if (words.length > LIMITS.reportNote) return wrong('note', `The note is too long: at most ${LIMITS.reportNote} characters, please.`);
  return { ok: true, value: { hidden: true, report: { storyId, reason: chosen, ...(words === '' ? {} : { note: words }) } } };
}

function wrong(field: string, message: string): Parsed<never> {
  return { ok: false, message, field };
}

/** Removes what the console would not show: control and direction characters; unifies line breaks. */
function normalizeNote(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/gu, '\n')
    .replace(/(?!\n)[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim();
}
