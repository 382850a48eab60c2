import { type ComponentType, lazy, type ReactNode } from 'react';
import { Late } from '../late.tsx';
import { toast } from '../toaster/toast.ts';

const TROUBLE = {
  title: 'This didn’t open',
  description: 'Everything else still works. Reloading the page may help.',
  tone: 'destructive',
} as const;

/** Closes a dialog that throws or whose code cannot be loaded, and says so in a toast; the screen below stays. */
export function GuardedSheet({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const trouble = (): void => {
    onClose();
    toast(TROUBLE);
  };
  return <Late onError={trouble}>{children}</Late>;
}

/** A {@link GuardedSheet} whose code is loaded when it opens. */
export function lateSheet<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  const Sheet = lazy(async () => {
    const Loaded = await load();
    return { default: ({ props }: { props: Props }) => <Loaded {...props} /> };
  });
  return (props: Props) => (
    <GuardedSheet onClose={props.onClose}>
      <Sheet props={props} />
    </GuardedSheet>
  );
}
