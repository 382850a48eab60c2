import { type ComponentType, useEffect, useState } from 'react';
import type { TooltipProps } from '../../ui/tooltip.tsx';

/** Milliseconds that a button waits for its tooltip's code before it does without. */
const PATIENCE = 3000;

/** What stands in where the code cannot be had: the element alone. */
function NoTooltip({ children }: TooltipProps) {
  return <>{children}</>;
}

/**
 * The tooltip, 19 KB that nobody needs before there is something to hint at. Null until it is decided what it will be: an element that
 * gets its tooltip afterwards would be made anew, and lose the focus.
 */
export function useLateTooltip(wanted: boolean): ComponentType<TooltipProps> | null {
  const [tooltip, setTooltip] = useState<{ Tooltip: ComponentType<TooltipProps> } | null>(null);

  useEffect(() => {
    if (!wanted || tooltip !== null) return;
    let left = false;
    const settle = (Tooltip: ComponentType<TooltipProps>): void => {
      if (!left) setTooltip((decided) => decided ?? { Tooltip });
    };
    const timer = window.setTimeout(() => settle(NoTooltip), PATIENCE);
    import('../../ui/tooltip.tsx').then(
      ({ Tooltip }) => settle(Tooltip),
      () => settle(NoTooltip),
    );
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [wanted, tooltip]);

  return tooltip?.Tooltip ?? null;
}
