import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CoverImage } from '@tuckaway/domain';
import { COVER_SIZE, CoverPicture } from './picture-files.tsx';

interface CoverWithAnimalProps {
  cover: CoverImage;
  /** As a family types it. */
  animal: string;
  className: string;
}

/** One of the six covers, with the family's animal as soon as it is a known one. Decorative. */
export function CoverWithAnimal({ cover, animal, className }: CoverWithAnimalProps) {
  const { data: svg = null } = useQuery({
    queryKey: ['cover-with-animal', cover, animal],
    queryFn: async () => (await import('@tuckaway/art')).drawCoverWith(animal, cover, COVER_SIZE),
    enabled: animal !== '',
    placeholderData: keepPreviousData,
    // As what was typed is in it, and the session's end does not remove this key.
    gcTime: 0,
  });
  if (animal === '' || svg === null) return <CoverPicture cover={cover} className={className} />;
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" {...COVER_SIZE} decoding="async" className={className} />;
}
