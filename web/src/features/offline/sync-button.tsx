import { type ComponentType, lazy, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type SyncState, useSyncState } from '../../data/sync/sync.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { GuardedSheet } from '../../ui/guarded-sheet.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { TooltipProps } from '../../ui/tooltip.tsx';
import * as messages from './messages.ts';
import { useLateTooltip } from './use-late-tooltip.tsx';

const loadDialog = () => import('./waiting-dialog.tsx');
const WaitingDialog = lazy(async () => ({ default: (await loadDialog()).WaitingDialog }));

type Label = NonNullable<SyncState['label']>;

const ICONS: Record<Label, IconName> = { offline: 'wifi-off', syncing: 'cloud', pending: 'clock', 'all-synced': 'check' };

/**
 * The sync status button of section 2: Offline, Syncing..., N pending or All synced, hidden when online with nothing pending.
 * A press opens the list of what is waiting; while that is open, the button stays to come back to.
 * @param compact where somebody reads: the icon is to be seen, the words are in its name.
 */
export function SyncButton({ compact = false }: { compact?: boolean }) {
  const state = useSyncState();
  const [listed, setListed] = useState(false);
  const label = state.label ?? (listed ? 'all-synced' : null);
  const Tooltip = useLateTooltip(label !== null);

  // The list's code is there before it is asked for: by then there may be no network.
  useEffect(() => {
    if (label !== null) void loadDialog().catch(() => undefined);
  }, [label]);

  return (
    <>
      <p role="status" className="sr-only">
        {useAnnouncement(label, state)}
      </p>
      {/* Before the button: when both go, the dialog gives the focus back first, and the button then passes it on. */}
      {listed && (
        <GuardedSheet onClose={() => setListed(false)}>
          <WaitingDialog onClose={() => setListed(false)} />
        </GuardedSheet>
      )}
      {label !== null && Tooltip && (
        <Status Tooltip={Tooltip} label={label} state={state} compact={compact} onPress={() => setListed(true)} />
      )}
    </>
  );
}

interface StatusProps {
  Tooltip: ComponentType<TooltipProps>;
  label: Label;
  state: SyncState;
  compact: boolean;
  onPress: () => void;
}

function Status({ Tooltip, label, state, compact, onPress }: StatusProps) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(
    () => () => {
      // It hides by itself: whoever stands on it goes on with the page.
      if (document.activeElement === button.current) document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );

  const text = textOf(label, state);
  return (
    <Tooltip label={state.attention > 0 ? messages.ATTENTION_TOOLTIP : messages.TOOLTIPS[label]} side="top">
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-label={messages.buttonName(text, state.attention)}
        onClick={onPress}
        className={buttonClasses(
          { variant: 'secondary', size: 'sm' },
          classNames('pointer-events-auto relative gap-2 whitespace-nowrap in-data-[dock=button]:shadow-card', compact && 'min-w-11 px-0!'),
        )}
      >
        <Icon name={ICONS[label]} className={classNames('size-4.5', label === 'syncing' && 'animate-lamp-breath')} />
        <span className={classNames(compact && 'sr-only')}>{text}</span>
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

/**
 * What screen readers are told: a new state once, not each count and not each attempt. That one is offline is the banner's to say.
 */
function useAnnouncement(label: Label | null, state: SyncState): string {
  const key = `${label} ${state.attention}`;
  const [said, setSaid] = useState({ key: 'null 0', text: '' });
  if (label === 'syncing' || key === said.key) return said.text;
  const words = label === null || label === 'offline' ? [] : [textOf(label, state)];
  if (state.attention > 0) words.push(messages.attentionLabel(state.attention));
  const text = words.join('. ');
  setSaid({ key, text });
  return text;
}
