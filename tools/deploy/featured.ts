import { say } from '../local/say.ts';
import type { CallGoogle } from '../operations/google.ts';
import { projectDocuments } from '../publish/story-documents.ts';

/**
 * The published stories, with which home is prerendered. From the database, because the site may not exist yet. Empty if none is published: home
 * then says that its stories are loading. Throws Stop if the database may not be read.
 */
export async function featuredOf(projectId: string, google: CallGoogle): Promise<readonly unknown[]> {
  const list = await (await projectDocuments(projectId, google)).read('publishedLists/featured');
  const { stories } = list?.fields ?? {};
  if (Array.isArray(stories) && stories.length > 0) return stories;
  say(
    `No story is published yet, so home is built without stories. After \`npm run publish-seed -- --project ${projectId}\`, deploy again.`,
  );
  return [];
}
