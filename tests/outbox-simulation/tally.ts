/** Sums over many schedules, printed as one line. */

import type { Violations } from './expectations.ts';
import type { Played } from './simulate.ts';

export interface Tally {
  add(played: Played): void;
  readonly schedules: number;
  readonly sums: Readonly<Record<keyof Violations, number>>;
  line(): string;
}

export function tally(): Tally {
  const sums = { lost: 0, duplicated: 0, wrongFavorites: 0, asAnotherUser: 0, hanging: 0, hammering: 0 };
  const faults = new Map<string, number>();
  const counts = { schedules: 0, entries: 0, requests: 0, crashes: 0 };
  return {
    sums,
    get schedules() {
      return counts.schedules;
    },
    add(played) {
      counts.schedules += 1;
      counts.entries += played.entries;
      counts.requests += played.requests;
      counts.crashes += played.crashes;
      for (const [fault, times] of played.faults) faults.set(fault, (faults.get(fault) ?? 0) + times);
      for (const kind of Object.keys(sums) as (keyof Violations)[]) sums[kind] += played.violations[kind].length;
    },
    line() {
      const byKind = [...faults].sort(([a], [b]) => (a < b ? -1 : 1)).map(([fault, times]) => `${fault} ${times}`);
      return [
        `${counts.schedules} schedules, ${counts.entries} entries, ${counts.requests} requests, ${counts.crashes} crashes:`,
        `${sums.lost} lost, ${sums.duplicated} duplicated, ${sums.asAnotherUser} sent as another user,`,
        `${sums.wrongFavorites} wrong final favorites, ${sums.hanging} hanging, ${sums.hammering} hammering.`,
        `Faults: ${byKind.join(', ')}.`,
      ].join(' ');
    },
  };
}
