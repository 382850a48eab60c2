import type { ShownEmotion, StoryPicture } from '@tuckaway/domain';
import { useCallback, useRef, useState } from 'react';
import { AtLight, figuresIn, StoryImage } from '../../../art/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useListening } from '../api/reading/listening.ts';
import { LAMP } from '../messages.ts';
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

interface DrawnPageProps {
  picture: StoryPicture;
  /** Its frame shows more of the place above the picture. */
  tall: boolean;
  className: string;
}

/**
 * A drawn page in two layers, which a turning page moves against each other. Its light breathes; its characters blink now and then, and blink, yawn or
 * look up when they are touched: only to look at, so keys and screen readers do without. The last page has a lamp, which the child puts out.
 */
export function LivelyPicture({ picture, tall, className }: DrawnPageProps) {
  const [face, setFace] = useState<StoryPicture | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const touches = useRef(0);
  const live = useCallback(
    (element: HTMLDivElement) => {
      /** For how many milliseconds the other face is there; null without one. */
      let lasts: number | null = null;
      let ending = 0;
      const end = (): void => {
        lasts = null;
        setFace(null);
        setDrawn(false);
      };
      const change = (at: number, emotion: ShownEmotion, milliseconds: number): void => {
        const changed = lasts === null ? withFace(picture, tall, at, emotion) : null;
        if (changed === null) return;
        lasts = milliseconds;
        setFace(changed);
      };
      const onClick = ({ clientX, target }: MouseEvent): void => {
        if (isCalm() || (target as Element).closest('button')) return;
        const { left, width } = element.getBoundingClientRect();
        const answer = ANSWERS[touches.current++ % ANSWERS.length];
        if (answer) change((clientX - left) / width, answer.emotion, answer.lasts);
      };
      const onLoad = ({ target }: Event): void => {
        if (lasts === null || !(target instanceof Element && target.closest('[data-blink]'))) return;
        setDrawn(true);
        window.clearTimeout(ending);
        ending = window.setTimeout(end, lasts);
      };
      let timer = 0;
      const blinkLater = (): void => {
        timer = window.setTimeout(
          () => {
            if (!document.hidden && !isCalm() && !element.closest('[inert]')) change(Math.random(), 'asleep', BLINK_MS);
            blinkLater();
          },
          OPEN_MS + Math.random() * OPEN_MORE_MS,
        );
      };
      blinkLater();
      element.addEventListener('click', onClick);
      // Load events do not bubble.
      element.addEventListener('load', onLoad, true);
      return () => {
        window.clearTimeout(timer);
        window.clearTimeout(ending);
        end();
        element.removeEventListener('click', onClick);
        element.removeEventListener('load', onLoad, true);
      };
    },
    [picture, tall],
  );

  return (
    <div ref={live} data-own-taps={picture.scene.staging.acts.length > 0 && !isCalm() ? '' : undefined}>
      <StoryImage {...{ picture, tall }} layer="far" className={classNames(className, 'book-far bg-raised')} />
      <div aria-hidden="true" className="book-light">
        {!picture.last && <AtLight {...{ picture, tall }} className="book-glow" />}
      </div>
      <div aria-hidden="true" className={isDrawn ? 'opacity-0' : undefined}>
        <StoryImage {...{ picture, tall }} layer="near" described={false} className={className} />
      </div>
      {face && (
        <div data-blink="" aria-hidden="true" className={isDrawn ? undefined : 'opacity-0'}>
          <StoryImage picture={face} tall={tall} layer="near" described={false} className={className} />
        </div>
      )}
      {picture.last && <Lamp {...{ picture, tall, className }} />}
    </div>
  );
}

/** The light of a last page, over all else of the picture: a button, which goes out by itself when the screen does. */
function Lamp({ picture, tall, className }: DrawnPageProps) {
  const [isOut, setOut] = useState(false);
  const { dark, asleep } = useListening();
  const out = isOut || dark || asleep;
  return (
    <>
      <div aria-hidden="true" data-lamp={out ? 'out' : 'lit'} className="book-lamp">
        <StoryImage {...{ picture, tall }} layer="lamp" described={false} className={className} />
      </div>
      <div className="book-light">
        <AtLight {...{ picture, tall }} className="book-switch">
          <button type="button" aria-label={out ? LAMP.light : LAMP.putOut} onClick={() => setOut(!out)} />
        </AtLight>
      </div>
    </>
  );
}

/** The same picture with another face of the figure nearest to a place; null if nobody is in it who is awake. @param at share of the width */
export function withFace(picture: StoryPicture, tall: boolean, at: number, emotion: ShownEmotion): StoryPicture | null {
  const nearest = figuresIn(picture, tall).toSorted((one, other) => Math.abs(one.x - at) - Math.abs(other.x - at))[0];
  if (!nearest?.awake) return null;
  return { ...picture, face: { who: nearest.name, feels: emotion } };
}
