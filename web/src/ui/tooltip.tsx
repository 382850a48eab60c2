import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { ReactElement } from 'react';

/** Milliseconds of rest before it opens (specification section 9). */
const OPEN_DELAY_MS = 700;

export interface TooltipProps {
  label: string;
  /** One focusable element. */
  children: ReactElement;
}

/** A hint on hover and focus, never the only place of a fact. It is 19 KB, so load it late. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={OPEN_DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side="top"
            sideOffset={8}
            collisionPadding={12}
            className="z-50 max-w-[min(18rem,calc(100vw-16px))] animate-veil-in rounded-field border border-edge bg-raised px-3.5 py-2 text-label text-ink shadow-card"
          >
            {label}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
