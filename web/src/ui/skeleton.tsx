import { classNames } from './class-names.ts';

/** A placeholder while something loads. Hidden from screen readers; say "loading" elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={classNames('animate-lamp-breath rounded-xl bg-edge/45 forced-colors:border', className)} />;
}
