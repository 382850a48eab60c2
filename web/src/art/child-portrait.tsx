import type { PortraitCrop } from '@tuckaway/art';
import type { ChildAppearance } from '@tuckaway/domain';
import { useEffect, useState } from 'react';

/** Width and height of each crop, as the art kit draws it. */
const SIZES: Record<PortraitCrop, readonly [number, number]> = { whole: [200, 240], head: [180, 150] };

interface Props {
  appearance: ChildAppearance;
  crop: PortraitCrop;
  className?: string;
}

/** A child as its family describes it. Decorative: the words beside it say the same. An empty sheet until its code is loaded. */
export function ChildPortrait({ appearance, crop, className }: Props) {
  const key = JSON.stringify(appearance);
  const [src, setSrc] = useState<string | null>(null);
  const [width, height] = SIZES[crop];

  useEffect(() => {
    let here = true;
    const draw = async (): Promise<void> => {
      const { drawPortrait } = await import('@tuckaway/art');
      const svg = await drawPortrait(JSON.parse(key) as ChildAppearance, crop);
      if (here) setSrc(`data:image/svg+xml,${encodeURIComponent(svg)}`);
    };
    // Without its code, for example offline, the words have to do.
    draw().catch(() => undefined);
    return () => {
      here = false;
    };
  }, [key, crop]);

  if (src !== null) return <img src={src} alt="" width={width} height={height} decoding="async" className={className} />;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false" className={className}>
      <rect width={width} height={height} className="fill-raised" />
    </svg>
  );
}
