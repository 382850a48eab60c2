/** The create flow's ports in memory: a draft, the toasts in one line each, and requests that the test ends. */
import { systemClock } from '../src/data/device/with-timeout.ts';
import type { StoryOrder } from '../src/data/outbox/entry.ts';
import type { StoryOutcome } from '../src/data/outbox/outbox.ts';
import type { CreatePorts } from '../src/features/create/flow/create-ports.ts';
import { runCreateFlow, type Surroundings } from '../src/features/create/flow/run-create-flow.ts';
import { emptyForm, type StoryForm } from '../src/features/create/flow/story-form.ts';
import type { LoadReader } from '../src/features/create/waiting/first-pages.ts';
import { COMPLETE } from './story-form.ts';

/** @param draft added to a form that is filled in; null for an empty one. */
export function fakeCreatePorts(draft: Partial<StoryForm> | null = {}, change: Partial<CreatePorts> = {}) {
  const requests: PromiseWithResolvers<StoryOutcome>[] = [];
  const world = {
    draft: draft && ({ ...COMPLETE, ...draft } as StoryForm | null),
    toasts: [] as string[],
    orders: [] as StoryOrder[],
    replaced: [] as string[],
    /** Whether requests can be stored on the device. */
    storable: true,
    online: true,
    /** Makes the network answer nothing any more. */
    fallSilent: (): void => undefined,
    /** Of the last request. */
    options: null as unknown as Parameters<CreatePorts['submit']>[1],
    /** Ends the last request. */
    async end(outcome: StoryOutcome): Promise<void> {
      if (outcome.kind === 'ready') world.options.open(outcome);
      const request = requests.pop();
      request?.resolve(outcome);
      await request?.promise;
    },
  };
  const ports: CreatePorts = {
    readDraft: () => ({ form: world.draft ?? emptyForm(), problem: null }),
    storeDraft: (form) => {
      world.draft = form;
    },
    discardDraft: () => {
      world.draft = null;
    },
    submit(order, options) {
      const request = Promise.withResolvers<StoryOutcome>();
      requests.push(request);
      world.orders.push(order);
      world.options = options;
      options.signal?.addEventListener('abort', () => request.resolve({ kind: 'canceled' }));
      options.onStored?.(world.storable);
      return request.promise;
    },
    listenForSilence(_order, onSilence) {
      world.fallSilent = onSilence;
      return () => {
        world.fallSilent = () => undefined;
      };
    },
    discardReplaced: async (entryId) => void world.replaced.push(entryId),
    conflictOf: async () => null,
    loadWaiting: () => Promise.reject(new Error('There is no network.')),
    returnsFromGoogle: () => false,
    isUsedUp: () => false,
    online: () => world.online,
    toast: ({ title, description, tone }) => {
      world.toasts.push(`${tone === 'destructive' ? 'red: ' : ''}${title} - ${description}`);
    },
    newId: () => crypto.randomUUID(),
    clock: systemClock,
    ...change,
  };
  return Object.assign(world, { ports });
}

interface Opening {
  draft?: Partial<StoryForm> | null;
  ports?: Partial<CreatePorts>;
  visit?: object;
  uid?: string | null;
  /** Null while they are unknown. */
  children?: Surroundings['children'] | null;
  loadReader?: LoadReader;
}

/** Opens the create flow without a screen. `places` are the places that it led to, with their states. */
export function openCreateFlow({ draft, ports, visit, uid = 'uid-anna', children = [], loadReader }: Opening = {}) {
  const world = fakeCreatePorts(draft, ports);
  const places: unknown[] = [];
  const navigate = (to: unknown, options?: { state?: unknown }): void => void places.push(options?.state ? [to, options.state] : to);
  const flow = runCreateFlow(world.ports, navigate, loadReader);
  let around: Surroundings = { entry: 'first', visit, uid, children: children ?? undefined };
  const follow = (change: Partial<Surroundings> = {}): void => {
    around = { ...around, ...change };
    flow.follow(around);
  };
  const leave = flow.open();
  follow();
  return Object.assign(world, { ...flow, places, follow, leave, state: flow.store.get });
}
