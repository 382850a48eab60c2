import { type ReactNode, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { MORE } from './messages.ts';

/** The story whose actions are unfolded: a screen that is rendered anew, as when the network is back, does not fold them. */
let unfolded: string | null = null;

/** What else can be done with a story, folded until the user opens it. */
export function More({ storyId, children, className }: { storyId: string; children: ReactNode; className?: string }) {
  const [open, setOpen] = useState(unfolded === storyId);
  const follow = (isOpen: boolean): void => {
    setOpen(isOpen);
    unfolded = isOpen ? storyId : null;
  };
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => follow(currentTarget.open)}
      className={classNames('group text-center', className)}
    >
      <summary className="mx-auto flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 px-4 text-label font-semibold text-soft [&::-webkit-details-marker]:hidden">
        {MORE}
        <Icon name="arrow-right" className="size-4 rotate-90 transition-transform group-open:-rotate-90" />
      </summary>
      <div className="flex flex-wrap justify-center gap-x-2 gap-y-1">{children}</div>
    </details>
  );
}
