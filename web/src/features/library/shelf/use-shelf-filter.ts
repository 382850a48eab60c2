import { LENGTH_IDS, SETTING_IDS } from '@tuckaway/domain';
import { useState } from 'react';
import { discardDraft, readDraft, saveDraft } from '../../../data/session/drafts.ts';
import { ANY, isFiltering, type ShelfFilter } from '../api/shelf-search.ts';

const DRAFT = 'shelf';

/** The search on the shelf. It survives a visit to a story, until the tab or the session ends. */
export function useShelfFilter(): [ShelfFilter, (change: Partial<ShelfFilter>) => void] {
  const [wish, setWish] = useState(() => asWish(readDraft(DRAFT)));
  return [
    wish,
    (change) => {
      const next = { ...wish, ...change };
      setWish(next);
      // It may hold a child's name, so it is not stored without need.
      if (isFiltering(next)) saveDraft(DRAFT, next);
      else discardDraft(DRAFT);
    },
  ];
}

/** Replaces missing or unknown parts, such as those of another version. */
function asWish(draft: unknown): ShelfFilter {
  const { words, child, setting, length, favorites } = (draft ?? {}) as Record<keyof ShelfFilter, unknown>;
  return {
    words: typeof words === 'string' ? words : ANY.words,
    child: typeof child === 'string' ? child : null,
    setting: SETTING_IDS.find((id) => id === setting) ?? null,
    length: LENGTH_IDS.find((id) => id === length) ?? null,
    favorites: favorites === true,
  };
}
