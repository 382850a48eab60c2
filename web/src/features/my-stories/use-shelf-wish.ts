import { LENGTH_IDS, SETTING_IDS } from '@tuckaway/domain';
import { useState } from 'react';
import { discardDraft, readDraft, saveDraft } from '../../data/cache/drafts.ts';
import { ANY, isWish, type ShelfWish } from '../../data/stories/shelf/shelf-search.ts';

const DRAFT = 'shelf';

/** What is looked for on the shelf. Whoever opens a story and comes back finds it as it was; with the tab or the session it goes. */
export function useShelfWish(): [ShelfWish, (change: Partial<ShelfWish>) => void] {
  const [wish, setWish] = useState(() => asWish(readDraft(DRAFT)));
  return [
    wish,
    (change) => {
      const next = { ...wish, ...change };
      setWish(next);
      // It holds a child's name: nothing to keep without need.
      if (isWish(next)) saveDraft(DRAFT, next);
      else discardDraft(DRAFT);
    },
  ];
}

/** Whatever else lies there, from a hand or an older version, is no wish. */
function asWish(draft: unknown): ShelfWish {
  const { words, child, setting, length, favorites } = (draft ?? {}) as Record<keyof ShelfWish, unknown>;
  return {
    words: typeof words === 'string' ? words : ANY.words,
    child: typeof child === 'string' ? child : null,
    setting: SETTING_IDS.find((id) => id === setting) ?? null,
    length: LENGTH_IDS.find((id) => id === length) ?? null,
    favorites: favorites === true,
  };
}
