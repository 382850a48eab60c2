/** Tables of the lab for the terminal and the documentation. */
import { AGE_BANDS } from '../../domain/src/index.ts';
import { arcStories } from './corpus.ts';
import { LEAST_SCORE, MEASURES, type Scored, scoreStories } from './score.ts';

const TITLE_WIDTH = 34;

/** One line per story, below it one per failing measure, and last the mean. */
export function answersReport(scored: readonly Scored[]): string {
  const lines = scored.flatMap(({ story, score, isRejected, results }) => [
    `${story.title.slice(0, TITLE_WIDTH).padEnd(TITLE_WIDTH)} ${score.toFixed(0).padStart(3)} ${isRejected ? 'rejected' : 'accepted'}`,
    ...MEASURES.flatMap(({ id }) => {
      const { value = 1, fault = null } = results[id] ?? {};
      return fault === null ? [] : [`  ${id} ${percent(value)}: ${fault}`];
    }),
  ]);
  const accepted = scored.filter(({ isRejected }) => !isRejected).length;
  const sum = `${accepted} of ${scored.length} accepted (score ${LEAST_SCORE} or more); mean score ${meanScore(scored).toFixed(0)}`;
  return [...lines, '', meansLine(scored), sum].join('\n');
}

/** The table of docs/story-engine.md: stories of the local storyteller for each age band. */
export function ageTable(seed: string, count: number): string {
  const scored = scoreStories(arcStories(seed, count));
  const columns = AGE_BANDS.map((age) => scored.filter(({ story }) => story.age === age));
  const row = (name: string, cell: (list: readonly Scored[]) => string) => `| ${name} | ${columns.map(cell).join(' | ')} |`;
  return [
    `| | ${AGE_BANDS.join(' | ')} |`,
    `|---|${AGE_BANDS.map(() => '---').join('|')}|`,
    row('Stories', (list) => String(list.length)),
    row('**Score**', (list) => `**${meanScore(list).toFixed(0)}**`),
    row('Rejected', (list) => String(list.filter(({ isRejected }) => isRejected).length)),
    ...MEASURES.map(({ id }) => row(id, (list) => percent(meanValue(list, id)))),
  ].join('\n');
}

export function meanScore(scored: readonly Scored[]): number {
  return scored.reduce((sum, { score }) => sum + score, 0) / scored.length;
}

function meansLine(scored: readonly Scored[]): string {
  return MEASURES.map(({ id }) => `${id} ${percent(meanValue(scored, id))}`).join(', ');
}

function meanValue(scored: readonly Scored[], id: string): number {
  return scored.reduce((sum, { results }) => sum + (results[id]?.value ?? 0), 0) / scored.length;
}

const percent = (value: number) => String(Math.round(value * 100));
