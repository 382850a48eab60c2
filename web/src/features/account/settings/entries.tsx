import { type ComponentType, type ReactNode, useState } from 'react';
import { Icon, type IconName } from '../../../ui/icon.tsx';

export function Entries({ children }: { children: ReactNode }) {
  return <ul className="m-0 list-none divide-y divide-edge overflow-hidden rounded-card border border-edge bg-raised p-0">{children}</ul>;
}

interface EntryProps {
  icon: IconName;
  label: string;
  opensDialog?: boolean;
  busy?: boolean;
  onPress: () => void;
  /** The sheet that it opens. */
  children?: ReactNode;
}

export function Entry({ icon, label, opensDialog = false, busy = false, onPress, children }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        aria-haspopup={opensDialog ? 'dialog' : undefined}
        aria-busy={busy || undefined}
        onClick={onPress}
        className="flex min-h-13 w-full items-center gap-3.5 px-4.5 py-2 text-left font-medium transition-colors -outline-offset-3 hover:text-lamp-ink"
      >
        <Icon name={icon} className="size-5 text-soft" />
        <span className="grow">{label}</span>
        {opensDialog && <Icon name="arrow-right" className="size-4.5 text-soft" />}
      </button>
      {children}
    </li>
  );
}

/** An entry with a sheet of its own. */
export function SheetEntry({ icon, label, Sheet }: { icon: IconName; label: string; Sheet: ComponentType<{ onClose: () => void }> }) {
  const [open, setOpen] = useState(false);
  return (
    <Entry icon={icon} label={label} opensDialog onPress={() => setOpen(true)}>
      {open && <Sheet onClose={() => setOpen(false)} />}
    </Entry>
  );
}
