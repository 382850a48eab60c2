/** The command `publish-story`: a file becomes a document, and what publishing made of it becomes sentences. */
import { resolve } from 'node:path';
import { Stop, say } from '../local/say.ts';
import { hostingUrl, type Stack } from '../local/stacks.ts';
import { publishInEmulator } from './publish-in-emulator.ts';
import { readStoryFile } from './read-story-file.ts';

export interface PublishOptions {
  /** Whose emulators; `npm start`'s, but in tests. */
  readonly stack: Stack;
  /** Where a relative path begins. */
  readonly folder: string;
  readonly tell?: (sentence: string) => void;
}

/** @returns the exit code: 0 published, 1 not, with the reasons told. @throws Stop where the file or the emulators are at fault. */
export async function publishStory(args: readonly string[], { stack, folder, tell = say }: PublishOptions): Promise<number> {
  const [file] = args;
  if (file === undefined || args.length > 1) {
    throw new Stop('Name one file with a story, for instance: npm run publish-story -- docs/example-story.json');
  }
  const { docId, fields } = readStoryFile(resolve(folder, file));
  const outcome = await publishInEmulator(stack, docId, fields);
  const title = typeof fields.title === 'string' && fields.title !== '' ? `“${fields.title}”` : 'The story';
  if (outcome.problems.length > 0) {
    tell(`${title} is not published (curatedStories/${docId}):`);
    for (const problem of outcome.problems) tell(`  - ${problem}`);
    tell(`${outcome.wasPublished ? 'Visitors keep the copy from before. ' : ''}Correct the file and run this again.`);
    return 1;
  }
  tell(`${title} is ${outcome.wasPublished ? 'renewed' : 'published'}: story ${outcome.id} (curatedStories/${docId})`);
  tell(`${hostingUrl(stack)}/story/${outcome.id}`);
  return 0;
}
