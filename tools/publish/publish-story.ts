/** The command `publish-story`: writes a file's story into the emulator and prints the result. */
import { resolve } from 'node:path';
import { Stop, say } from '../local/say.ts';
import { hostingUrl, type Stack } from '../local/stacks.ts';
import { publishInEmulator } from './publish-in-emulator.ts';
import { readStoryFile } from './read-story-file.ts';

export interface PublishOptions {
  /** Its emulators are used. */
  readonly stack: Stack;
  /** The base of relative paths. */
  readonly folder: string;
  readonly tell?: (sentence: string) => void;
}

/** @returns the exit code: 0 published, 1 refused, with the reasons printed. @throws Stop if the file is invalid or the emulators fail. */
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
    tell(`${outcome.wasPublished ? 'Visitors still get the previous version. ' : ''}Correct the file and run this again.`);
    return 1;
  }
  tell(`${title} is ${outcome.wasPublished ? 'updated' : 'published'}: story ${outcome.id} (curatedStories/${docId})`);
  tell(`${hostingUrl(stack)}/story/${outcome.id}`);
  return 0;
}
