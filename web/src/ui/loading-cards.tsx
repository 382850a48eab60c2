import { classNames } from './class-names.ts';
import { Skeleton } from './skeleton.tsx';

interface LoadingCardsProps {
  label: string;
  /** The grid that the cards will lie in. */
  grid: string;
  /** On a phone the picture is beside the words. */
  beside?: boolean;
}

/** Three placeholders of story cards, of the size of the cards. */
export function LoadingCards({ label, grid, beside = false }: LoadingCardsProps) {
  return (
    <div role="status">
      <p className="sr-only">{label}</p>
      <div className={grid}>
        {[1, 2, 3].map((card) => (
          <div key={card} className={classNames('overflow-hidden rounded-sheet border border-edge bg-sheet', beside && 'flex sm:block')}>
            <Skeleton
              className={classNames('rounded-none!', beside ? 'min-h-36 w-25 shrink-0 sm:aspect-3/2 sm:min-h-0 sm:w-full' : 'aspect-3/2')}
            />
            <div className={classNames('grid gap-3 p-5', beside && 'grow content-center')}>
              <Skeleton className="h-4 w-24" />
              <Skeleton className="h-6 w-3/4" />
              <Skeleton className="h-4" />
              {/* A foot as the cards have one. */}
              <Skeleton className={classNames('h-4 w-5/6', !beside && 'mb-25')} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
