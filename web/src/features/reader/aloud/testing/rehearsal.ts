/** For tests: a voice and a clock that do what they are told. The voice has no boundary events, unless a test sends some. */
import type { Clock } from '../../../../data/device/with-timeout.ts';
import type { SpeechEngine, UtteranceEvents, UtteranceRequest } from '../speech/ports.ts';

export function virtualClock() {
  let now = 0;
  let waiting: { at: number; then: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(milliseconds, then) {
      const entry = { at: now + milliseconds, then };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((one) => one !== entry);
      };
    },
  };
  /** Lets time pass, and calls what falls due in its order. */
  function pass(milliseconds: number): void {
    const until = now + milliseconds;
    for (;;) {
      const [due] = waiting.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
      if (due === undefined) break;
      waiting = waiting.filter((one) => one !== due);
      now = due.at;
      due.then();
    }
    now = until;
  }
  return { clock, pass };
}

export type Habit = 'speaks' | 'mute' | 'never-ends' | 'fails';

/**
 * A voice that needs `pace` milliseconds a character.
 * @param habitOf how it behaves with a saying: it `speaks`, stays `mute`, says it but `never-ends`, or `fails`.
 */
export function scriptedVoice(clock: Clock, { pace = 60, habitOf = (_: UtteranceRequest): Habit => 'speaks' } = {}) {
  /** Everything that was begun, with when. */
  const said: { saying: UtteranceRequest; at: number; heard: UtteranceEvents }[] = [];
  let stop: () => void = () => undefined;
  let current: UtteranceEvents | null = null;
  const engine: SpeechEngine = {
    speak(saying, heard) {
      stop();
      current = heard;
      said.push({ saying, at: clock.now(), heard });
      const habit = habitOf(saying);
      if (habit === 'mute') return;
      if (habit === 'fails') {
        stop = clock.after(1, () => heard.failed('unable'));
        return;
      }
      const stops = [clock.after(1, () => heard.started())];
      if (habit === 'speaks') stops.push(clock.after(1 + saying.text.length * pace, () => heard.ended()));
      stop = () => {
        for (const each of stops) each();
      };
    },
    cancel() {
      stop();
      // As browsers do, long after.
      const gone = current;
      current = null;
      if (gone) clock.after(5, () => gone.failed('interrupted'));
    },
  };
  return { engine, said, texts: () => said.map(({ saying }) => saying.text) };
}
