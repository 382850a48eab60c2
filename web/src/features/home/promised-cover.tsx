import { coverPicture, DEFAULT_COVER, fallbackTitle } from '@tuckaway/domain';
import { useEffect, useMemo, useState } from 'react';
import { AssembledCover } from '../../art/index.ts';
import type { FirstWishes } from '../reader/api/stories/create-draft.ts';

/** Milliseconds without a key before what is typed is drawn. */
const PAUSE_MS = 400;

/** The place of the default cover, which the form shows until a setting is chosen. */
const PLACE = { storySetting: 'meadow', storyTone: 'cozy', coverImage: DEFAULT_COVER } as const;

/** The cover that the story could have, put together from paper while its first wishes are typed. Decorative. */
export function PromisedCover({ wishes }: { wishes: FirstWishes }) {
  const { storyId, childName, favoriteAnimal } = useSettled(wishes);
  const picture = useMemo(
    () => ({ ...coverPicture({ id: storyId, favoriteAnimal, ...PLACE }), title: titleOf(childName, favoriteAnimal) }),
    [storyId, childName, favoriteAnimal],
  );
  return (
    <AssembledCover
      picture={picture}
      className="mx-auto aspect-3/2 h-full max-w-full -rotate-1 rounded-card border border-edge shadow-lifted"
    />
  );
}

function titleOf(childName: string, favoriteAnimal: string): string {
  return childName && favoriteAnimal ? fallbackTitle(childName, favoriteAnimal) : childName;
}

/** The wishes as they were typed last, without the spaces around them. */
function useSettled({ storyId, childName, favoriteAnimal }: FirstWishes): FirstWishes {
  const [settled, setSettled] = useState({ storyId, childName: childName.trim(), favoriteAnimal: favoriteAnimal.trim() });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ storyId, childName: childName.trim(), favoriteAnimal: favoriteAnimal.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [storyId, childName, favoriteAnimal]);
  return settled;
}
