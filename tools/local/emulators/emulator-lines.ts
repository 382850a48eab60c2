/** What `npm start` shows of the emulators' output. */
import { stripVTControlCharacters } from 'node:util';

/** What functions log, warnings and errors. */
const SHOWN = /^\s*(⚠|✖|>)|\b(WARN|ERROR)\b/;
/** Repeated at every start with emulators of the Cloud SDK; the announcement says the same. */
const HIDDEN = /Env variable override detected|Emulator UI is not starting/;
/** The Auth emulator sends no email; it prints the link. */
const EMAIL = /\b(To (?:sign in|reset|verify)[^\n]*?, follow this link: \S+)/;

/** The line as shown, or null if it is not. */
export function shownLine(line: string): string | null {
  const email = EMAIL.exec(stripVTControlCharacters(line))?.[1];
  if (email !== undefined) return `Email: ${email}`;
  return SHOWN.test(line) && !HIDDEN.test(line) ? line : null;
}
