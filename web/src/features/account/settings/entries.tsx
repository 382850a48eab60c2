import type { ReactNode } from 'react';
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
}

export function Entry({ icon, label, opensDialog = false, busy = false, onPress }: EntryProps) {
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
    </li>
  );
}
