/** `npm run story-lab -- FILE`: scores recorded answers of a model; `--table` prints the local storyteller's scores by age. */
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { main, Stop, say } from './local/say.ts';
import { readAnswers, UnreadableAnswers } from './story-lab/read-answers.ts';
import { ageTable, answersReport } from './story-lab/report.ts';
import { scoreStories } from './story-lab/score.ts';

const TABLE = { seed: 'story lab', stories: 180 };

await main(async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Stop('Which file? npm run story-lab -- answers.json (docs/story-engine.md lists the formats)');
  say(file === '--table' ? ageTable(TABLE.seed, TABLE.stories) : answersReport(scoreStories(readFile(file))));
  return 0;
});

function readFile(file: string) {
  try {
    return readAnswers(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof UnreadableAnswers) throw new Stop(`${file}: ${error.message}`);
    if (error instanceof Error && 'code' in error) throw new Stop(`${file} cannot be read (${String(error.code)}).`);
    throw error;
  }
}
