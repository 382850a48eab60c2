import type { Story } from '@tuckaway/domain';

/** Whether a copy has what every screen shows of a story: another version may have stored it in another shape. */
export function isReadable(story: Story | undefined): story is Story {
  if (typeof story !== 'object' || story === null) return false;
  const { title, content, childName, favoriteAnimal, pages } = story;
  const texts = [title, content, childName, favoriteAnimal];
  return texts.every((text) => typeof text === 'string') && (pages === undefined || Array.isArray(pages));
}
