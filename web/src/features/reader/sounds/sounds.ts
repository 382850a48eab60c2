/** Plays the sound of one place at a time, and fades from one to the next. */
import type { ScenePlace } from '@tuckaway/domain';
import { RECIPES } from './recipes.ts';
import { SAMPLE_RATE, synthesize } from './synthesize.ts';

/** Seconds in which a sound comes and goes. */
const FADE_S = 1.5;
/** Milliseconds after a press within which the clock of a playing sound moves. */
const STILL_MS = 500;

export interface Sounds {
  /** Fades to a place; null for silence. */
  play(place: ScenePlace | null): void;
  /** Whether a press also allows a later sound, for which there may be no press. */
  prepare(on: boolean): void;
  /** Silence at once, for good. */
  close(): void;
}

/**
 * @param context belongs to these sounds alone. Browsers let it sound only after a press.
 * @param onInterrupted is called once if something else, such as a call, takes the loudspeaker. Sounds go on with the next press or page.
 */
export function createSounds(context: AudioContext, onInterrupted: () => void): Sounds {
  const loops = new Map<ScenePlace, Promise<AudioBuffer>>();
  let wanted: ScenePlace | null = null;
  let playing: { place: ScenePlace; gain: GainNode; source: AudioBufferSourceNode } | null = null;
  let prepared = false;
  let closed = false;
  /** Whether the context has run since the last interruption, so that each is reported once. */
  let running = context.state === 'running';

  const wake = (): void => {
    if (wanted === null && !prepared) return;
    // Safari calls it “interrupted” after a call, or “running” although it stands still.
    if (context.state !== 'running') void context.resume().catch(reportInterruption);
    else if (playing !== null) setTimeout(restartIfStill, STILL_MS, context.currentTime);
  };
  function restartIfStill(time: number): void {
    if (closed || context.state !== 'running' || context.currentTime !== time) return;
    // It goes on at once, so the user need not know.
    running = false;
    void context
      .suspend()
      .then(() => context.resume())
      .catch(reportInterruption);
  }
  function reportInterruption(): void {
    if (!running || wanted === null || closed) return;
    running = false;
    onInterrupted();
  }
  context.onstatechange = () => {
    if (context.state === 'running') running = true;
    else reportInterruption();
  };
  for (const press of PRESSES) document.addEventListener(press, wake, { capture: true, passive: true });

  function fadeOut(): void {
    if (playing === null) return;
    const { gain, source } = playing;
    playing = null;
    const now = context.currentTime;
    gain.gain.cancelScheduledValues(now);
    gain.gain.setTargetAtTime(0, now, FADE_S / 4);
    source.stop(now + FADE_S);
  }

  function fadeIn(place: ScenePlace, buffer: AudioBuffer): void {
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.loop = true;
    const gain = context.createGain();
    const now = context.currentTime;
    gain.gain.setValueAtTime(0, now);
    gain.gain.linearRampToValueAtTime(1, now + FADE_S);
    source.connect(gain).connect(context.destination);
    source.start();
    playing = { place, gain, source };
  }

  async function loopOf(place: ScenePlace): Promise<AudioBuffer> {
    const samples = await synthesize(RECIPES[place]);
    const buffer = context.createBuffer(1, samples.length, SAMPLE_RATE);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }

  return {
    play(place) {
      wanted = place;
      if (closed || playing?.place === place) return;
      fadeOut();
      if (place === null) return;
      wake();
      const loop = loops.get(place) ?? loopOf(place);
      loops.set(place, loop);
      void loop.then((buffer) => {
        if (!closed && wanted === place && playing === null) fadeIn(place, buffer);
      });
    },
    prepare(on) {
      prepared = on;
      wake();
    },
    close() {
      closed = true;
      for (const press of PRESSES) document.removeEventListener(press, wake, { capture: true });
      void context.close().catch(() => undefined);
    },
  };
}

const PRESSES = ['pointerdown', 'pointerup', 'keydown'] as const;
