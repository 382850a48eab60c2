/** The digits of Arabic, Persian and Indian keyboards by their zeros; NFKC makes full-width ones plain. */
const ZEROS = [0x0660, 0x06f0, 0x0966] as const;

/** What was typed, without spaces around it and with digits of other scripts as 0 to 9. */
export function plainDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .trim()
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.codePointAt(0) ?? 0;
      const zero = ZEROS.find((first) => code >= first && code < first + 10);
      return zero === undefined ? digit : String(code - zero);
    });
}
