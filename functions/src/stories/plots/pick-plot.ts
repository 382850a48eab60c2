/** Picks the next story's plot. */
import { type AvoidedTopic, type Body, conflictingTopic, type StorySetting, type StoryTone } from '@tuckaway/domain';
import type { Plot } from '@tuckaway/domain/content';
import { PLOTS } from './plots.data.ts';

/** What a plot has to fit. */
export interface PlotOrder {
  setting: StorySetting;
  tone: StoryTone;
  /** Of the animal. */
  body: Body;
  notTonight?: readonly AvoidedTopic[] | undefined;
}

/** The plots that fit and have none of the topics. */
export function plotsFor({ setting, tone, body, notTonight = [] }: PlotOrder): Plot[] {
  const fitting = PLOTS.filter(
    ({ settings, tones, bodies }) => settings.includes(setting) && tones.includes(tone) && bodies.includes(body),
  );
  const avoided = notTonight.map(plotsAbout);
  return fitting.filter((plot) => !avoided.some((plots) => plots.has(plot)));
}

const ABOUT = new Map<AvoidedTopic, ReadonlySet<Plot>>();

/** Read once, because a story's request would wait for it. */
function plotsAbout(topic: AvoidedTopic): ReadonlySet<Plot> {
  const found = ABOUT.get(topic) ?? new Set(PLOTS.filter((plot) => conflictingTopic(textOf(plot), [topic]) !== null));
  ABOUT.set(topic, found);
  return found;
}

function textOf({ opening, wish, trouble, deed, sleep }: Plot): string {
  return [opening, wish, trouble, deed, sleep].join('\n');
}

/** Undefined for the id of a plot that was removed since. */
export function plotWith(id: string): Plot | undefined {
  return PLOTS.find((plot) => plot.id === id);
}

/**
 * A plot that fits and is not among the family's recent ones; if all are, the one used longest ago.
 * @param recent ids, newest first.
 * @param random from 0 up to, not including, 1.
 */
export function pickPlot(order: PlotOrder, recent: readonly string[], random: () => number): Plot {
  const fitting = plotsFor(order);
  const fresh = fitting.filter(({ id }) => !recent.includes(id));
  const oldest = fitting.toSorted((one, other) => recent.indexOf(other.id) - recent.indexOf(one.id));
  const picked = fresh[Math.floor(random() * fresh.length)] ?? oldest[0];
  if (!picked) throw new Error('No plot fits this place, tone and body.');
  return picked;
}
