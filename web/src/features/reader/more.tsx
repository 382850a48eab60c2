import { type ReactNode, useId } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MORE, MORE_GROUPS } from './messages.ts';

/** What else can be done with a story, by what it is for. */
export type MoreGroups = Partial<Record<keyof typeof MORE_GROUPS, ReactNode>>;

/** Opens the sheet with what else can be done with a story. */
export function MoreButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="quiet" size="sm" aria-haspopup="dialog" className="gap-1.5" onClick={onClick}>
      {MORE}
      <Icon name="arrow-right" className="size-4 rotate-90" />
    </Button>
  );
}

/** That sheet, with its button. It stays where it is, because what it prints goes with it. */
export function More({ groups, open, setOpen }: { groups: MoreGroups; open: boolean; setOpen: (open: boolean) => void }) {
  const id = useId();
  const titles = (Object.keys(MORE_GROUPS) as (keyof MoreGroups)[]).filter((group) => groups[group]);
  return (
    <>
      <MoreButton onClick={() => setOpen(true)} />
      <Dialog open={open} onClose={() => setOpen(false)} title={MORE} size="sm">
        <div className="space-y-4">
          {titles.map((group) => (
            <section key={group} aria-labelledby={`${id}${group}`}>
              <h3 id={`${id}${group}`} className="text-label font-semibold text-soft">
                {MORE_GROUPS[group]}
              </h3>
              <div className="-mx-4 flex flex-col *:justify-start *:text-start">{groups[group]}</div>
            </section>
          ))}
        </div>
      </Dialog>
    </>
  );
}
