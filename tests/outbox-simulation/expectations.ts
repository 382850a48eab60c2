/** Records what the users did, and checks what the servers and the device must hold in the end. */
import type { Fields } from '../../web/src/data/firestore/values.ts';
import type { Entry, FavoriteEntry, ProgressEntry, StoryEntry } from '../../web/src/data/outbox/entry.ts';
import type { StoryOutcome } from '../../web/src/data/outbox/outbox.ts';
import { storyIdOf } from '../../web/src/data/outbox/story-entry.ts';
import type { Take } from '../../web/src/features/voices/api/takes.ts';
import { GUEST_STORY, placeOf } from './entries.ts';
import type { ModelServer } from './model-server.ts';
import { STORIES } from './schedule.ts';

export interface Violations {
  lost: string[];
  duplicated: string[];
  wrongFavorites: string[];
  asAnotherUser: string[];
  /** Calls that never returned although their tab was alive. */
  hanging: string[];
  /** Far more requests than needed. */
  hammering: string[];
}

/** A story that a user requested. */
export interface CreatedStory {
  entry: StoryEntry;
  /** Whether it was stored on the device; unknown where the tab crashed meanwhile. */
  kept: 'yes' | 'maybe' | 'no';
  delivery?: StoryOutcome['kind'];
  /** Whether the user canceled while it was being sent: it may exist or not. */
  canceled: boolean;
  /** Whether its reader was opened. */
  opened: boolean;
  /** Whether the user has discarded it since. */
  discarded: boolean;
  /** Whether the user has removed it from the favorites since. */
  removed: 'no' | 'maybe' | 'yes';
}

/** The allowed final states: one, unless a tab crashed during an action or the user was told that it failed. */
type Possible = Set<string>;
const ANYTHING = '*';

