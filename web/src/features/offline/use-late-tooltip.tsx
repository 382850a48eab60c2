import { type ComponentType, useEffect, useState } from 'react';
import { withTimeout } from '../../data/lib/with-timeout.ts';
import type { TooltipProps } from '../../ui/tooltip.tsx';

/** Milliseconds after which the button appears without a tooltip. */
const LOAD_TIMEOUT_MS = 3000;

/** Used if the code cannot be loaded: the element alone. */
function NoTooltip({ children }: TooltipProps) {
  return <>{children}</>;
}

/**
 * The tooltip component, 19 KB that are loaded when a tooltip is first needed. Null until it is loaded or has failed, because an element that
 * gets its tooltip later is created again and loses the focus.
 */
export function useLateTooltip(wanted: boolean): ComponentType<TooltipProps> | null {
  const [tooltip, setTooltip] = useState<{ Tooltip: ComponentType<TooltipProps> } | null>(null);

  useEffect(() => {
    if (!wanted || tooltip !== null) return;
    let unmounted = false;
    withTimeout(LOAD_TIMEOUT_MS, () => import('../../ui/tooltip.tsx'))
      .catch(() => ({ Tooltip: NoTooltip }))
      .then(({ Tooltip }) => {
        if (!unmounted) setTooltip({ Tooltip });
      });
    return () => {
      unmounted = true;
    };
  }, [wanted, tooltip]);

  return tooltip?.Tooltip ?? null;
}
