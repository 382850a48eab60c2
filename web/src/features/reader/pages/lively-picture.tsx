import type { Figure, StoryPicture } from '@tuckaway/domain';
import { useEffect, useRef, useState } from 'react';
import { StoryGlow, StoryImage } from '../../../art/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { isCalm } from './use-drag.ts';

/** Milliseconds for which a character closes its eyes: when it is touched, and by itself. */
const TOUCHED_MS = 450;
const BLINK_MS = 170;
/** Milliseconds from one blink to the next, at least, and how many more there may be. */
const OPEN_MS = 4500;
const OPEN_MORE_MS = 5500;
/** Where the art kit places figures, as shares of the width. */
const CENTERS: Record<Figure['side'], number> = { left: 0.27, middle: 0.5, right: 0.73 };

interface Blink {
  picture: StoryPicture;
  /** Milliseconds. */
  lasts: number;
}

/**
 * A drawn page in two layers, which a turning page moves against each other. Its light breathes; its characters blink now and then, and when they
 * are touched. Only to look at, so keys and screen readers do without.
 */
export function LivelyPicture({ picture, className }: { picture: StoryPicture; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [blink, setBlink] = useState<Blink | null>(null);
  const [isDrawn, setDrawn] = useState(false);

  useEffect(() => {
    const element = place.current;
    const close = (at: number, lasts: number): void => {
      const closed = withClosedEyes(picture, at);
      if (closed) setBlink((now) => now ?? { picture: closed, lasts });
    };
    const onClick = ({ clientX }: MouseEvent): void => {
      if (element === null || isCalm()) return;
      const { left, width } = element.getBoundingClientRect();
      close((clientX - left) / width, TOUCHED_MS);
    };
    const onLoad = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-blink]')) setDrawn(true);
    };
    let timer = 0;
    const blinkLater = (): void => {
      timer = window.setTimeout(
        () => {
          if (!document.hidden && !isCalm() && !element?.closest('[inert]')) close(Math.random(), BLINK_MS);
          blinkLater();
        },
        OPEN_MS + Math.random() * OPEN_MORE_MS,
      );
    };
    blinkLater();
    element?.addEventListener('click', onClick);
    // Load events do not bubble.
    element?.addEventListener('load', onLoad, true);
    return () => {
      window.clearTimeout(timer);
      element?.removeEventListener('click', onClick);
      element?.removeEventListener('load', onLoad, true);
    };
  }, [picture]);

  useEffect(() => {
    if (!isDrawn || blink === null) return;
    const timer = window.setTimeout(() => {
      setBlink(null);
      setDrawn(false);
    }, blink.lasts);
    return () => window.clearTimeout(timer);
  }, [isDrawn, blink]);

  return (
    <div ref={place} data-own-taps={picture.scene.figures.length > 0 && !isCalm() ? '' : undefined}>
      <StoryImage picture={picture} layer="far" className={classNames(className, 'book-far bg-raised')} />
      <div aria-hidden="true" className="book-light">
        <StoryGlow picture={picture} className="book-glow" />
      </div>
      <div aria-hidden="true" className={isDrawn ? 'opacity-0' : undefined}>
        <StoryImage picture={picture} layer="near" described={false} className={className} />
      </div>
      {blink && (
        <div data-blink="" aria-hidden="true" className={isDrawn ? undefined : 'opacity-0'}>
          <StoryImage picture={blink.picture} layer="near" described={false} className={className} />
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
