import { lazy } from 'react';
import { useStore } from '../data/device/store.ts';
import { behindGate } from '../features/parents/api/gate.ts';
import { GuardedSheet } from '../ui/dialog/guarded-sheet.tsx';

const ParentGate = lazy(async () => ({ default: (await import('../features/parents/gate/parent-gate.tsx')).ParentGate }));

/** Asks the grown-up while something waits behind the gate. If its code fails to load, the action does not run. */
export function LateGate() {
  const action = useStore(behindGate);
  if (action === null) return null;
  return (
    <GuardedSheet onClose={() => behindGate.set(null)}>
      <ParentGate action={action} />
    </GuardedSheet>
  );
}
