/** What the attacks find: a family with everything that can be stolen, and the attacker's own account. */
import { randomUUID } from 'node:crypto';
import { CURRENT_TERMS } from '../../../domain/src/index.ts';
import { subscriptionId } from '../../../functions/src/push/subscription.ts';
import { shareId } from '../../../functions/src/store/stories/shared-stories.ts';
import { agreement, child, favorite, friend, memory, newDraft, newProfile, newStory, progress, stored } from '../../rules/documents.ts';
import type { Emulator } from '../../rules/emulator.ts';
import { type Fields, flag, int, list, map, moment, nothing, put, text, type Write } from '../../rules/values.ts';

interface Household {
  uid: string;
  /** Of a story with a link. */
  story: string;
  /** Of the link. */
  link: string;
}

export interface World {
  victim: Household;
  attacker: Household;
  /** The victim's device. */
  device: { endpoint: string; keys: { p256dh: string; auth: string } };
  /** Of a published story. */
  published: string;
}

export const shareToken = () => randomUUID().replaceAll('-', '').slice(0, 24);

/** Empties the emulator's project and stores what the attacks find. */
export async function makeWorld(emulator: Emulator, device: World['device']): Promise<World> {
  const [victim, attacker] = [household('user-1'), household('attacker')];
  const published = '7';
  const head = { id: int(7), slug: text('the-lamp'), title: text('The Lamp'), description: text('It yawned.') };
  await emulator.clear();
  await emulator.writeDocuments([
    ...documentsOf(victim),
    ...documentsOf(attacker),
    put(`pushSubscriptions/${subscriptionId(device.endpoint)}`, {
      ...{ endpoint: text(device.endpoint), p256dh: text(device.keys.p256dh), auth: text(device.keys.auth) },
      ...{ uid: text(victim.uid), createdAt: moment(-60) },
    }),
    put('publishedLists/featured', { stories: list(map(head)) }),
    put(`publishedStories/${published}`, { ...head, docId: text('lamp'), pages: list() }),
  ]);
  return { victim, attacker, device, published };
}

function household(uid: string): Household {
  return { uid, story: randomUUID(), link: shareToken() };
}

function documentsOf({ uid, story, link }: Household): Write[] {
  const documents: Record<string, Fields> = {
    [`users/${uid}`]: newProfile(uid),
    [`users/${uid}/children/0`]: child(),
    [`users/${uid}/favorites/${story}`]: favorite(story),
    [`users/${uid}/progress/${story}`]: progress(),
    [`users/${uid}/friends/0`]: friend(),
    [`users/${uid}/memories/${story}-0`]: memory(),
    [`users/${uid}/agreements/${CURRENT_TERMS}`]: agreement(),
    [`stories/${story}`]: newStory(uid, { template: text('<p>{child} found 7 lamps.</p>'), createdAt: moment(-60) }),
    [`storyDrafts/${uid}_${story}`]: newDraft(uid),
    [`shares/${shareId(link)}`]: sharedPage(uid, story),
  };
  return Object.entries(documents).map(([path, fields]) => put(path, stored(fields)));
}

const sharedPage = (uid: string, story: string): Fields => ({
  ...{ uid: text(uid), storyId: text(story), title: text('The Lamp'), paragraphs: list(text('It yawned.')), childName: nothing },
  ...{ animal: text('otter'), storySetting: text('garden'), showName: flag(false), createdAt: moment(0), expireAt: moment(86_400) },
});
