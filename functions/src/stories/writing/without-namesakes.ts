/**
 * Two figures of a story never share a name: one that is called like a child, or like the animal, is renamed while the story is being written. Stories
 * of earlier versions stay as they are.
 */
import { readCast, renamed } from '@tuckaway/domain';
import type { Draft } from '../checks/parse-draft.ts';
import { namesakes } from '../names/namesakes.ts';

/**
 * The draft with other names for figures that are called like one of `names`. A page is renamed by itself and the pages before it, because later ones
 * may not have arrived (decision S14).
 * @param shown the part of the story that is shown already, and stays as it is.
 */
export function withoutNamesakes(
  draft: Draft,
  names: readonly string[],
  shown: { title: string; pages: readonly { text: string }[] } | null,
): Draft {
  const { find, rename } = namesakes(names);
  let title = shown?.title ?? draft.title;
  find(title, 'title');
  const shownTexts = (shown?.pages ?? []).map(({ text }) => text);
  for (const text of shownTexts) find(text);
  const pages = draft.pages.map((page, index) => {
    if (shownTexts.includes(page.text)) return page;
    find(page.text);
    // Title and first page are shown together.
    if (index === 0) title = rename(title);
    return { text: rename(page.text), scene: { ...page.scene, staging: renamed(page.scene.staging, rename) } };
  });
  const { recap, cast, pictureCast, remember } = draft;
  const named = <Named extends { name: string }>(one: Named): Named => ({ ...one, name: rename(one.name) });
  return {
    ...draft,
    title,
    pages,
    ...(recap === undefined ? {} : { recap: rename(recap) }),
    ...(cast === undefined ? {} : { cast: cast.map(rename) }),
    ...(pictureCast && {
      pictureCast: readCast({ characters: pictureCast.characters.map(named), things: pictureCast.things.map(named) }),
    }),
    ...(remember === undefined ? {} : { remember: remember.map(({ kind, text }) => ({ kind, text: rename(text) })) }),
  };
}
