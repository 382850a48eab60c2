import { useCallback, useState } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export interface PictureProps {
  src: string;
  /** Shown if the first one does not load. */
  otherwise?: string;
  /** What it shows; empty for a decorative picture. */
  alt: string;
  /** Loads when it comes near the screen. */
  lazy?: boolean;
  /** Gives it a size and a place, but no `display`: it is an image or a sheet. */
  className: string;
}

/** A picture from a file of 3:2. If it does not load, a quiet sheet in its place says what it shows; it is tried again when the network is back. */
export function Picture({ src, otherwise, alt, lazy = false, className }: PictureProps) {
  /** How many did not load. */
  const [broken, setBroken] = useState(0);
  const sources = otherwise === undefined || otherwise === src ? [src] : [src, otherwise];
  const shown = sources[broken];
  const checkImage = useCallback((image: HTMLImageElement | null) => {
    // A prerendered picture may have failed before this code was there.
    if (image?.complete && image.naturalWidth === 0) setBroken((count) => count + 1);
  }, []);
  const awaitNetwork = useCallback(() => {
    const again = () => setBroken(0);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  if (shown !== undefined) {
    return (
      <img
        key={shown}
        ref={checkImage}
        src={shown}
        alt={alt}
        width={720}
        height={480}
        loading={lazy ? 'lazy' : undefined}
        decoding="async"
        onError={() => setBroken(broken + 1)}
        className={className}
      />
    );
  }
  return (
    <div
      ref={awaitNetwork}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
      className={classNames(
        'flex flex-col items-center justify-center gap-2 overflow-hidden bg-raised px-5 text-center text-label text-soft',
        className,
      )}
    >
      <Icon name="moon" className={classNames('size-7 shrink-0 opacity-70', alt !== '' && 'max-sm:hidden')} />
      {alt !== '' && <span className="line-clamp-4 max-w-[44ch]">{alt}</span>}
    </div>
  );
}
