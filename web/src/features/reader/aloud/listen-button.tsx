import { isInsideApp } from '../../../data/device/platform.ts';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { allowSpeech, listening, NOT_LISTENING, useListening } from '../api/reading/listening.ts';

/** Opens the player, which starts at once, and closes it. */
export function ListenButton() {
  const { open } = useListening();
  const able = typeof speechSynthesis !== 'undefined';

  const press = (): void => {
    if (!able) {
      toast({
        title: 'Reading aloud isn’t available',
        description: isInsideApp()
          ? 'This page is open inside another app, which can’t read aloud. Open it in Safari or Chrome to listen.'
          : 'This browser can’t read aloud. You can still read the story together.',
      });
      return;
    }
    if (!open) allowSpeech();
    listening.set({ ...NOT_LISTENING, open: !open });
  };

  return (
    <button
      type="button"
      data-listen=""
      aria-label={able ? 'Read to me' : 'Read to me: no voice on this device'}
      aria-pressed={able ? open : undefined}
      onClick={press}
      className="grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-raised aria-pressed:text-lamp-ink"
    >
      <Icon name="listen" />
    </button>
  );
}
