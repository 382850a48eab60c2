import { lazy, Suspense, useState } from 'react';
import { withTimeout } from '../../../data/device/with-timeout.ts';
import { type SyncState, useSyncState } from '../../../data/outbox/page/sync.ts';
import { classNames } from '../../../ui/class-names.ts';
import { lateSheet } from '../../../ui/dialog/guarded-sheet.tsx';
import { buttonClasses } from '../../../ui/form/button.tsx';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { TooltipProps } from '../../../ui/tooltip.tsx';
import * as messages from './messages.ts';

const loadDialog = () => import('./waiting-dialog.tsx');
const WaitingDialog = lateSheet(async () => (await loadDialog()).WaitingDialog);

/** Milliseconds after which the button appears without a tooltip. */
const TOOLTIP_TIMEOUT_MS = 3000;
const NoTooltip = ({ children }: TooltipProps) => children;
/** Suspends the button until it is there, because an element that gets its tooltip later is created again and loses the focus. */
const Tooltip = lazy(() => {
  // In advance, because there may be no network when the user opens the list.
  void loadDialog().catch(() => undefined);
  return withTimeout(TOOLTIP_TIMEOUT_MS, () => import('../../../ui/tooltip.tsx')).then(
    (tooltip) => ({ default: tooltip.Tooltip }),
    () => ({ default: NoTooltip }),
  );
});

type Label = NonNullable<SyncState['label']>;

const ICONS: Record<Label, IconName> = { offline: 'wifi-off', syncing: 'cloud', pending: 'clock', 'all-synced': 'check' };

/**
 * The sync status button of specification section 2: Offline, Syncing..., N pending or All synced, hidden when online with nothing pending.
 * It opens the list of waiting entries and stays while the list is open, because focus returns to it.
 * @param compact for the readers: only the icon is visible, the text is in the accessible name
 * @param worded with a plain sentence below the label
 */
export function SyncButton({ compact, worded }: { compact: boolean; worded: boolean }) {
  const state = useSyncState();
  const [listed, setListed] = useState(false);
  const label = state.label ?? (listed ? 'all-synced' : null);

  return (
    <>
      <p role="status" className="sr-only">
        {useAnnouncement(label, state)}
      </p>
      {/* Before the button: if both disappear, the dialog first returns the focus to the button, which then passes it on. */}
      {listed && <WaitingDialog onClose={() => setListed(false)} />}
      {label !== null && (
        <Suspense fallback={null}>
          <Status label={label} state={state} compact={compact} worded={worded} onPress={() => setListed(true)} />
        </Suspense>
      )}
    </>
  );
}

interface StatusProps {
  label: Label;
  state: SyncState;
  compact: boolean;
  worded: boolean;
  onPress: () => void;
}

/** A ref: the button may hide while it has the focus. */
function passFocusOn(button: HTMLButtonElement): () => void {
  return () => {
    if (document.activeElement === button) document.getElementById('main')?.focus({ preventScroll: true });
  };
}

function Status({ label, state, compact, worded, onPress }: StatusProps) {
  const text = textOf(label, state);
  const line = worded && !compact && label !== 'offline' ? messages.LINES[state.attention > 0 ? 'attention' : label] : null;
  return (
    <Tooltip label={state.attention > 0 ? messages.ATTENTION_TOOLTIP : messages.TOOLTIPS[label]}>
      <button
        ref={passFocusOn}
        type="button"
        aria-haspopup="dialog"
        aria-label={messages.buttonName(line === null ? text : `${text} ${line}`, state.attention)}
        onClick={onPress}
        className={buttonClasses(
          { variant: 'secondary', size: 'sm' },
          classNames(
            'pointer-events-auto relative gap-2 py-1! whitespace-nowrap large-text:whitespace-normal in-data-[dock=button]:shadow-card',
            compact && 'min-w-11 px-0!',
          ),
        )}
      >
        <Icon name={ICONS[label]} className={classNames('size-4.5', label === 'syncing' && 'animate-lamp-breath')} />
        {/* As high as the label alone would be. */}
        <span className="flex flex-col text-left leading-tight">
          <span className={classNames(compact && 'sr-only')}>{text}</span> {/* The space is read, and not seen. */}
          {line !== null && <span className="text-[0.8125rem] font-normal text-soft">{line}</span>}
        </span>
        {state.attention > 0 && (
          <span aria-hidden="true" className="absolute -top-0.5 right-1 size-3.5 rounded-full border-2 border-page bg-danger" />
        )}
      </button>
    </Tooltip>
  );
}

function textOf(label: Label, { pending }: SyncState): string {
  return label === 'pending' ? messages.pendingLabel(pending) : messages.LABELS[label];
}

/** Announces a new state once, not each count and not each attempt. The offline banner announces that the device is offline. */
function useAnnouncement(label: Label | null, state: SyncState): string {
  const key = `${label} ${state.attention}`;
  const [announced, setAnnounced] = useState({ key: 'null 0', text: '' });
  if (label === 'syncing' || key === announced.key) return announced.text;
  const parts = label === null || label === 'offline' ? [] : [textOf(label, state)];
  if (state.attention > 0) parts.push(messages.attentionLabel(state.attention));
  const text = parts.join('. ');
  setAnnounced({ key, text });
  return text;
}
