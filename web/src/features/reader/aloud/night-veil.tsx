import { createPortal } from 'react-dom';
import { openModal } from '../../../ui/dialog/open-modal.ts';
import { ASLEEP } from './messages.ts';

/** The dark page after the sleep timer; a press anywhere closes it. Nothing is announced, because the child sleeps. */
export function NightVeil({ onWake }: { onWake: () => void }) {
  return createPortal(
    <dialog
      ref={openModal}
      aria-label={ASLEEP.title}
      onCancel={(event) => {
        event.preventDefault();
        onWake();
      }}
      className="night-veil h-dvh max-h-none w-screen max-w-none animate-[night-falls_4s_ease-out] bg-[rgb(6_5_18/0.96)] backdrop:bg-transparent"
    >
      <button
        type="button"
        onClick={onWake}
        className="flex size-full animate-[words-come_1.2s_2.6s_ease-out_both] flex-col items-center justify-end gap-1 pb-[max(12dvh,env(safe-area-inset-bottom))] font-display text-(length:--text-card) text-[#a99bc0] -outline-offset-6 focus-visible:outline-1 focus-visible:outline-[#463f66]"
      >
        {ASLEEP.title}
        <span className="font-ui text-(length:--text-label) text-[#8b7fa6]">{ASLEEP.wake}</span>
      </button>
    </dialog>,
    document.body,
  );
}
