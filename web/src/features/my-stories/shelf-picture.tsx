import type { Story } from '@tuckaway/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ScenePicture } from '../../art/index.ts';

/** How far around the screen pictures are drawn. */
const NEAR = '600px';
/** Above the words, and on a phone, where it stands beside them, upright. */
const WIDE = { width: 480, height: 320 };
const UPRIGHT = { width: 300, height: 500 };
const PHONE = '(width < 40rem)';

/** A story's own cover, drawn when its card comes near: a thousand would keep an old phone busy for minutes. */
export function ShelfPicture({ story, className }: { story: Story; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(!('IntersectionObserver' in window));
  const [size] = useState(() => (window.matchMedia(PHONE).matches ? UPRIGHT : WIDE));
  const { storySetting, favoriteAnimal: animal, coverImage: cover, id: seed } = story;
  const request = useMemo(() => ({ place: storySetting, animal, cover, seed }), [storySetting, animal, cover, seed]);

  useEffect(() => {
    if (place.current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), { rootMargin: NEAR });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={className}>
      {near && <ScenePicture request={request} options={size} described={false} className="block size-full object-cover" />}
    </div>
  );
}
