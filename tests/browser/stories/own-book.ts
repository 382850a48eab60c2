import type { Page } from '@playwright/test';
import { paragraphsToHtml, splitParagraphs } from '@tuckaway/domain';
import { ownSources } from '../../../tools/seed/sources.ts';
import { type Account, plantStory, remembered } from '../support/support.ts';

/** Signs in to a new account that has the seed's first story of a family: turning pages in the seed's would change where other tests find it. */
export async function ownBook(page: Page): Promise<{ account: Account; id: string; path: string }> {
  const [source] = ownSources();
  if (!source) throw new Error('The seed has no story of a family.');
  const { title, text, childName, favoriteAnimal, storySetting, storyLength, storyTone, coverImage } = source;
  const account = await remembered(page);
  const look = { storyLength, storyTone, coverImage };
  const id = await plantStory(account, {
    title,
    content: paragraphsToHtml(splitParagraphs(text)),
    childName,
    favoriteAnimal,
    storySetting,
    ...look,
  });
  return { account, id, path: `/read-story/${id}` };
}
