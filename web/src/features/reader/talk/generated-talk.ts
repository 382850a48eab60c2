/** The questions of a family's story, from what its pages draw. */
import { aboutAnimal } from '@tuckaway/art';
import { generatedTalk, readCast, type Story, storyPages, type Talk, talkAnimal } from '@tuckaway/domain';

/** Rejects if the names of animals cannot be loaded. */
export async function generatedTalkOf(story: Omit<Story, 'createdAt'>): Promise<Talk> {
  const { favoriteAnimal, childName, siblings = [], cast = [], pictureCast } = story;
  const { read, name } = await aboutAnimal(favoriteAnimal);
  const pages = storyPages(story);
  const text = pages.map((page) => page.text).join('\n');
  const generated = { ...story, scenes: pages.map(({ scene }) => scene), cast: readCast(pictureCast) };
  return generatedTalk(generated, talkAnimal({ read, drawn: name, cast, children: [childName, ...siblings], text }));
}
