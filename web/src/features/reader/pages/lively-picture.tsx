import type { Figure, ShownEmotion, StoryPicture } from '@tuckaway/domain';
import { useEffect, useRef, useState } from 'react';
import { StoryGlow, StoryImage } from '../../../art/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { isCalm } from './use-drag.ts';

/** What touched characters do, by turns: blink, yawn, and look up with an open mouth. For how many milliseconds. */
const ANSWERS = [
  { emotion: 'asleep', lasts: 450 },
  { emotion: 'yawning', lasts: 1600 },
  { emotion: 'surprised', lasts: 1100 },
] as const;
/** Milliseconds for which a character closes its eyes by itself. */
const BLINK_MS = 170;
/** Milliseconds from one blink to the next, at least, and how many more there may be. */
const OPEN_MS = 4500;
const OPEN_MORE_MS = 5500;
/** Where the art kit places figures, as shares of the width. */
const CENTERS: Record<Figure['side'], number> = { left: 0.27, middle: 0.5, right: 0.73 };

interface OtherFace {
  picture: StoryPicture;
  /** Milliseconds. */
  lasts: number;
}

/**
 * A drawn page in two layers, which a turning page moves against each other. Its light breathes; its characters blink now and then, and blink, yawn or
 * look up when they are touched. Only to look at, so keys and screen readers do without.
 */
export function LivelyPicture({ picture, className }: { picture: StoryPicture; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [face, setFace] = useState<OtherFace | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const touches = useRef(0);

  useEffect(() => {
    const element = place.current;
    const change = (at: number, emotion: ShownEmotion, lasts: number): void => {
      const changed = withFace(picture, at, emotion);
      if (changed) setFace((now) => now ?? { picture: changed, lasts });
    };
    const onClick = ({ clientX }: MouseEvent): void => {
      if (element === null || isCalm()) return;
      const { left, width } = element.getBoundingClientRect();
      const answer = ANSWERS[touches.current++ % ANSWERS.length];
      if (answer) change((clientX - left) / width, answer.emotion, answer.lasts);
    };
    const onLoad = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('[data-blink]')) setDrawn(true);
    };
    let timer = 0;
    const blinkLater = (): void => {
      timer = window.setTimeout(
        () => {
          if (!document.hidden && !isCalm() && !element?.closest('[inert]')) change(Math.random(), 'asleep', BLINK_MS);
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
    if (!isDrawn || face === null) return;
    const timer = window.setTimeout(() => {
      setFace(null);
      setDrawn(false);
    }, face.lasts);
    return () => window.clearTimeout(timer);
  }, [isDrawn, face]);

  return (
    <div ref={place} data-own-taps={picture.scene.figures.length > 0 && !isCalm() ? '' : undefined}>
      <StoryImage picture={picture} layer="far" className={classNames(className, 'book-far bg-raised')} />
      <div aria-hidden="true" className="book-light">
        <StoryGlow picture={picture} className="book-glow" />
      </div>
      <div aria-hidden="true" className={isDrawn ? 'opacity-0' : undefined}>
        <StoryImage picture={picture} layer="near" described={false} className={className} />
      </div>
      {face && (
        <div data-blink="" aria-hidden="true" className={isDrawn ? undefined : 'opacity-0'}>
          <StoryImage picture={face.picture} layer="near" described={false} className={className} />
        </div>
      )}
    </div>
  );
}

/** The same picture with another face of the figure nearest to a place; null where none is in it, or it sleeps. @param at share of the width */
export function withFace(picture: StoryPicture, at: number, emotion: ShownEmotion): StoryPicture | null {
  const { figures } = picture.scene;
  const nearest = figures.toSorted((a, b) => Math.abs(CENTERS[a.side] - at) - Math.abs(CENTERS[b.side] - at))[0];
  if (nearest === undefined || nearest.emotion === 'asleep') return null;
  const changed: Figure = emotion === 'yawning' ? { ...nearest, yawns: true } : { ...nearest, emotion };
  const scene = { ...picture.scene, figures: figures.map((one) => (one === nearest ? changed : one)) };
  return { ...picture, scene };
}
