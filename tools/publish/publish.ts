/** The commands `publish-story` and `publish-seed`: which stories, into which project, and whether to ask. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { siteOriginOf } from '../local/function-parameters.ts';
import { orUsage, Stop, say } from '../local/say.ts';
import { hostingUrl, type Stack } from '../local/stacks.ts';
import { type CallGoogle, googleApis } from '../operations/google.ts';
import { curatedDocument } from '../seed/curated-document.ts';
import { curatedSources } from '../seed/sources.ts';
import { type Publishing, publishStories } from './publish-stories.ts';
import { readStoryFile, type StoryFile, storyFile } from './read-story-file.ts';
import { emulatorDocuments, projectDocuments } from './story-documents.ts';

/** The trigger's first run loads a worker, which takes time on a busy machine. */
const TRIGGER_TIMEOUT_MS = 60_000;
/** The first events of a new trigger take minutes. */
const FIRST_EVENT_TIMEOUT_MS = 5 * 60_000;
const OPTIONS = '[--project ID] [--dry-run] [--yes]';

export interface PublishOptions {
  /** Its emulators are used unless another project is named. */
  readonly stack: Stack;
  /** The base of relative paths. */
  readonly folder: string;
  readonly tell?: (sentence: string) => void;
  /** The answer of the person at the terminal; null without a terminal. */
  readonly ask?: ((question: string) => Promise<string>) | null;
  /** Google's APIs with somebody's sign-in. */
  readonly google?: (projectId: string) => Promise<CallGoogle>;
  readonly timeoutMs?: number;
}

/** @returns the exit code: 1 if publishing refuses the story. @throws Stop if the file is invalid or Firestore fails. */
export async function publishStory(args: readonly string[], options: PublishOptions): Promise<number> {
  const usage = `Name one file with a story, for instance: npm run publish-story -- docs/example-story.json ${OPTIONS}`;
  const { files, ...flags } = parse(args, usage);
  const [file] = files;
  if (file === undefined || files.length > 1) throw new Stop(usage);
  return publishInto(flags, [readStoryFile(resolve(options.folder, file))], options);
}

/** Publishes all stories of content/curated but drafts. The project gives them their numbers. */
export async function publishSeed(args: readonly string[], options: PublishOptions): Promise<number> {
  const usage = `This publishes the stories that come with the repository: npm run publish-seed -- ${OPTIONS}`;
  const { files, ...flags } = parse(args, usage);
  if (files.length > 0) throw new Stop(usage);
  const sources = curatedSources().filter(({ unpublished }) => !unpublished);
  return publishInto(
    flags,
    sources.map((source) => storyFile(source.slug, curatedDocument(source))),
    options,
  );
}

interface Flags {
  readonly project?: string | undefined;
  readonly dryRun: boolean;
  readonly yes: boolean;
}

async function publishInto({ project, dryRun, yes }: Flags, stories: readonly StoryFile[], options: PublishOptions): Promise<number> {
  const { stack, tell = say, ask = null, timeoutMs } = options;
  const isLocal = project === undefined || project === stack.projectId;
  if (project === '') throw new Stop(`--project needs a value: ${OPTIONS}`);
  if (!isLocal && project.startsWith('demo-'))
    throw new Stop(`${project} is a project of emulators; those of \`npm start\` are ${stack.projectId}.`);
  const confirm: Publishing['confirm'] = async (summary) => {
    if (dryRun) return said(tell, `${summary} Nothing was written, because of --dry-run.`, false);
    // Emulators lose nothing.
    if (isLocal || yes) return true;
    if (ask === null) throw new Stop(`${summary} Nothing was written: there is no terminal to ask. Run this again with --yes.`);
    return (
      /^y(?:es)?$/i.test((await ask(`${summary} Write them into ${project}? (yes/no)`)).trim()) || said(tell, 'Nothing was written.', false)
    );
  };
  const place = isLocal
    ? { documents: await emulatorDocuments(stack), origin: hostingUrl(stack), timeoutMs: timeoutMs ?? TRIGGER_TIMEOUT_MS }
    : {
        documents: await projectDocuments(project, await (options.google ?? googleApis)(project)),
        origin: siteOriginOf(project),
        timeoutMs: timeoutMs ?? FIRST_EVENT_TIMEOUT_MS,
      };
  return publishStories(stories, { ...place, confirm, say: tell });
}

function said<T>(tell: (sentence: string) => void, sentence: string, answer: T): T {
  tell(sentence);
  return answer;
}

function parse(args: readonly string[], usage: string): Flags & { files: string[] } {
  const flag = { type: 'boolean', default: false } as const;
  const options = { project: { type: 'string' }, 'dry-run': flag, yes: flag } as const;
  const { values, positionals } = orUsage(usage, () => parseArgs({ args: [...args], allowPositionals: true, options }));
  return { project: values.project, dryRun: values['dry-run'], yes: values.yes, files: positionals };
}
