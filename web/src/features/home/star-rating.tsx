import { Icon } from '../../ui/icon.tsx';

/** Stars of five, the last one in part; said in words for those who cannot see them. */
const STARS = [0, 1, 2, 3, 4] as const;

export function StarRating({ rating }: { rating: number }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className="sr-only">Rated {rating} out of 5 stars</span>
      <span aria-hidden="true" className="flex text-ember">
        {STARS.map((star) => (
          <Star key={star} share={Math.min(1, Math.max(0, rating - star))} />
        ))}
      </span>
    </span>
  );
}

/** @param share how much of the star is filled, 0 to 1. */
function Star({ share }: { share: number }) {
  return (
    <span className="relative block size-4">
      <Icon name="star" className="size-4 opacity-60" />
      <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${share * 100}%` }}>
        <Icon name="star" filled className="size-4" />
      </span>
    </span>
  );
}
