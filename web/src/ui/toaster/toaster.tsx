import * as RadixToast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { subscribeDialogs, topDialog } from '../dialog/dialog-stack.ts';
import { Icon } from '../icon.tsx';
import { currentToasts, dismissToast, subscribeToasts, TOAST_DURATION } from './toast.ts';

/** Pixels a toast is swiped to the right before it goes (specification section 9). */
const SWIPE_THRESHOLD = 50;

/** Shows the store's toasts; F8 leads to them. Mounted once. Above an open dialog they lie inside it, because everything else is inert. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToasts, currentToasts, currentToasts);
  const dialog = useSyncExternalStore(subscribeDialogs, topDialog, () => null);
  return (
    <RadixToast.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toasts.map(({ id, title, description, tone, open }) => (
        <RadixToast.Root
          key={id}
          open={open}
          type={tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(next) => {
            if (!next) dismissToast(id);
          }}
          className={classNames(
            'pointer-events-auto relative flex items-start gap-3 rounded-card border py-4 pr-14 pl-5 shadow-lifted large-text:pr-[52px] large-text:pl-4',
            'data-[state=open]:animate-sheet-in data-[state=closed]:animate-toast-out',
            'data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-toast-out',
            tone === 'destructive' ? 'border-transparent bg-alarm text-on-alarm' : 'border-edge bg-raised text-ink',
          )}
        >
          <div className="min-w-0">
            <RadixToast.Title dir="auto" className="font-semibold">
              {title}
            </RadixToast.Title>
            {description !== undefined && (
              <RadixToast.Description dir="auto" className="mt-0.5 text-[0.9375rem] leading-snug">
                {description}
              </RadixToast.Description>
            )}
          </div>
          <RadixToast.Close
            aria-label="Close"
            className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full opacity-80 large-text:size-[44px] hover:opacity-100 focus-visible:outline-current"
          >
            <Icon name="close" className="size-4.5" />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      {createPortal(
        <RadixToast.Viewport
          hotkey={['F8']}
          className="pointer-events-none fixed right-0 bottom-[calc(var(--dock-bar)+var(--dock-button)+var(--below-toasts)+var(--line-up-bar)+var(--above-update-card))] sm:bottom-[calc(var(--dock-bar)+var(--below-toasts)+var(--line-up-bar)+var(--above-update-card))] z-50 m-0 flex w-full max-w-110 list-none flex-col gap-3 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6"
        />,
        dialog ?? document.body,
      )}
    </RadixToast.Provider>
  );
}