export function expectations() {
  const favorites = new Map<string, Possible>();
  const progress = new Map<string, Possible>();
  const created: CreatedStory[] = [];
  /** Of each place, the newest page that the device has stored. */
  const recorded = new Map<string, Take>();
  const gone = new Set<string>();

  const possible = (map: Map<string, Possible>, key: string, otherwise: string): Possible => {
    const known = map.get(key) ?? new Set([otherwise]);
    map.set(key, known);
    return known;
  };
  const keyOf = ({ userId, storyId }: FavoriteEntry | ProgressEntry) => `${userId} ${storyId}`;
  const setOf = (entry: FavoriteEntry | ProgressEntry): Possible =>
    entry.type === 'favorite' ? possible(favorites, keyOf(entry), 'remove') : possible(progress, keyOf(entry), 'none');
  /** A created story becomes a favorite by itself, which checkCreated covers. */
  const isAboutCreated = ({ storyId }: FavoriteEntry | ProgressEntry) => created.some(({ entry }) => storyIdOf(entry) === storyId);
  const wishOf = (entry: FavoriteEntry | ProgressEntry): string => (entry.type === 'favorite' ? entry.action : String(entry.data.page));

  return {
    created,
    /** The user has acted; nothing is guaranteed yet. */
    pressed(entry: FavoriteEntry | ProgressEntry): void {
      if (!isAboutCreated(entry)) setOf(entry).add(wishOf(entry));
    },
    /** The outbox has accepted the action: it must reach the server. */
    accepted(entry: FavoriteEntry | ProgressEntry): void {
      if (isAboutCreated(entry)) return;
      const known = setOf(entry);
      known.clear();
      known.add(wishOf(entry));
    },
    /** The device has stored the page: it must reach the server, unless a newer one does. */
    recorded(take: Take): void {
      const newest = recorded.get(placeOf(take));
      if (newest === undefined || newest.recordedAt < take.recordedAt) recorded.set(placeOf(take), take);
    },
    /** The story is gone: nothing about it has to be stored any more. */
    lost(storyId: string): void {
      gone.add(storyId);
    },
    /** The user has discarded the entry; it may have been sent already. */
    discarded(entry: Entry): void {
      const story = created.find(({ entry: { id } }) => id === entry.id);
      if (story) story.discarded = true;
      else if (entry.type !== 'story' && isAboutCreated(entry)) {
        // Either the favorite that the story became, or its removal by the user: neither is expected any more.
        for (const of of created) if (storyIdOf(of.entry) === entry.storyId) of.removed = 'maybe';
      } else if (entry.type !== 'story') setOf(entry).add(ANYTHING);
    },
    /** Checks the final state. `left` and `takes`: what is still on the device. */
    check(server: ModelServer, left: readonly Entry[], takes: readonly Take[], violations: Violations): void {
      checkRecordings(server, takes, violations);
      checkFavorites(server, violations);
      checkProgress(server, violations);
      for (const story of created) checkCreated(story, server, left, violations);
      checkUnique(server, violations);
      violations.asAnotherUser.push(...server.asAnotherUser);
    },
  };

  /** A page that was refused stays on the device. */
  function checkRecordings({ recordings }: ModelServer, takes: readonly Take[], violations: Violations): void {
    for (const [place, { target, recordedAt }] of recorded) {
      if (gone.has(target.by === 'guest' ? GUEST_STORY : target.storyId)) continue;
      const refused = takes.some((take) => take.refused !== undefined && placeOf(take) === place && take.recordedAt >= recordedAt);
      if (!refused && (recordings.get(place)?.recordedAt ?? 0) < recordedAt) violations.lost.push(`recording ${place}`);
    }
    for (const [place, { recordedAt, sound }] of recordings) {
      if (sound !== `${place} at ${recordedAt}`) violations.duplicated.push(`recording ${place} has the sound of ${sound}`);
    }
  }

  function checkFavorites(server: ModelServer, violations: Violations): void {
    for (const [key, expected] of favorites) {
      const [userId, storyId] = key.split(' ') as [string, string];
      const there = favoriteOf(server, userId, storyId) ? 'add' : 'remove';
      if (!gone.has(storyId) && !expected.has(there) && !expected.has(ANYTHING)) violations.wrongFavorites.push(`${key}: ${there}`);
    }
  }

  function checkProgress(server: ModelServer, violations: Violations): void {
    for (const [key, expected] of progress) {
      const [userId, storyId] = key.split(' ') as [string, string];
      const there = documentOf(server, `users/${userId}/progress/${storyId}`)?.page?.integerValue ?? 'none';
      if (!gone.has(storyId) && !expected.has(there) && !expected.has(ANYTHING)) violations.lost.push(`progress ${key}: ${there}`);
    }
  }

  function checkCreated(story: CreatedStory, server: ModelServer, left: readonly Entry[], violations: Violations): void {
    const { entry, kept, delivery, opened, removed, discarded, canceled } = story;
    const storyId = storyIdOf(entry);
    const written = documentOf(server, `stories/${storyId}`) !== undefined;
    const favorite = favoriteOf(server, entry.userId, storyId);
    const waits = left.some(({ id }) => id === entry.id);
    // A refusal removes the entry; where the tab crashes before showing it, the form's draft remains.
    const refused = delivery === 'refused' || (delivery === undefined && server.refused.has(storyId));
    const promised = kept === 'yes' && !refused && !canceled && delivery !== 'canceled' && !discarded;
    if (promised && !waits) {
      if (!written) violations.lost.push(`story ${storyId} (${delivery})`);
      // A tab that crashes right after opening the reader leaves an extra favorite.
      else if (!opened && removed === 'no' && !favorite) violations.lost.push(`favorite of story ${storyId} (${delivery})`);
    }
    if (delivery === 'ready' && !written) violations.lost.push(`story ${storyId} that was reported as ready`);
    if (favorite && !written) violations.wrongFavorites.push(`${storyId} is a favorite without a story`);
    if (favorite && delivery === 'ready' && opened) violations.wrongFavorites.push(`${storyId} was opened at once`);
    if (favorite && (delivery === 'canceled' || delivery === 'refused')) violations.wrongFavorites.push(`${storyId} was ${delivery}`);
    if (favorite && removed === 'yes') violations.duplicated.push(`favorite ${storyId} came back`);
  }

  function checkUnique(server: ModelServer, violations: Violations): void {
    for (const [key, times] of server.paid) {
      if (times > 1 + (server.excused.get(key) ?? 0)) violations.duplicated.push(`story ${key} paid ${times} times`);
    }
    const asked = new Set([...created.map(({ entry }) => storyIdOf(entry)), ...Object.values(STORIES).flat()]);
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
