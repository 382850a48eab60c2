/** Five stars in a row on a 24 px grid each, as one drawing: a list has many of them. */
const STARS = [12, 36, 60, 84, 108].map((x) => `M${x} 3.9l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z`).join('');

/** Stars of five, the last one in part; said in words for those who cannot see them. */
export function StarRating({ rating }: { rating: number }) {
  const width = Math.min(5, Math.max(0, rating)) * 24;
  return (
    <span className="flex items-center">
      <span className="sr-only">Rated {rating} out of 5 stars</span>
      <svg
        viewBox="0 0 120 24"
        aria-hidden="true"
        focusable="false"
        className="h-4 w-20 text-ember"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinejoin="round"
      >
        <path d={STARS} opacity=".6" />
        {/* Cut off where the rating ends. */}
        <svg aria-hidden="true" width={width} height="24" viewBox={`0 0 ${width} 24`}>
          <path d={STARS} fill="currentColor" />
        </svg>
      </svg>
    </span>
  );
}
