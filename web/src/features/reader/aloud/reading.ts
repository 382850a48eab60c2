import type { ScriptLine } from '../../voices/api/sentences.ts';
import { openAfterSilence } from './between-stories.ts';
import type { ReadingPorts, ReadingState } from './reading-ports.ts';
import {
  counting,
  extended,
  isFading,
  leftOf,
  lingerAt,
  NO_TIMER,
  paceAt,
  type SleepTimer,
  type TimerChoice,
  timerFor,
  volumeAt,
} from './sleep-timer.ts';
import type { SpeechFailure } from './speech/ports.ts';

/** Milliseconds until an utterance must begin; network voices are slow on a bad line. Browsers lose the start of some utterances. */
export const START_TIMEOUT_MS = 8000;

/** Milliseconds from an utterance's start, or its last word event, to its end: at least twice what a slow voice needs. */
function endTimeoutMs(text: string, rate: number): number {
  return 6000 + (text.length * 150) / rate;
}

/** Milliseconds of silence between two sentences, two paragraphs, and while a page turns. */
const PAUSES_MS = { sentences: 120, paragraphs: 450, pages: 900 } as const;

/** Utterances in a row without an end event, after which the voice counts as silent. */
const MAX_SILENT_UTTERANCES = 2;

export type Reading = ReturnType<typeof createReading>;

/**
 * Reads a book aloud, one utterance a sentence. It pauses by stopping and starting the sentence again, because many browsers cannot pause;
 * events of finished utterances are ignored, and an utterance whose end event is missing does not stop the story.
 */
