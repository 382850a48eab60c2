/** What people did, and what has to have come of it in the end. */

import type { Fields } from '../../web/src/data/firestore/values.ts';
import { type Entry, type FavoriteEntry, type ProgressEntry, type StoryEntry, storyIdOf } from '../../web/src/data/outbox/entry.ts';
import type { StoryDelivery } from '../../web/src/data/outbox/outbox.ts';
import type { ModelServer } from './model-server.ts';

export interface Violations {
  lost: string[];
  duplicated: string[];
  wrongFavorites: string[];
  asAnotherUser: string[];
  /** Calls that never came back, though their tab was alive. */
  hanging: string[];
  /** Many more requests than there was reason for. */
  hammering: string[];
}

/** A story that somebody asked for. */
export interface Made {
  entry: StoryEntry;
  /** Whether it was kept on the device: not known where the tab died over it. */
  kept: 'yes' | 'maybe' | 'no';
  delivery?: StoryDelivery['kind'];
  /** Whether “Cancel” was pressed while it was on its way: it may come all the same, and need not. */
  cancelled: boolean;
  /** Whether its reader was opened. */
  opened: boolean;
  /** Whether a person has said “never” to it since. */
  discarded: boolean;
  /** Whether a person has taken it out of the favorites since. */
  removed: 'no' | 'maybe' | 'yes';
}

/** What may be there in the end: one thing, unless a tab died over a press, or a person was told that it failed. */
type Possible = Set<string>;
const ANYTHING = '*';

export function truth() {
  const favorites = new Map<string, Possible>();
  const progress = new Map<string, Possible>();
  const made: Made[] = [];

  const possible = (map: Map<string, Possible>, key: string, otherwise: string): Possible => {
    const known = map.get(key) ?? new Set([otherwise]);
    map.set(key, known);
    return known;
  };
  const keyOf = ({ userId, storyId }: FavoriteEntry | ProgressEntry) => `${userId} ${storyId}`;
  const setOf = (entry: FavoriteEntry | ProgressEntry): Possible =>
    entry.type === 'favorite' ? possible(favorites, keyOf(entry), 'remove') : possible(progress, keyOf(entry), 'none');
  /** A made story becomes a favorite by itself: what is expected of that is with the story. */
  const isOfMade = ({ storyId }: FavoriteEntry | ProgressEntry) => made.some(({ entry }) => storyIdOf(entry) === storyId);
  const wishOf = (entry: FavoriteEntry | ProgressEntry): string => (entry.type === 'favorite' ? entry.action : String(entry.data.page));

  return {
    made,
    /** Somebody presses: nothing is promised yet. */
    pressed(entry: FavoriteEntry | ProgressEntry): void {
      if (!isOfMade(entry)) setOf(entry).add(wishOf(entry));
    },
    /** It was taken: from now on it has to come true. */
    accepted(entry: FavoriteEntry | ProgressEntry): void {
      if (isOfMade(entry)) return;
      const known = setOf(entry);
      known.clear();
      known.add(wishOf(entry));
    },
    /** A person said “never” to it: part of it may have been done. */
    discarded(entry: Entry): void {
      const story = made.find(({ entry: { id } }) => id === entry.id);
      if (story) story.discarded = true;
      else if (entry.type !== 'story' && isOfMade(entry)) {
        // The “add” that a story became, or a person's “remove” of it: whichever it was, it need not come true any more.
        for (const of of made) if (storyIdOf(of.entry) === entry.storyId) of.removed = 'maybe';
      } else if (entry.type !== 'story') setOf(entry).add(ANYTHING);
    },
    /** Compares what is there in the end with what has to be. `left` is what still waits on the device. */
    check(server: ModelServer, left: readonly Entry[], violations: Violations): void {
      checkFavorites(server, violations);
      checkProgress(server, violations);
      for (const story of made) checkMade(story, server, left, violations);
      checkUnique(server, violations);
      violations.asAnotherUser.push(...server.strangers);
    },
  };

  function checkFavorites(server: ModelServer, violations: Violations): void {
    for (const [key, expected] of favorites) {
      const [userId, storyId] = key.split(' ') as [string, string];
      const there = favoriteOf(server, userId, storyId) ? 'add' : 'remove';
      if (!expected.has(there) && !expected.has(ANYTHING)) violations.wrongFavorites.push(`${key}: ${there}`);
    }
  }

  function checkProgress(server: ModelServer, violations: Violations): void {
    for (const [key, expected] of progress) {
      const [userId, storyId] = key.split(' ') as [string, string];
      const there = documentOf(server, `users/${userId}/progress/${storyId}`)?.page?.integerValue ?? 'none';
      if (!expected.has(there) && !expected.has(ANYTHING)) violations.lost.push(`progress ${key}: ${there}`);
    }
  }

  function checkMade(story: Made, server: ModelServer, left: readonly Entry[], violations: Violations): void {
    const { entry, kept, delivery, opened, removed, discarded, cancelled } = story;
    const storyId = storyIdOf(entry);
    const written = documentOf(server, `stories/${storyId}`) !== undefined;
    const favorite = favoriteOf(server, entry.userId, storyId);
    const waits = left.some(({ id }) => id === entry.id);
    // A refusal takes the entry out; should the tab die before it can say so, the form's draft is what is left.
    const refused = delivery === 'refused' || (delivery === undefined && server.refused.has(storyId));
    const promised = kept === 'yes' && !refused && !cancelled && delivery !== 'cancelled' && !discarded;
    if (promised && !waits) {
      if (!written) violations.lost.push(`story ${storyId} (${delivery})`);
      // A tab that died right after the reader was opened leaves a favorite too many.
      else if (!opened && removed === 'no' && !favorite) violations.lost.push(`favorite of story ${storyId} (${delivery})`);
    }
    if (delivery === 'ready' && !written) violations.lost.push(`story ${storyId} that was ready`);
    if (favorite && !written) violations.wrongFavorites.push(`${storyId} is a favorite and no story`);
    if (favorite && delivery === 'ready' && opened) violations.wrongFavorites.push(`${storyId} was opened at once`);
    if (favorite && (delivery === 'cancelled' || delivery === 'refused')) violations.wrongFavorites.push(`${storyId} was ${delivery}`);
    if (favorite && removed === 'yes') violations.duplicated.push(`favorite ${storyId} came back`);
  }

  function checkUnique(server: ModelServer, violations: Violations): void {
    for (const [key, times] of server.paid) {
      if (times > 1 + (server.excused.get(key) ?? 0)) violations.duplicated.push(`story ${key} paid ${times} times`);
    }
    const asked = new Set(made.map(({ entry }) => storyIdOf(entry)));
    for (const name of server.documents.keys()) {
      const id = name.split('/').at(-1) as string;
      if (name.includes('/stories/') && !asked.has(id)) violations.duplicated.push(`story ${id} under an id of its own`);
    }
  }
}

export function favoriteOf(server: ModelServer, userId: string, storyId: string): boolean {
  return documentOf(server, `users/${userId}/favorites/${storyId}`) !== undefined;
}

function documentOf(server: ModelServer, path: string): Fields | undefined {
  for (const [name, fields] of server.documents) if (name.endsWith(`/documents/${path}`)) return fields;
  return undefined;
}
