import { type RefObject, useEffect, useState } from 'react';

/**
 * Keeps a list still while it is visible: a newer one replaces it once it lies below the screen or the page is hidden. The first list shows
 * at once.
 * @param place the element that shows the list; without it nothing can move, and the newest list shows.
 */
export function useStableList<T>(latest: T | undefined, place: RefObject<Element | null>): T | undefined {
  const [shown, setShown] = useState(latest);
  if (shown === undefined && latest !== undefined) setShown(latest);

  useEffect(() => {
    if (latest === undefined || latest === shown) return;
    const element = place.current;
    const show = (): void => setShown(latest);
    if (element === null) return show();
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) show();
    });
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') show();
    };
    observer.observe(element);
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [latest, shown, place]);

  return shown ?? latest;
}
