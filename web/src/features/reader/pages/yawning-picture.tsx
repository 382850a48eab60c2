import { type MouseEvent, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { isCalm } from './use-drag.ts';
import { yawnAt, yawnsOf } from './yawns.ts';

/** Milliseconds. */
const YAWN_MS = 1600;

/** A page's picture from a file. A touched character of our own stories yawns. Only to look at, so keys and screen readers do without. */
export function YawningPicture({ url, alt, className }: { url: string; alt: string; className: string }) {
  const [yawn, setYawn] = useState<string | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const yawns = yawnsOf(url);

  function showYawn(): void {
    setDrawn(true);
    window.setTimeout(() => {
      setYawn(null);
      setDrawn(false);
    }, YAWN_MS);
  }

  async function answer({ clientX, currentTarget }: MouseEvent): Promise<void> {
    if (yawns === null || yawn !== null || isCalm()) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setYawn(await yawnAt(yawns, (clientX - left) / width));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a moment to look at, which a key press would not show more of.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
    <div data-own-taps={yawns !== null && !isCalm() ? '' : undefined} onClick={(event) => void answer(event)} className="absolute inset-0">
      <Picture src={url} alt={alt} className={classNames(className, 'book-far bg-raised')} />
      {yawn !== null && (
        <div data-blink="" aria-hidden="true" className={isDrawn ? undefined : 'opacity-0'}>
          <img src={yawn} alt="" className={classNames(className, 'book-far')} onLoad={showYawn} />
        </div>
      )}
    </div>
  );
}
