import { type MouseEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { openModal } from './open-modal.ts';

export interface DialogProps {
  open: boolean;
  /** Called for Escape, the close button and a press beside the sheet. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Above the title, from edge to edge. */
  picture?: ReactNode;
  children?: ReactNode;
  /** Buttons below the content; they stay in sight while the content scrolls. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** `alertdialog` for a question that interrupts. */
  role?: 'dialog' | 'alertdialog';
  /** False leaves out the round close button, where the footer says the same. */
  closeButton?: boolean;
  /** The content is text alone: the part that scrolls takes the focus, so that keys can scroll it. */
  reading?: boolean;
}

const WIDTHS = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' } as const;

/**
 * A sheet laid on top of the page: the native modal dialog, which keeps the focus inside and gives it back when it closes.
 * The focus goes to the element marked `data-autofocus`, else to the title.
 */
export function Dialog({ open, ...sheet }: DialogProps) {
  return open ? createPortal(<OpenDialog {...sheet} />, document.body) : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    description,
    picture,
    children,
    footer,
    size = 'md',
    role = 'dialog',
    closeButton = true,
    reading = false,
  } = props;
  const titleId = useId();
  const descriptionId = useId();

  const closeFromVeil = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    <dialog
      ref={openModal}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={(event) => {
        event.preventDefault();
        // React also sends events of a dialog that was opened from this one.
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={({ currentTarget }) => {
        // Some browsers close it on a second Escape without a cancel event.
        if (!currentTarget.open) onClose();
      }}
      onMouseDown={closeFromVeil}
      className={classNames(
        'm-auto max-h-[min(46rem,100dvh-2rem)] w-[calc(100%-2rem)] large-text:w-[calc(100%-1rem)] overflow-visible bg-transparent p-0 text-ink',
        'open:animate-sheet-in backdrop:animate-veil-in backdrop:bg-veil',
        WIDTHS[size],
      )}
    >
      {/* The content scrolls between title and buttons; on very small screens the whole sheet does. */}
      <div className="sheet flex max-h-[inherit] flex-col overflow-x-hidden overflow-y-auto overscroll-contain rounded-stage shadow-lifted *:shrink-0">
        {picture}
        {/* Not a <header>, which would be a second banner of the page. */}
        <div className="flex items-start gap-4 px-6 pt-6 large-text:flex-col-reverse large-text:gap-0 large-text:px-3 large-text:pt-3 sm:px-8 sm:pt-7">
          <div className="min-w-0 grow">
            <h2 id={titleId} tabIndex={-1} className="font-display text-title font-semibold">
              {title}
            </h2>
          </div>
          {closeButton && (
            <button
              type="button"
              onClick={onClose}
              aria-label="Close"
              className="-mt-1.5 -mr-2.5 grid size-11 shrink-0 large-text:m-0 large-text:self-end place-items-center rounded-full text-soft transition-colors hover:bg-raised hover:text-ink"
            >
              <Icon name="close" />
            </button>
          )}
        </div>
        {description && (
          <div id={descriptionId} className="mt-2 px-6 text-pretty text-soft sm:px-8">
            {description}
          </div>
        )}
        {children && (
          <div
            {...(reading && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
            className="more-beyond min-h-40 shrink! grow overflow-y-auto overscroll-contain px-6 pt-5 pb-7 large-text:px-3 sm:px-8 sm:pb-8"
          >
            {children}
          </div>
        )}
        {footer && (
          <div className="flex flex-wrap justify-end gap-3 px-6 pt-5 pb-6 large-text:px-3 max-sm:*:grow sm:px-8 sm:pb-7">{footer}</div>
        )}
      </div>
    </dialog>
  );
}
