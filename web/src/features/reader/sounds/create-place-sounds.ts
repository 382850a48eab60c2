import type { ScenePlace } from '@tuckaway/domain';
import { toast } from '../../../ui/toaster/toast.ts';
import { passOn, takeOver } from '../api/reading/hand-over.ts';
import { listening } from '../api/reading/listening.ts';
import { currentComfort, onComfort } from '../api/reading/reading-comfort.ts';
import type { Sounds } from './sounds.ts';

const INTERRUPTED = { title: 'The sound was interrupted', description: 'Touch the page, and it goes on.' };
/** The hush of a room, if a picture shows no place. */
const ANYWHERE: ScenePlace = 'home';
/** Milliseconds on one page after which the reader has fallen asleep, too; as long as the screen stays on. */
const LONG_PAGE_MS = 20 * 60_000;

/**
 * The quiet sound of the open page's place, if the user has switched sounds on. Its code is loaded then. A voice is never accompanied.
 * It ends for the evening by the sleep timer, by lights out, or on a page that was open for long. Switching sounds on begins again.
 * After the last story it goes on until the sleep timer ends, if the user wants that, also with the screen off.
 */
export function createPlaceSounds() {
  let page: number | null = null;
  let place: ScenePlace | undefined;
  let wanted = false;
  let prepared = false;
  let rests = false;
  let timer: number | undefined;
  let ending: number | undefined;
  let playing: ScenePlace | null = null;
  let sounds: Promise<Sounds> | null = null;

  function waitForSleep(): void {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      rests = true;
      update();
    }, LONG_PAGE_MS);
  }

  function update(): void {
    const { open, asleep, dark, reading, soundsUntil } = listening.get();
    const { soundsAfter } = currentComfort();
    // While a press has just opened the player, because Safari lets a page sound only then.
    if (prepared !== (open && soundsAfter)) {
      prepared = !prepared;
      const on = prepared;
      if (on || sounds !== null) void load().then((ready) => ready?.prepare(on));
    }
    const left = soundsAfter && soundsUntil !== null ? soundsUntil - Date.now() : 0;
    window.clearTimeout(ending);
    if (left > 0) ending = window.setTimeout(update, left);
    if (currentComfort().sounds !== wanted) {
      wanted = !wanted;
      if (wanted) rests = false;
      waitForSleep();
    }
    rests ||= asleep || dark;
    const accompanies = wanted && !document.hidden && !rests && !reading;
    play(page !== null && (accompanies || left > 0) ? (place ?? ANYWHERE) : null);
  }

  function play(next: ScenePlace | null): void {
    if (next === playing) return;
    playing = next;
    if (next === null && sounds === null) return;
    void load().then((ready) => ready?.play(next));
  }

  /** Null without its code or Web Audio: it stays quiet, and the next page tries again. */
  function load(): Promise<Sounds | null> {
    sounds ??= import('./sounds.ts').then(({ createSounds }) => createSounds(new AudioContext(), () => toast(INTERRUPTED)));
    return sounds.catch(() => {
      sounds = null;
      return null;
    });
  }

  return {
    /** @returns silence at once. */
    follow(): () => void {
      const stops = [listening.subscribe(update), onComfort(update)];
      document.addEventListener('visibilitychange', update);
      sounds = takeOver('sounds') ?? null;
      update();
      return () => {
        for (const stop of stops) stop();
        document.removeEventListener('visibilitychange', update);
        window.clearTimeout(timer);
        window.clearTimeout(ending);
        const goesOn = listening.get().next !== null;
        void sounds?.then((ready) => (goesOn ? ready.play(null) : ready.close())).catch(() => undefined);
        if (sounds && goesOn) passOn({ sounds });
        sounds = null;
        playing = null;
        page = null;
      };
    },
    show(nextPage: number, nextPlace: ScenePlace | undefined): void {
      if (nextPage !== page) waitForSleep();
      page = nextPage;
      place = nextPlace;
      update();
    },
  };
}
