import { lazy, type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Late } from '../../ui/late.tsx';
import { type FirstWishes, readFirstWishes, storeFirstWishes } from '../reader/api/stories/create-draft.ts';

/** Late, because it draws, and few visitors type. */
const PromisedCover = lazy(async () => ({ default: (await import('./promised-cover.tsx')).PromisedCover }));

/**
 * Stores what is typed into the hero's fields as the draft with which the create form begins, also after a sign-in, and shows the cover that the
 * story could have. “Enter” goes on to the form. The fields are prerendered, so this code takes over fields that may have been typed into.
 */
export function HeroWishes({ fields }: { fields: RefObject<HTMLElement | null> }) {
  const navigate = useNavigate();
  const [wishes, setWishes] = useState<FirstWishes>(readFirstWishes);

  useEffect(() => {
    const place = fields.current;
    if (place === null) return;
    const inputs = [...place.querySelectorAll('input')];
    const follow = (): void => {
      const typed = Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
      const next = { ...readFirstWishes(), ...typed };
      storeFirstWishes(next);
      setWishes(next);
    };
    const goOn = ({ key, isComposing }: KeyboardEvent): void => {
      if (key === 'Enter' && !isComposing) navigate('/create-story');
    };
    if (inputs.some(({ value }) => value !== '')) follow();
    else {
      const { childName, favoriteAnimal } = readFirstWishes();
      for (const input of inputs) input.value = input.name === 'childName' ? childName : favoriteAnimal;
    }
    place.addEventListener('input', follow);
    place.addEventListener('keydown', goOn);
    return () => {
      place.removeEventListener('input', follow);
      place.removeEventListener('keydown', goOn);
    };
  }, [fields, navigate]);

  if (wishes.childName.trim() === '' && wishes.favoriteAnimal.trim() === '') return null;
  return (
    <Late>
      <PromisedCover wishes={wishes} />
    </Late>
  );
}
