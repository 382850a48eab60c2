/** Splits the specification into lines with ids. */

export interface SpecLine {
  /** Section and position, such as `2.17`; `0.n` before the first section. */
  id: string;
  text: string;
}

const SECTION = /^## (\d+)\./;
const TABLE_RULER = /^\|[\s:|-]+\|$/;
/** A line of bold text alone, such as “**Auth**”, is a heading. */
const BOLD_ALONE = /^\*\*[^*]+\*\*$/;

/** Bullets, table rows and sentences; no headings (a table's first row is one), blank lines and table rulers. */
export function parseLines(specification: string): SpecLine[] {
  const rows = specification.split('\n').map((row) => row.trim());
  const lines: SpecLine[] = [];
  let section = '0';
  let place = 0;
  for (const [index, row] of rows.entries()) {
    const heading = SECTION.exec(row)?.[1];
    if (heading !== undefined) {
      section = heading;
      place = 0;
    }
    const headsTable = TABLE_RULER.test(rows[index + 1] ?? '');
    if (row === '' || row.startsWith('#') || TABLE_RULER.test(row) || headsTable || BOLD_ALONE.test(row)) continue;
    place += 1;
    lines.push({ id: `${section}.${place}`, text: row.replace(/^- /, '') });
  }
  return lines;
}
