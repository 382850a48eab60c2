import { type ReactNode, useCallback, useState } from 'react';

/** How far around the screen pictures are drawn. */
const MARGIN = '600px';

export interface NearProps {
  /** Gives the place its size, so that nothing moves. */
  className: string;
  children: ReactNode;
}

/**
 * Shows its children only near the screen: drawing many pictures keeps an old phone busy, and browsers load lazy images from two screens
 * away.
 */
export function Near({ className, children }: NearProps) {
  const [near, setNear] = useState(false);

  const watch = useCallback((place: HTMLDivElement) => {
    if (!('IntersectionObserver' in window)) {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting === true), { rootMargin: MARGIN });
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={watch} className={className}>
      {near && children}
    </div>
  );
}
