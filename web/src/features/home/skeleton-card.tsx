import { Skeleton } from '../../ui/skeleton.tsx';

/** A card's blank paper, in a card's measure. */
export function SkeletonCard() {
  return (
    <li data-testid="story-skeleton" className="overflow-hidden rounded-sheet border border-edge bg-sheet shadow-card">
      <Skeleton className="aspect-3/2 rounded-none!" />
      <div className="p-6">
        <Skeleton className="h-5 w-28 rounded-full" />
        <Skeleton className="mt-4 h-7 w-4/5" />
        <Skeleton className="mt-4 h-4 w-full" />
        <Skeleton className="mt-2.5 h-4 w-3/5" />
        <Skeleton className="mt-7 h-5 w-2/3" />
      </div>
    </li>
  );
}
