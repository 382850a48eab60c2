/** The specification as a list: every line that says something about the product, under an id of its own. */

export interface SpecLine {
  /** Section and place in it, such as `2.17`; what stands before the first section is `0.n`. */
  id: string;
  text: string;
}

const SECTION = /^## (\d+)\./;
const TABLE_RULER = /^\|[\s:|-]+\|$/;
/** “**Auth**” alone is a heading in another dress; with words behind it, it says something. */
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
