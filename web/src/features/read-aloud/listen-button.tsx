import { listening, NOT_LISTENING, useListening } from '../../data/listening.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';
import { NO_VOICE, NO_VOICE_LABEL, READ_TO_ME } from './messages.ts';

/** Opens the player, which begins at once, and puts it away. It costs a reader nothing else until it is pressed. */
export function ListenButton() {
  const { open } = useListening();
  const able = typeof speechSynthesis !== 'undefined';

  const press = (): void => {
    if (!able) {
      toast(NO_VOICE);
      return;
    }
    if (!open) allowSpeech();
    listening.set(open ? NOT_LISTENING : { ...NOT_LISTENING, open: true });
  };

  return (
    <button
      type="button"
      data-listen=""
      aria-label={able ? READ_TO_ME : NO_VOICE_LABEL}
      aria-pressed={able ? open : undefined}
      onClick={press}
      className="grid size-11 place-items-center rounded-full text-ink transition-colors hover:bg-raised aria-pressed:text-lamp-ink"
    >
      <Icon name="listen" />
    </button>
  );
}

/** iOS lets a page speak later only if it spoke under a finger: nothing is said here, while the player is still on its way. */
function allowSpeech(): void {
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}
