import type { StoryPicture } from '@tuckaway/domain';
import { useEffect, useState } from 'react';
import { STORY_PICTURE_SIZE } from './story-image.tsx';

/** Milliseconds from one layer's arrival to the next one's: all are there when a quick story has its first page. */
const NEXT_LAYER_MS = 700;

/**
 * A cover that is put together like a paper theater: its layers arrive one after another, from the sky to the frame. Decorative.
 * Without motion they are all there at once; without the kit's code the empty sheet stays.
 */
export function AssembledCover({ picture, className }: { picture: StoryPicture; className: string }) {
  const [layers, setLayers] = useState<readonly string[]>([]);
  const key = JSON.stringify(picture);

  useEffect(() => {
    let current = true;
    async function draw(): Promise<void> {
      const { drawCoverLayers } = await import('@tuckaway/art');
      const drawn = await drawCoverLayers(JSON.parse(key) as StoryPicture, STORY_PICTURE_SIZE);
      if (current) setLayers(drawn);
    }
    void draw().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [key]);

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
