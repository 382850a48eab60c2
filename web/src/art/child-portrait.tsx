import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PortraitCrop } from '@tuckaway/art';
import type { ChildAppearance } from '@tuckaway/domain';

/** Width and height of each crop, as the art kit draws it. */
const SIZES: Record<PortraitCrop, readonly [number, number]> = { whole: [200, 240], head: [180, 150] };

interface Props {
  appearance: ChildAppearance;
  crop: PortraitCrop;
  className?: string;
}

/** A child as its family describes it. Decorative: the words beside it say the same. An empty sheet until its code is loaded. */
export function ChildPortrait({ appearance, crop, className }: Props) {
  const [width, height] = SIZES[crop];
  // Without its code, for example offline, the words have to do.
  const { data: src } = useQuery({
    queryKey: ['portrait', appearance, crop],
    queryFn: async () => {
      const { drawPortrait } = await import('@tuckaway/art');
      return `data:image/svg+xml,${encodeURIComponent(await drawPortrait(appearance, crop))}`;
    },
    placeholderData: keepPreviousData,
    // A child's look is private, and the session's end does not remove this key.
    gcTime: 0,
  });

  if (src !== undefined) return <img src={src} alt="" width={width} height={height} decoding="async" className={className} />;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true" focusable="false" className={className}>
      <rect width={width} height={height} className="fill-raised" />
    </svg>
  );
}
