/** `npm run spec`: every line of the specification (docs/specification.md) with what proves it, and what is open. */
import { main, say } from './local/say.ts';
import { type Claim, OPEN_MARKS, problemsOf, readClaims, readSpecification, titlesInRepository } from './spec/claims.ts';

/** Characters of a line that are shown. */
const SHOWN = 110;

await main(async () => {
  const lines = readSpecification();
  const claims = readClaims();
  for (const { id, text } of lines) {
    say(`${id.padEnd(6)}${text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text}`);
    const claim = claims[id];
    if (claim) say(`${wordsOf(claim)}\n`);
  }

  const all = lines.map(({ id }) => claims[id]);
  const open = OPEN_MARKS.map((mark) => ({ mark, count: all.filter((claim) => claim?.open === mark).length }));
  const prose = all.filter((claim) => claim?.prose).length;
  const proven = all.filter((claim) => claim && !claim.open && !claim.prose).length;
  const rest = open.filter(({ mark, count }) => mark !== 'screens' || count > 0).map(({ mark, count }) => `${count} open for ${mark}`);
  say(`${lines.length} lines: ${[`${proven} proven`, ...rest, `${prose} prose`].join(', ')}`);
  for (const { id } of lines) {
    if (claims[id]?.open === 'screens') say(`NOT PROVEN, AND NOBODY'S TASK: ${id} – ${claims[id]?.missing}`);
  }
  const problems = problemsOf(lines, claims, titlesInRepository);
  for (const problem of problems) say(`WRONG: ${problem}`);
  return problems.length > 0 ? 1 : 0;
});

function wordsOf({ tests = {}, open, missing, prose }: Claim): string {
  const proofs = Object.entries(tests).flatMap(([file, titles]) => titles.map((title) => `${file} › ${title}`));
  if (open) proofs.push(`OPEN for ${open}: ${missing}`);
  if (prose) proofs.push(`prose: ${prose}`);
  return proofs.map((proof) => `        ${proof}`).join('\n');
}
