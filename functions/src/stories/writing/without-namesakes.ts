/**
 * Two people of a story never share a name: whoever is called like one of its children, or like its animal, gets another name while the story is being
 * written. Stories of earlier versions stay as they were told.
 */
import type { Draft } from '../checks/parse-draft.ts';
import { namesakes } from '../names/namesakes.ts';

/**
 * The draft with other names for those who are called like one of `names`. What happens to a page does not depend on those after it, which may not
 * have arrived (decision S14).
 * @param shown what is shown of the story already; where the draft repeats it, it stays.
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
    // They are shown together.
    if (index === 0) title = rename(title);
    return { ...page, text: rename(page.text) };
  });
  const { recap, cast, remember } = draft;
  return {
    ...draft,
    title,
    pages,
    ...(recap === undefined ? {} : { recap: rename(recap) }),
    ...(cast === undefined ? {} : { cast: cast.map(rename) }),
    ...(remember === undefined ? {} : { remember: remember.map(({ kind, text }) => ({ kind, text: rename(text) })) }),
  };
}
