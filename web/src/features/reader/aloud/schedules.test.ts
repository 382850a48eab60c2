/** With random presses and voice events: no sentence is lost or repeated without a request, and no reading outlasts its timer. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LONG, SEED } from '../../../../../tests/long.ts';
import { scriptOf } from '../../voices/api/sentences.ts';
import { createReading, type Reading } from './reading.ts';
import { type Habit, scriptedVoice, virtualClock } from './testing/rehearsal.ts';

/** Sixty sentences over three pages: some eight minutes at the pace of this voice. */
const PAGES = [0, 1, 2].map((page) => Array.from({ length: 20 }, (_, line) => `Number ${page * 20 + line} slept for a while.`).join(' '));
const PACE = 280;
const SCRIPT = scriptOf(
  PAGES.map((text) => [{ place: 0, text }]),
  'en',
);
const LAST = SCRIPT.length - 1;

const HABITS: readonly Habit[] = ['speaks', 'speaks', 'speaks', 'speaks', 'never-ends', 'fails', 'mute'];

const actions = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.nat(6000).map((milliseconds) => ({ does: 'wait' as const, milliseconds })) },
    { weight: 2, arbitrary: fc.nat(400_000).map((milliseconds) => ({ does: 'wait' as const, milliseconds })) },
    {
      weight: 4,
      arbitrary: fc.constantFrom(...(['play', 'pause', 'next', 'previous', 'wake', 'voiceSettings'] as const)).map((does) => ({ does })),
    },
    { weight: 1, arbitrary: fc.nat(2).map((page) => ({ does: 'turn' as const, page })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(null, 5 as const, 10 as const, 'end' as const).map((choice) => ({ does: 'timer' as const, choice })),
    },
  ),
  { maxLength: 40 },
);

type Action = typeof actions extends fc.Arbitrary<(infer One)[]> ? One : never;

/** Evenings that begin with a timer, and such that do not. */
const evenings = fc
  .tuple(
    fc.constantFrom<Action[]>([], [{ does: 'timer', choice: 5 }, { does: 'play' }], [{ does: 'timer', choice: 'end' }, { does: 'play' }]),
    actions,
  )
  .map(([first, rest]) => [...first, ...rest]);

function act(reading: Reading, action: Action, pass: (milliseconds: number) => void): void {
  if (action.does === 'wait') pass(action.milliseconds);
  else if (action.does === 'turn') reading.turnTo(action.page);
  else if (action.does === 'timer') reading.setTimer(action.choice);
  else if (action.does === 'voiceSettings') reading.voiceSettingsChanged();
  else reading[action.does]();
}

it('over random schedules', () => {
  let asleep = 0;
  fc.assert(
    fc.property(
      evenings,
      fc.array(fc.nat(HABITS.length - 1), { minLength: 1, maxLength: 12 }),
      fc.boolean(),
      (schedule, habits, steady) => {
        const { clock, pass } = virtualClock();
        let turn = 0;
        const habitOf = (): Habit => {
          turn += 1;
          return steady ? 'speaks' : (HABITS[habits[turn % habits.length] ?? 0] ?? 'speaks');
        };
        const voice = scriptedVoice(clock, { pace: PACE, habitOf });
        const ports = {
          engine: voice.engine,
          clock,
          voiceSettings: () => ({ rate: 1, voice: null }),
          otherVoice: () => (turn % 3 === 0 ? 'other' : null),
        };
        const reading = createReading(SCRIPT, ports, 0, () => undefined);

        for (const action of schedule) {
          const before = { ...reading.state(), left: reading.left(), said: voice.said.length, now: clock.now() };
          act(reading, action, pass);
          const after = reading.state();
          const fresh = voice.said.slice(before.said);
          const lines = fresh.map(({ saying }) => SCRIPT.findIndex(({ text }) => text === saying.text));

          // Only who plays, or moves while it reads, makes it speak; and time does while it reads.
          if (before.stage !== 'reading' && action.does !== 'play') expect(fresh).toEqual([]);
          // While time passes each line is followed by the next, or by itself where another voice has to try.
          if (action.does === 'wait') {
            const order = [before.at, ...lines];
            for (const [index, line] of order.slice(1).entries()) expect([0, 1]).toContain(line - (order[index] ?? line));
            if (steady) expect(new Set(lines).size).toBe(lines.length);
          }
          // Nothing begins once a timer is over.
          if (before.stage === 'reading' && before.left !== null && action.does === 'wait') {
            for (const { at } of fresh) expect(at).toBeLessThan(before.now + before.left);
          }
          // A pause loses nothing: it goes on where it was.
          if (action.does === 'pause' && after.stage === 'paused') expect(after.at).toBe(before.at);
          // What is marked is on the page on show, and only a reading has a timer that counts.
          if (after.mark !== null) expect(SCRIPT[after.mark]?.page).toBe(after.page);
          expect(after.timer.since !== null && after.stage !== 'reading').toBe(false);
          asleep += Number(after.stage === 'asleep');
        }

        // Left alone with a voice that works, it comes to the end through every line that was left.
        if (steady) {
          reading.setTimer(null);
          reading.wake();
          const from = reading.state().at > LAST ? 0 : reading.state().at;
          const playing = reading.state().stage === 'reading';
          const count = voice.said.length;
          if (!playing) reading.play();
          pass(1_000_000);
          const rest = voice.said.slice(count).map(({ saying }) => saying.text);
          const expected = SCRIPT.slice(from).map(({ text }) => text);
          expect(rest).toEqual(playing && rest.length < expected.length ? expected.slice(1) : expected);
          expect(reading.state().stage).toBe('finished');
        }
      },
    ),
    { numRuns: LONG ? 3000 : 150, seed: SEED },
  );
  expect(asleep).toBeGreaterThan(0);
});
