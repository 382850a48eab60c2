/** `npm run spec`: lists each line of the specification (docs/specification.md) with its tests. */
import { main, say } from '../local/say.ts';
import { findProblems, readProofs, readSpecification, UNTESTABLE } from './spec/proofs.ts';

/** Characters. */
const SHOWN = 110;

await main(async () => {
  const lines = readSpecification();
  const proofs = await readProofs();
  for (const { id, text } of lines) {
    say(`${id.padEnd(6)}${text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text}`);
    for (const { file, title } of proofs.get(id) ?? []) say(`        ${file} › ${title}`);
    if (UNTESTABLE[id] !== undefined) say('        states nothing testable');
    say('');
  }
  const problems = findProblems(lines, proofs);
  for (const problem of problems) say(`WRONG: ${problem}`);
  say(
    `${lines.length} lines: ${lines.filter(({ id }) => proofs.has(id)).length} with tests, ${Object.keys(UNTESTABLE).length} not testable`,
  );
  return problems.length > 0 ? 1 : 0;
});
