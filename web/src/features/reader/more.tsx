import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MORE } from './messages.ts';

/** What else can be done with a story, folded until somebody asks for it. */
export function More({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <details className={classNames('group text-center', className)}>
      <summary className="mx-auto flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 px-4 text-label font-semibold text-soft [&::-webkit-details-marker]:hidden">
        {MORE}
        <Icon name="arrow-right" className="size-4 rotate-90 transition-transform group-open:-rotate-90" />
      </summary>
      <div className="flex flex-wrap justify-center gap-x-2 gap-y-1">{children}</div>
    </details>
  );
}
