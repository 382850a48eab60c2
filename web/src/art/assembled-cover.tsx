import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { StoryPicture } from '@tuckaway/domain';
import { STORY_PICTURE_SIZE } from './story-image.tsx';

/** Milliseconds from one layer's arrival to the next one's: all are there when a quick story has its first page. */
const NEXT_LAYER_MS = 700;

/**
 * A cover that is put together like a paper theater: its layers arrive one after another, from the sky to the frame. Decorative.
 * Without motion they are all there at once; without the kit's code the empty sheet stays.
 */
export function AssembledCover({ picture, className }: { picture: StoryPicture; className: string }) {
  const { data: layers = [] } = useQuery({
    queryKey: ['cover-layers', picture],
    queryFn: async () => (await import('@tuckaway/art')).drawCoverLayers(picture, STORY_PICTURE_SIZE),
    placeholderData: keepPreviousData,
    // As a child's look is in it, and the session's end does not remove this key.
    gcTime: 0,
  });

  return (
    <div aria-hidden="true" className={`relative overflow-hidden bg-raised ${className}`}>
      {layers.map((svg, index) => (
        <img
          // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place.
          key={index}
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt=""
          style={{ animationDelay: `${index * NEXT_LAYER_MS}ms` }}
          className="absolute inset-0 size-full animate-layer-in object-cover object-[50%_80%] first:animate-light-in last:animate-light-in"
        />
      ))}
    </div>
  );
}
