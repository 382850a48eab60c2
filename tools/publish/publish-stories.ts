/**
 * Publishes stories as the Firestore console does: it writes their documents, and the trigger publishes them. Shows first what it changes; what is
 * as it should be is not written.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { stopsPublishing } from '../../functions/src/publishing/misspelled-names.ts';
import { Stop } from '../local/say.ts';
import { describeChanges, printable } from './describe-changes.ts';
import type { StoryFile } from './read-story-file.ts';
import type { StoredDocument, StoryDocuments } from './story-documents.ts';

/** What publishing writes itself; an `id` that a file names is written. */
const SET_BY_PUBLISHING = ['id', 'publishedAt', 'problems'];
const POLL_INTERVAL_MS = 150;

export interface Publishing {
  readonly documents: StoryDocuments;
  /** Of the site, without a slash at the end. */
  readonly origin: string;
  /** Whether to write; asked once, and only if something changes. */
  readonly confirm: (summary: string) => Promise<boolean>;
  readonly say: (sentence: string) => void;
  /** Milliseconds until the trigger must have answered. */
  readonly timeoutMs: number;
}

interface Planned extends StoryFile {
  readonly path: string;
  readonly title: string;
  readonly before: StoredDocument | null;
  /** Empty if nothing is written. */
  readonly changes: readonly string[];
}

/** @returns the exit code: 1 if a story was refused, with the reasons printed. @throws Stop if Firestore or the trigger fails. */
export async function publishStories(stories: readonly StoryFile[], publishing: Publishing): Promise<number> {
  const { say, confirm } = publishing;
  const planned = await Promise.all(stories.map((story) => plan(story, publishing.documents)));
  const changing = planned.filter(({ changes }) => changes.length > 0);
  for (const { title, path, before, changes } of planned) {
    if (changes.length === 0) say(`${title} is published and up to date (${path})`);
    else say(`${title} ${before === null ? 'is new' : 'changes'} (${path}):\n${changes.map((change) => `  ${change}`).join('\n')}`);
  }
  if (changing.length === 0) return 0;
  if (!(await confirm(summaryOf(changing)))) return 0;
  let refusals = 0;
  // One after the other, so that home lists them in this order.
  for (const story of changing) refusals += (await publish(story, publishing)) ? 0 : 1;
  return refusals === 0 ? 0 : 1;
}

async function plan(story: StoryFile, documents: StoryDocuments): Promise<Planned> {
  const { docId, fields } = story;
  const path = `curatedStories/${docId}`;
  const before = await documents.read(path);
  const isCompared = (name: string) => name in fields || !SET_BY_PUBLISHING.includes(name);
  const compared = Object.fromEntries(Object.entries(before?.fields ?? {}).filter(([name]) => isCompared(name)));
  const changes = describeChanges(compared, { ...fields, published: true });
  const title = typeof fields.title === 'string' && fields.title !== '' ? `“${printable(fields.title)}”` : 'The story';
  return { ...story, path, title, before, changes: changes.length > 0 || before === null ? changes : open(before) };
}

/** The document is as it should be, but it has not been published. */
function open({ fields }: StoredDocument): string[] {
  const stopping = problemsOf(fields).filter(stopsPublishing);
  if (stopping.length > 0) return [`checked again, because of: ${stopping.join(' ')}`];
  return fields.publishedAt === undefined && fields.draft !== true
    ? ['published again, because the publishing function did not answer']
    : [];
}

function summaryOf(changing: readonly Planned[]): string {
  const news = changing.filter(({ before, fields }) => before?.fields.publishedAt === undefined && fields.draft !== true).length;
  const announced = news === 0 ? '' : ` Subscribed devices are notified of ${news} new ${news === 1 ? 'story' : 'stories'}.`;
  return `${changing.length} ${changing.length === 1 ? 'story is' : 'stories are'} written.${announced}`;
}

/** @returns whether the story was accepted. */
async function publish(story: Planned, { documents, origin, say, timeoutMs }: Publishing): Promise<boolean> {
  const { fields, path, title, before } = story;
  // An empty list of problems, which the trigger removes or fills even if nothing else changes: this shows that it has run.
  await documents.write(path, { ...fields, published: true, problems: [] }, before, ['id', 'publishedAt']);
  const after = await answered(path, documents, timeoutMs);
  const problems = problemsOf(after);
  const wasPublished = before?.fields.publishedAt !== undefined && before.fields.published === true;
  if (problems.some(stopsPublishing)) {
    say(`${title} is not published (${path}):`);
    for (const problem of problems) say(`  - ${problem}`);
    say(`${wasPublished ? 'Visitors still get the previous version. ' : ''}Correct the file and run this again.`);
    return false;
  }
  for (const hint of problems) say(`  - ${hint}`);
  if (fields.draft === true) {
    say(`${title} is stored; visitors ${wasPublished ? 'keep the previous version' : 'do not see it'} until the file has no “draft”.`);
    return true;
  }
  say(`${title} is ${wasPublished ? 'updated' : 'published'}: story ${after.id} (${path})`);
  say(`${origin}/story/${after.id}`);
  return true;
}

async function answered(path: string, documents: StoryDocuments, timeoutMs: number): Promise<StoredDocument['fields']> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const now = await documents.read(path);
    const { problems } = now?.fields ?? {};
    if (now !== null && !(Array.isArray(problems) && problems.length === 0)) return now.fields;
    if (Date.now() > end) {
      throw new Stop(
        `${path} is written, but the publishing function did not answer. Is it deployed, or what does the log of \`npm start\` say? Then run this again.`,
      );
    }
    await wait(POLL_INTERVAL_MS);
  }
}

function problemsOf({ problems }: StoredDocument['fields']): string[] {
  return Array.isArray(problems) ? problems.map(String) : [];
}