export function createReading(
  script: readonly ScriptLine[],
  { engine, clock, voiceSettings, otherVoice, following }: ReadingPorts,
  firstPage: number,
  onChange: (state: ReadingState) => void,
) {
  let state: ReadingState = {
    stage: 'paused',
    at: firstLineOf(firstPage),
    page: firstPage,
    mark: null,
    word: null,
    timer: NO_TIMER,
    trouble: null,
  };
  /** Increases with each start and stop, so that events of earlier utterances can be ignored. */
  let turn = 0;
  let speaking = false;
  let unheard = 0;
  /** The last line that was said whole before the voice began to fade; null after a jump. */
  let heardWhole: number | null = null;
  /** Replaces a voice that failed. */
  let fallbackVoice: string | null = null;
  let stopWaiting: () => void = () => undefined;

  function change(part: Partial<ReadingState>): void {
    state = { ...state, ...part };
    onChange(state);
  }

  /** @returns the first line of a page, or of the next that has one. */
  function firstLineOf(page: number): number {
    const line = script.findIndex((one) => one.page >= page);
    return line < 0 ? script.length : line;
  }

  /** Ignores the callback once something else has started or stopped. */
  function thisTurn<Args extends unknown[]>(then: (...args: Args) => void): (...args: Args) => void {
    const startedTurn = turn;
    return (...args) => {
      if (startedTurn === turn) then(...args);
    };
  }

  function waitFor(milliseconds: number, then: () => void): void {
    stopWaiting();
    stopWaiting = clock.after(milliseconds, thisTurn(then));
  }

  /** Falls silent, and stays so. */
  function rest(part: Partial<ReadingState> & Pick<ReadingState, 'stage'>): void {
    turn += 1;
    speaking = false;
    stopWaiting();
    engine.cancel();
    change({ word: null, timer: counting(state.timer, false, clock.now()), ...part });
  }

  const isOver = (): boolean => leftOf(state.timer, clock.now()) === 0;
  /** Play goes on with what the user last heard awake. */
  const fallAsleep = (at: number): void => rest({ stage: 'asleep', at: heardWhole ?? at, mark: null, timer: NO_TIMER, trouble: null });
  /** Whether it reads on from the line to which the user moves. */
  const goesOn = (): boolean => state.stage === 'reading' || state.trouble === 'interrupted';

  /** Stops for a reason that is shown. The timer ends it all the same, because the user may be asleep. */
  function breakOff(trouble: ReadingState['trouble'], part: Partial<ReadingState> = {}): void {
    const left = leftOf(state.timer, clock.now());
    rest({ ...part, stage: 'paused', trouble });
    if (left === null) return;
    waitFor(left, () => {
      if (state.trouble !== null) fallAsleep(state.at);
    });
  }

  /** The next story follows, under the same timer. */
  function finish(): void {
    const nextStory = isOver() ? null : (following?.() ?? null);
    if (nextStory === null) {
      end();
      return;
    }
    turn += 1;
    speaking = false;
    engine.cancel();
    // A pause now goes on with the last line, and so with the next story.
    change({ at: script.length - 1, mark: null, word: null });
    openAfterSilence(nextStory, { waitFor, thisTurn, isOver, end });
  }

  /** With a timer, the screen darkens at the end of the story, too. The state then says how much of it was left. */
  function end(): void {
    rest({ stage: state.timer.choice === null ? 'finished' : 'asleep', at: script.length, mark: null });
  }

  /** @param retry whether another voice failed at this line already. */
  function begin(at: number, retry = false): void {
    const line = script[at];
    if (line === undefined) finish();
    else if (isOver()) fallAsleep(at);
    else say(at, line, retry);
  }

  function say(at: number, line: ScriptLine, retry: boolean): void {
    turn += 1;
    speaking = true;
    const { rate: usual, voice } = { ...voiceSettings(), ...(fallbackVoice !== null && { voice: fallbackVoice }) };
    if (voice === undefined) {
      breakOff('unchosen', { at, page: line.page, mark: at });
      return;
    }
    const timer = counting(state.timer, true, clock.now());
    const pace = paceAt(timer, clock.now());
    const rate = usual * pace;
    change({ stage: 'reading', at, page: line.page, mark: at, word: null, trouble: null, timer });

    const waitForEnd = (): void => waitFor(endTimeoutMs(line.text, rate), missTheEnd);
    const missTheEnd = (): void => {
      unheard += 1;
      if (unheard < MAX_SILENT_UTTERANCES) {
        engine.cancel();
        goOn(at);
      } else breakOff('silent');
    };
    const unable = (): void => {
      const other = retry ? null : otherVoice(voice);
      if (other === null) breakOff('silent');
      else {
        fallbackVoice = other;
        begin(at, true);
      }
    };

    waitFor(START_TIMEOUT_MS, unable);
    engine.speak(
      { line: at, text: line.text, rate, pace, voice, volume: volumeAt(timer, clock.now()) },
      {
        started: thisTurn(waitForEnd),
        word: thisTurn((start, length) => {
          waitForEnd();
          if (length > 0 && start >= 0 && start + length <= line.text.length) change({ word: { start, end: start + length } });
        }),
        ended: thisTurn(() => {
          unheard = 0;
          if (!isFading(state.timer, clock.now())) heardWhole = at;
          goOn(at);
        }),
        failed: thisTurn((why: SpeechFailure) => {
          if (why === 'unable') unable();
          else breakOff(why);
        }),
      },
    );
  }

  /** After a line: a short silence, then the next one; its page is opened first. */
  function goOn(said: number): void {
    const [line, next] = [script[said], script[said + 1]];
    if (next === undefined || line === undefined) finish();
    else if (isOver()) fallAsleep(said + 1);
    else {
      turn += 1;
      speaking = false;
      const turns = next.page !== line.page;
      change({ at: said + 1, page: next.page, mark: turns ? null : said, word: null });
      const silence = PAUSES_MS[turns ? 'pages' : next.place === line.place ? 'sentences' : 'paragraphs'];
      waitFor(silence + lingerAt(state.timer, clock.now()), () => begin(said + 1));
    }
  }

  function keepTimer(timer: SleepTimer): void {
    change({ timer: counting(timer, state.stage === 'reading', clock.now()) });
  }

  /** Goes to a line, and reads from there unless paused. */
  function goTo(at: number): void {
    heardWhole = null;
    const line = script[at];
    if (goesOn()) begin(at);
    else if (line !== undefined) change({ stage: 'paused', at, page: line.page, mark: at, word: null, trouble: null });
  }

  return {
    state: () => state,
    /** Milliseconds left of the sleep timer; null if none counts. */
    left: () => leftOf(state.timer, clock.now()),
    play(): void {
      if (state.stage === 'reading') return;
      unheard = 0;
      begin(state.at < script.length ? state.at : 0);
    },
    /** Reads the book once more, from its beginning. */
    again(): void {
      unheard = 0;
      heardWhole = null;
      begin(0);
    },
    pause(): void {
      if (state.stage !== 'reading') return;
      if (isOver()) fallAsleep(state.at);
      else rest({ stage: 'paused', mark: state.at < script.length ? state.at : null });
    },
    next(): void {
      if (state.stage === 'asleep') return;
      if (state.at + 1 < script.length) goTo(state.at + 1);
      else if (state.stage === 'reading') finish();
    },
    previous(): void {
      if (state.stage !== 'asleep') goTo(Math.max(0, state.at - 1));
    },
    /** The reader was turned to a page by hand. */
    turnTo(page: number): void {
      if (page === state.page) return;
      const at = firstLineOf(page);
      heardWhole = null;
      if (goesOn() && at < script.length) begin(at);
      else rest({ stage: 'paused', at, page, mark: null, trouble: null });
    },
    /** The speed or voice changed: the current line is said again with it. */
    voiceSettingsChanged(): void {
      fallbackVoice = null;
      if (speaking || state.trouble === 'unchosen') begin(state.at);
    },
    setTimer(choice: TimerChoice): void {
      keepTimer(timerFor(choice));
      if (state.trouble !== null) breakOff(state.trouble);
    },
    /** Goes on with the timer of the story before. */
    keepTimer,
    /** More time on the sleep timer, which goes on counting. */
    extend(milliseconds: number): void {
      change({ timer: extended(state.timer, milliseconds) });
    },
    /** The user is back after the timer has ended. Reading goes on only when they ask for it. */
    wake(): void {
      if (state.stage !== 'asleep') return;
      const line = script[state.at];
      change({ timer: NO_TIMER });
      change(line === undefined ? { stage: 'finished', mark: null } : { stage: 'paused', mark: state.at, page: line.page });
    },
    /** Silent for good. */
    close(): void {
      rest({ stage: 'paused' });
    },
  };
}
