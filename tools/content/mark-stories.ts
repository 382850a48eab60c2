/**
 * `npm run mark-stories -- FILE…`: marks of recorded stories on the editor's sheet (docs/editors-sheet.yaml), a column for each file, to compare models and prompts.
 * With `MARK_KEY`, the key of its server, a model gives the marks that are missing, and they are recorded in `FILE.marks.json`; `MARK_MODEL` and
 * `MARK_BASE_URL` choose another than the writer's.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import OpenAI, { APIError } from 'openai';
import { defaultParameters } from '../local/function-parameters.ts';
import { main, Stop, say } from '../local/say.ts';
import { FORMATS, readAnswers, type ToldStory, UnreadableAnswers } from './marks/read-answers.ts';
import { type Ask, isOf, type MarkedStory, markStories, type Recording, reportOf } from './marks/recording.ts';
import { formatOf, readSheet } from './marks/sheet.ts';

const sheet = readSheet();

await main(async () => {
  const files = process.argv.slice(2);
  if (files.length === 0) throw new Stop(`Which files? npm run mark-stories -- stories.json\n${FORMATS}`);
  const recordings = new Map<string, Recording>();
  for (const file of files) recordings.set(file, await recordingOf(file, readStories(file)));
  say(reportOf(recordings, sheet));
  return 0;
});

function readStories(file: string): ToldStory[] {
  try {
    return readAnswers(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof UnreadableAnswers) throw new Stop(`${file}: ${error.message}`);
    if (error instanceof Error && 'code' in error) throw new Stop(`${file} cannot be read (${String(error.code)}).`);
    throw error;
  }
}

/** The recorded marks if they are of these stories; else the model's, each kept as soon as it is given. */
async function recordingOf(file: string, stories: readonly ToldStory[]): Promise<Recording> {
  const recorded = `${file}.marks.json`;
  const known = existsSync(recorded) ? readRecording(recorded) : null;
  if (known && isOf(known, stories, sheet)) return known;
  const { model, ask } = editor(file);
  const recordingWith = (marked: MarkedStory[]): Recording => ({
    model,
    date: new Date().toISOString().slice(0, 10),
    sheet: sheet.hash,
    stories: marked,
  });
  const keep = (marked: MarkedStory[]) => writeFileSync(recorded, `${JSON.stringify(recordingWith(marked), null, 2)}\n`);
  const earlier = known?.sheet === sheet.hash && known.model === model ? known.stories : [];
  const marked = await markStories(stories, sheet, ask, earlier, keep);
  keep(marked);
  return recordingWith(marked);
}

function readRecording(file: string): Recording {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Recording;
  } catch {
    throw new Stop(`${file} is no recording of marks: delete it, and the stories are marked anew.`);
  }
}

function editor(file: string): { model: string; ask: Ask } {
  const defaults = defaultParameters();
  const {
    MARK_KEY: apiKey = '',
    MARK_MODEL: model = defaults.OPENAI_MODEL ?? '',
    MARK_BASE_URL: baseURL = defaults.OPENAI_BASE_URL,
  } = process.env;
  if (apiKey === '') throw new Stop(`${file} has no marks by the present sheet yet. Set MARK_KEY, the key of a model’s server.`);
  const client = new OpenAI({ apiKey, ...(baseURL ? { baseURL } : {}), maxRetries: 5, logLevel: 'off' });
  const ask: Ask = async (story) => {
    const messages = [
      { role: 'system' as const, content: sheet.instructions },
      { role: 'user' as const, content: story },
    ];
    try {
      const { choices } = await client.chat.completions.create({ model, messages, response_format: formatOf(sheet) });
      return choices[0]?.message.content ?? '';
    } catch (error) {
      if (!(error instanceof APIError)) throw error;
      throw new Stop(`${model} gave no answer (${error.message}): are MARK_KEY, MARK_MODEL and MARK_BASE_URL right?`);
    }
  };
  return { model, ask };
}
