/** Seeds for a plot. The server picks: left to themselves, models tell the same story again and again. */

/** What happens, in a sentence that leaves the telling open, and one thing that is in the story. */
export interface Plot {
  shape: string;
  thing: string;
}

const SHAPES = [
  'something small has to be delivered before the lamps are lit, and everybody on the way has to be greeted first',
  'somebody hums at dusk, and finding out who takes all evening because the humming stops whenever one listens',
  'something is borrowed, gets changed a little by being used, and goes back better than it was',
  'a bed has to be made for a guest who is much bigger than any bed',
  'nobody knows the last verse of an old song, but everyone knows one word of it',
  'what broke at breakfast is mended with something nobody would have thought of',
  'a thing that only happens at night is waited for, and waiting turns out to be most of the fun',
  'a neighbor is to be thanked without noticing it, and keeps turning around',
  'warm soup has to go a long way without being spilled',
  'good night has to be said to everybody, and there is always one more',
  'a very loud thing needs a quiet place, and finds out what it is good for',
  'a promise was made to somebody very slow, and is kept by being slow as well',
  'something has to be counted that will not keep still',
  'supper is made for a friend who eats only one thing, and nobody remembers which',
  'the pair of a lost thing is looked for, and it has found another pair',
  'a newcomer is shown the best spot of all, and everyone has a different one',
  'somebody is fast asleep on exactly what is needed',
  'there is one too few, and it turns out that one can be shared',
  'directions were written by somebody very short, and make sense only from down there',
  'the wind keeps borrowing something, and is offered a thing of its own',
  'a door opens the other way, and has done so all along',
  'something grows a little whenever it is looked at, so it has to be carried home without looking',
  'a small machine makes the wrong sound, and the sound is given a job',
  'two friends each carry the heavier end',
] as const;

const THINGS = [
  'a jam jar with a dent in its lid',
  'a gate with two notes',
  'a button that was once a wheel',
  'a blanket with one square missing',
  'a spoon tied to a string',
  'a lamp that takes a long time to go out',
  'a boot with a plant in it',
  'a bell that rings a little late',
  'a map folded into a boat',
  'a basket with a lid that squeaks',
  'a mitten on a fence post',
  'a kettle that whistles off key',
  'a ladder with a new rung',
  'a paper bag of warm chestnuts',
  'a clock that is always five minutes kind',
  'a pebble that fits one particular hand',
] as const;

/** @param random from 0 up to, not including, 1. */
export function pickPlot(random: () => number): Plot {
  return { shape: pick(SHAPES, random), thing: pick(THINGS, random) };
}

function pick<T>(list: readonly [T, ...T[]], random: () => number): T {
  return list[Math.floor(random() * list.length)] ?? list[0];
}
