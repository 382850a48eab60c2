/** Picks the next story's plot. */
import { type AvoidedTopic, conflictingTopic, type StorySetting, type StoryTone } from '@tuckaway/domain';
import type { Plot } from '@tuckaway/domain/content';
import { PLOTS } from './plots.data.ts';

/** The plots that fit the place and tone and have none of these topics. */
export function plotsFor(setting: StorySetting, tone: StoryTone, notTonight: readonly AvoidedTopic[] = []): Plot[] {
  const fitting = PLOTS.filter(({ settings, tones }) => settings.includes(setting) && tones.includes(tone));
  return notTonight.length === 0 ? fitting : fitting.filter((plot) => conflictingTopic(textOf(plot), notTonight) === null);
}

function textOf({ opening, wish, trouble, turn, sleep }: Plot): string {
  return [opening, wish, trouble, turn, sleep].join('\n');
}

interface PlotPlace {
  setting: StorySetting;
  tone: StoryTone;
  notTonight?: readonly AvoidedTopic[] | undefined;
}

/** Undefined for the id of a plot that was removed since. */
export function plotWith(id: string): Plot | undefined {
  return PLOTS.find((plot) => plot.id === id);
}

/**
 * A plot that fits the place and tone and is not among the family's recent ones; if all are, the one used longest ago.
 * @param recent ids, newest first.
 * @param random from 0 up to, not including, 1.
 */
export function pickPlot(place: PlotPlace, recent: readonly string[], random: () => number): Plot {
  const fitting = plotsFor(place.setting, place.tone, place.notTonight);
  const fresh = fitting.filter(({ id }) => !recent.includes(id));
  const oldest = fitting.toSorted((one, other) => recent.indexOf(other.id) - recent.indexOf(one.id));
  const picked = fresh[Math.floor(random() * fresh.length)] ?? oldest[0];
  if (!picked) throw new Error('No plot fits this place and tone.');
  return picked;
}
