/** Play, pause and the two arrows of a headset, a keyboard or a locked screen (Media Session). */
import { PRODUCT_NAME } from '@tuckaway/domain';
import { passOn, takeOver } from '../api/reading/hand-over.ts';
import silence from './silence.mp3?url';

export interface MediaKeys {
  play: () => void;
  pause: () => void;
  previoustrack: () => void;
  nexttrack: () => void;
}

const KEYS = ['play', 'pause', 'previoustrack', 'nexttrack'] as const;

export interface MediaSessionHold {
  reading: (on: boolean) => void;
  /** Releases the keys, and passes the silence on to the story that follows. */
  releaseKeys: () => void;
  close: () => void;
}

/**
 * Handles the media keys for a story. Browsers send them only to a page that plays sound, and speech does not count, so ten seconds of
 * silence are played in a loop. If that is not allowed, the keys do nothing.
 */
export function holdMediaKeys(title: string, keys: MediaKeys): MediaSessionHold {
  const session = navigator.mediaSession;
  if (!session) return { reading: () => undefined, releaseKeys: () => undefined, close: () => undefined };
  const sound = takeOver('silence')?.sound ?? new Audio(silence);
  sound.loop = true;
  if (typeof MediaMetadata === 'function') session.metadata = new MediaMetadata({ title, artist: PRODUCT_NAME });
  for (const key of KEYS) handle(session, key, keys[key]);
  const releaseKeys = () => {
    for (const key of KEYS) handle(session, key, null);
  };
  const close = () => {
    sound.pause();
    sound.removeAttribute('src');
    session.metadata = null;
    session.playbackState = 'none';
    releaseKeys();
  };
  return {
    reading(on) {
      session.playbackState = on ? 'playing' : 'paused';
      // A pause may come before the sound has started, which is no error.
      if (on) void sound.play()?.catch(() => undefined);
      else sound.pause();
    },
    releaseKeys() {
      releaseKeys();
      passOn({ silence: { sound, close } });
    },
    close,
  };
}

/** Older browsers throw for unknown keys. */
function handle(session: MediaSession, key: (typeof KEYS)[number], action: (() => void) | null): void {
  try {
    session.setActionHandler(key, action);
  } catch {
    // Browsers throw for actions that they do not know.
  }
}
