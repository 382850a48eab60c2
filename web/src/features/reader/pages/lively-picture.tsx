import type { Figure, StoryPicture } from '@tuckaway/domain';
import { useEffect, useRef, useState } from 'react';
import { StoryImage } from '../../../art/index.ts';
import { isCalm } from './use-drag.ts';

/** Milliseconds for which a touched character closes its eyes. */
const BLINK_MS = 450;
/** Where the art kit places figures, as shares of the width. */
const CENTERS: Record<Figure['side'], number> = { left: 0.27, middle: 0.5, right: 0.73 };

/** A drawn page, in which the character that is touched blinks. Only to look at, so keys and screen readers do without. */
export function LivelyPicture({ picture, className }: { picture: StoryPicture; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [blinking, setBlinking] = useState<StoryPicture | null>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const element = place.current;
    const onClick = ({ clientX }: MouseEvent): void => {
      if (element === null || isCalm()) return;
      const { left, width } = element.getBoundingClientRect();
      setBlinking((now) => now ?? withClosedEyes(picture, (clientX - left) / width));
    };
    const onLoad = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-blink]')) setDrawn(true);
    };
    element?.addEventListener('click', onClick);
    // Load events do not bubble.
    element?.addEventListener('load', onLoad, true);
    return () => {
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('load', onLoad, true);
    };
  }, [picture]);

  useEffect(() => {
    if (!isDrawn) return;
    const timer = window.setTimeout(() => {
      setBlinking(null);
      setDrawn(false);
    }, BLINK_MS);
    return () => window.clearTimeout(timer);
  }, [isDrawn]);

  return (
    <div ref={place} data-own-taps={picture.scene.figures.length > 0 && !isCalm() ? '' : undefined}>
      <StoryImage picture={picture} className={className} />
      {blinking && (
        <div data-blink="" aria-hidden="true" className={isDrawn ? undefined : 'invisible'}>
          <StoryImage picture={blinking} described={false} className={className} />
        </div>
      )}
    </div>
  );
}

/** The same picture with the figure nearest to a place asleep; null where none is in it. @param at share of the width */
export function withClosedEyes(picture: StoryPicture, at: number): StoryPicture | null {
  const { figures } = picture.scene;
  const nearest = figures.toSorted((a, b) => Math.abs(CENTERS[a.side] - at) - Math.abs(CENTERS[b.side] - at))[0];
  if (nearest === undefined) return null;
  const scene = { ...picture.scene, figures: figures.map((one) => (one === nearest ? { ...one, emotion: 'asleep' as const } : one)) };
  return { ...picture, scene };
}
