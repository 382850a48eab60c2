/** Finds the sentences of a story in a recording that was made without it. Pure. */
import { LEAD_MS, type Level, type Pause, pausesOf, spokenPart } from '../sound/pauses.ts';

/** Milliseconds of a pause from which a longer one says nothing more. */
const LONG_PAUSE_MS = 700;
/** How much a long pause counts against a sentence that takes another time than its letters promise. */
const PAUSE_WEIGHT = 1.1;
/** Letters of a sentence that is said faster or slower than others as easily as not: “Good night.” */
const SHORT_LETTERS = 14;

interface Place {
  /** Milliseconds at which a sentence may begin. */
  at: number;
  /** Milliseconds of speech before it. */
  spoken: number;
  /** Milliseconds of quiet before it; 0 if there is no pause. */
  pause: number;
}

/**
 * The starts for which pauses are longest and each sentence takes about the time that its letters promise, at this reader's pace.
 * @param letters of each sentence, in order.
 * @returns whole milliseconds, in order, one for each sentence.
 */
export function splitNote(levels: readonly Level[], letters: readonly number[]): number[] {
  const end = levels.at(-1)?.at ?? 0;
  const { from, to } = spokenPart(levels) ?? { from: 0, to: end };
  const first = Math.max(0, from - LEAD_MS);
  const pauses = pausesOf(levels).filter((pause) => pause.to > from + LEAD_MS && pause.to <= to);
  const spokenUntil = (at: number) =>
    Math.max(0, Math.min(at, to) - first - pauses.reduce((sum, pause) => sum + Math.max(0, Math.min(at, pause.to) - pause.from), 0));
  const pace =
    spokenUntil(to) /
    Math.max(
      1,
      letters.reduce((sum, count) => sum + count, 0),
    );
  const expected = letters.map((count) => Math.max(1, count * pace));
  const places = [...pauses.map((pause) => placeOf(pause, spokenUntil)), ...evenPlaces(expected, pauses, first)].sort(
    (one, other) => one.at - other.at,
  );
  const deviation = (index: number, spoken: number) => {
    const room = Math.max(expected[index] ?? 1, SHORT_LETTERS * pace, 1);
    return (((spoken - (expected[index] ?? 1)) / room) ** 2) as number;
  };
  return bestPlaces(places, letters.length, deviation, spokenUntil(to), first);
}

function placeOf(pause: Pause, spokenUntil: (at: number) => number): Place {
  return { at: pause.to - LEAD_MS, spoken: spokenUntil(pause.from), pause: pause.to - pause.from };
}

/** Where sentences would begin without pauses, so that there is always a place for each. */
function evenPlaces(expected: readonly number[], pauses: readonly Pause[], first: number): Place[] {
  const places: Place[] = [];
  let spoken = 0;
  for (const duration of expected.slice(0, -1)) {
    spoken += duration;
    let at = first + spoken;
    for (const pause of pauses) if (pause.from < at) at += pause.to - pause.from;
    places.push({ at, spoken, pause: 0 });
  }
  return places;
}

/** Dynamic programming: the best way to begin sentence by sentence at later and later places. */
function bestPlaces(
  places: readonly Place[],
  count: number,
  deviation: (index: number, spoken: number) => number,
  all: number,
  first: number,
): number[] {
  const gain = ({ pause }: Place) => (PAUSE_WEIGHT * Math.min(pause, LONG_PAUSE_MS)) / LONG_PAUSE_MS;
  let costs = places.map((place) => deviation(0, place.spoken) - gain(place));
  const before: number[][] = [];
  for (let sentence = 1; sentence < count - 1; sentence += 1) {
    const came = places.map(() => -1);
    costs = places.map((place, index) => {
      let best = Number.POSITIVE_INFINITY;
      for (let earlier = 0; earlier < index; earlier += 1) {
        const cost = (costs[earlier] as number) + deviation(sentence, place.spoken - (places[earlier] as Place).spoken);
        if (cost >= best) continue;
        best = cost;
        came[index] = earlier;
      }
      return best - gain(place);
    });
    before.push(came);
  }
  if (count < 2) return [Math.round(first)];
  const totals = costs.map((cost, index) => cost + deviation(count - 1, all - (places[index] as Place).spoken));
  let place = totals.indexOf(Math.min(...totals));
  const starts: number[] = [];
  for (let sentence = count - 2; sentence >= 0; sentence -= 1) {
    starts.unshift(Math.round(places[place]?.at ?? first));
    place = before[sentence - 1]?.[place] ?? -1;
  }
  return [Math.round(first), ...starts];
}

/** Milliseconds that a press moves a start if no pause is near. */
const STEP_MS = 300;
/** Milliseconds that a sentence takes at least. */
const SHORTEST_MS = 200;

/** Moves one start to the pause before or after it, never past its neighbors. @param end milliseconds of the whole. */
export function moveStart(
  starts: readonly number[],
  index: number,
  direction: 'earlier' | 'later',
  pauses: readonly Pause[],
  end: number,
): number[] {
  const now = starts[index] ?? 0;
  const least = index === 0 ? 0 : (starts[index - 1] ?? 0) + SHORTEST_MS;
  const most = (starts[index + 1] ?? end) - SHORTEST_MS;
  const sign = direction === 'earlier' ? -1 : 1;
  const near = pauses
    .map(({ to }) => Math.round(to - LEAD_MS))
    .filter((at) => (at - now) * sign > LEAD_MS && at >= least && at <= most)
    .sort((one, other) => (one - other) * sign)[0];
  const moved = near ?? Math.min(most, Math.max(least, now + sign * STEP_MS));
  // A neighbor that is already too near leaves no room.
  return (moved - now) * sign > 0 ? starts.map((start, other) => (other === index ? moved : start)) : [...starts];
}

/** Starts that were tapped while listening, at the pauses near the taps; those after the last tap stay, as far as they are later. */
export function tappedStarts(tapped: readonly number[], before: readonly number[]): number[] {
  const last = tapped.at(-1) ?? 0;
  return before.map((start, index) => tapped[index] ?? Math.max(start, last));
}
