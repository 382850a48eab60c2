import { type RefObject, useEffect, useState } from 'react';

/**
 * A list that does not move under anybody's eyes: a newer one is shown once nothing of it is to be seen and it lies further down, or nobody
 * looks at the page. The first one is shown at once.
 * @param place what shows the list; where it is not there, nothing can move.
 */
export function useSteady<T>(latest: T | undefined, place: RefObject<Element | null>): T | undefined {
  const [shown, setShown] = useState(latest);
  if (shown === undefined && latest !== undefined) setShown(latest);

  useEffect(() => {
    if (latest === undefined || latest === shown) return;
    return whenOutOfSight(place.current, () => setShown(latest));
  }, [latest, shown, place]);

  return shown ?? latest;
}

/** Calls back once. @returns the way to stop waiting. */
function whenOutOfSight(element: Element | null, callback: () => void): () => void {
  if (element === null) {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (entry && !entry.isIntersecting && entry.boundingClientRect.top > 0) callback();
  });
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') callback();
  };
  observer.observe(element);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', onHidden);
  };
}
