/** For tests of ordering a story: its ports, in memory. */
import { coverScene, type StoryRequest } from '@tuckaway/domain';
import { expect } from 'vitest';
import type { Counted } from '../src/stories/order/account-quota.ts';
import type { Order } from '../src/stories/order/complete-request.ts';
import type { OrderPorts } from '../src/stories/order/order-story.ts';
import type { StoryDocument } from '../src/stories/order/story-document.ts';
import { type FailureKind, StoryFailure } from '../src/stories/story-failure.ts';
import type { ShownPages, StoryTemplate } from '../src/stories/story-template.ts';

export const KEY = '0b0e7a52-5a0c-4f39-9f0e-4a3f2a6f1c11';
export const ORDER: Order = {
  uid: 'family',
  key: KEY,
  request: { childName: 'Mia', favoriteAnimal: 'otter', storySetting: 'garden', storyLength: 'short', storyTone: 'calm' },
};
export const MEMORY = { seed: 'slow-lamp', title: "{child}'s Boat", opening: '{child} slept.', sketch: '' };
export const EARLIER = { seed: 'loud-bell', title: 'The Boot', opening: 'It rained.', sketch: '' };
export const TEMPLATE = { title: "{child}'s Boat", paragraphs: ['{child} slept.', 'So did the otter.'] };
export const SHOWN: ShownPages = {
  title: "{child}'s Boat",
  seed: 'slow-lamp',
  pages: [{ text: '{child} slept.', scene: coverScene(ORDER.request) }],
};

/** A storyteller with one story, which it hands over before it is judged. */
export const oneStory: OrderPorts['write'] = async (_request, { onCandidate }) => {
  await onCandidate({ template: TEMPLATE, memory: MEMORY });
  return { template: TEMPLATE, repairs: 0, memory: MEMORY };
};

export const broken = async () => {
  throw new Error('Firestore is away');
};

export const COUNTED: Counted = {
  family: [{ path: 'storyUsage/family', day: '2026-11-21', most: { count: 10 } }],
  site: { path: 'system/storyUsage', day: '2026-11-21', most: { count: 1000 } },
};
const NONE_LEFT = { ok: false, whose: 'user', retryAfter: 3600 } as const;

/** Ports that record what happens: the result of each request, how many stories were counted, what is to be avoided. */
export function fakeOrderPorts(write: OrderPorts['write'] = oneStory) {
  const requests = new Map<
    string,
    { status: 'running' | 'begun' | 'refused'; v?: number; asked: string; template?: StoryTemplate; saved?: true; shown?: ShownPages }
  >();
  const shelf = new Map<string, StoryDocument>();
  const page = {
    requests,
    shelf,
    drafts: new Map<string, unknown>(),
    taken: 0,
    /** Calls of the writing model that were counted for the site. */
    calls: 0,
    callsLeft: 20,
    left: 20,
    /** The raised counts that were stored with the requests. */
    counted: [] as Counted[],
    remembered: [] as unknown[],
    warnings: [] as string[],
    writes: 0,
    /** The input of the last story. */
    asked: {} as { request?: StoryRequest; earlier?: unknown; known?: unknown; shown?: unknown },
    judged: 0,
    judgedAs: {},
    gentle: true,
  };
  const ports: OrderPorts = {
    async claim({ uid, key }, identity, unfit) {
      const entry = requests.get(key);
      if (!entry || entry.status === 'begun' || (entry.template !== undefined && entry.template === unfit)) {
        const shown = entry?.shown;
        requests.set(key, { status: 'running', v: identity.v, asked: identity.asked, ...(shown && { shown }) });
        return { kind: 'claimed', claim: { uid, key, token: 'token' }, ...(shown && { shown }) };
      }
      if (!identity.matches(entry)) return { kind: 'other-request' };
      const { template, shown } = entry;
      if (template) return entry.saved ? { kind: 'saved', template } : { kind: 'generated', template, ...(shown && { shown }) };
      return { kind: entry.status };
    },
    async storeStory({ key }, template) {
      requests.set(key, { asked: '', ...requests.get(key), status: 'running', template });
    },
    async dropStory({ key }) {
      const { template: _rejected, ...rest } = requests.get(key) ?? { status: 'running', asked: '' };
      requests.set(key, rest);
    },
    async saveStory(by, template, document) {
      const { key } = by;
      const entry = requests.get(key);
      if (!entry) return { kind: 'superseded' };
      if (entry.saved && entry.template) return { kind: 'saved', template: entry.template };
      if ('judged' in by && by.judged !== entry.template) return { kind: 'superseded' };
      requests.set(key, { ...entry, template, saved: true });
      shelf.set(key, document);
      return { kind: 'saved', template };
    },
    async storeCounts(_claim, counted) {
      page.counted.push(counted);
    },
    async storeRefusal({ key }) {
      requests.set(key, { asked: '', ...requests.get(key), status: 'refused' });
    },
    async free({ key }) {
      requests.delete(key);
    },
    async release({ key }) {
      requests.set(key, { asked: '', ...requests.get(key), status: 'begun' });
    },
    async showPages({ key }, shown, named) {
      requests.set(key, { status: 'running', asked: '', ...requests.get(key), shown });
      page.drafts.set(key, named);
    },
    async removePages({ key }) {
      page.drafts.delete(key);
    },
    async take() {
      if (page.taken >= page.left) return NONE_LEFT;
      page.taken += 1;
      page.calls += 1;
      return { ok: true, counted: COUNTED, earlier: [EARLIER] };
    },
    async takeCall(counted) {
      expect(counted).toBe(COUNTED);
      if (page.calls >= page.callsLeft) return { ok: false, whose: 'all', retryAfter: 3600 };
      page.calls += 1;
      return null;
    },
    async giveBack(counted, { story, calls }) {
      expect(counted).toBe(COUNTED);
      if (story) page.taken -= 1;
      page.calls -= calls;
    },
    async remember(_uid, story, instead) {
      page.remembered = [story, ...page.remembered].filter((one) => one !== null && one !== instead);
    },
    readNotes: async () => null,
    readChildren: async () => [],
    readMemories: async () => [],
    readFriend: async () => null,
    async write(request, options) {
      page.writes += 1;
      page.asked = { request, earlier: options.earlier, known: options.known, shown: options.shown };
      return write(request, options);
    },
    async judge(template, about) {
      page.judged += 1;
      page.judgedAs = about;
      return page.gentle ? template : null;
    },
    warn: (what) => page.warnings.push(what),
  };
  return { page, ports };
}

export const failing = (kind: FailureKind) =>
  fakeOrderPorts(async () => {
    throw new StoryFailure(kind);
  });
