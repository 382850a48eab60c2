/** Sends finished recordings to the server, one after the other, whenever there is a network. A repeated or late upload changes nothing there. */
import { CallFailed } from '../http/call.ts';
import { callApi } from '../http/page-http.ts';
import { browserLocks, type Locks } from '../lib/locks.ts';
import { createStore, useStore } from '../lib/store.ts';
import { removeSentenceTake, undecidedSentence } from './sentence-takes.ts';
import { removeExpiredNotes } from './shared-note.ts';
import { changeTake, readTakes, removeExpiredTakes, removeTake, type Take, uploadOf } from './takes.ts';

const LOCK = 'tuckaway-recordings';
/** Milliseconds for half a megabyte on a bad line. */
const TIMEOUT_MS = 90_000;
/** Milliseconds until the next try after the server did not answer. */
const RETRY_MS = 20_000;
/** Statuses that end by themselves: too slow, signed in anew, too many. */
const TEMPORARY = new Set([401, 408, 425, 429]);
/** Takes that were sent once more since the app was opened, after an operator had ended what they belong to. */
const sentAgain = new Set<string>();

export interface Delivery {
  /** Pages that wait on this device. */
  waiting: number;
  sending: boolean;
  /** The server's reason if it does not take a page. */
  refused: string | null;
  /** Whether the story or the invitation of a page was gone, or newly ended by an operator, when it was sent just now. */
  gone: boolean;
}

const delivery = createStore<Delivery>({ waiting: 0, sending: false, refused: null, gone: false });

export function useDelivery(): Delivery {
  return useStore(delivery);
}

/** Whose recordings to send: an account's, or those of an invitation. */
export type Recorder = { uid: string } | { token: string };

export interface DeliveryPorts {
  /** @param uid null for a guest. Throws {@link CallFailed}. */
  post(body: object, uid: string | null): Promise<unknown>;
  locks: Locks;
  now(): number;
}

export const BROWSER_PORTS: DeliveryPorts = {
  post: (body, uid) => callApi({ url: '/api/voices/recording', uid, body, timeoutMs: TIMEOUT_MS }),
  locks: browserLocks,
  now: Date.now,
};

function isOf({ uid, target }: Take, recorder: Recorder): boolean {
  if ('uid' in recorder) return uid === recorder.uid;
  return target.by === 'guest' && target.token === recorder.token;
}

/**
 * Sends everything of this recorder, unless another tab is doing it. Never rejects.
 * @param delivered called after each page that the server has.
 * @returns whether something is left for later.
 */
export async function deliverTakes(
  recorder: Recorder,
  delivered: (take: Take) => Promise<void> | void = () => undefined,
  { post, locks, now }: DeliveryPorts = BROWSER_PORTS,
): Promise<boolean> {
  try {
    return await locks.request(LOCK, { ifAvailable: true }, async (held) => {
      if (!held) return true;
      await removeExpiredTakes(now());
      await removeExpiredNotes(now());
      const mine = async () => (await readTakes()).filter((take) => isOf(take, recorder) && take.finished && take.refused === undefined);
      let later = false;
      let refused: string | null = null;
      let gone = false;
      for (const { id } of await mine()) {
        const waiting = await mine();
        const take = waiting.find((one) => one.id === id);
        // A newer one took its place while others were sent.
        if (take === undefined) continue;
        delivery.set({ ...delivery.get(), sending: true, waiting: waiting.length });
        try {
          await post(await uploadOf(take), take.uid);
          await delivered(take);
          await removeTake(take.id);
        } catch (error) {
          if (isNewerThere(error)) await removeTake(take.id);
          else if (isRefusal(error)) {
            refused = error.reason;
            const ended = isEnded(error);
            gone ||= isGone(error) || (ended && !sentAgain.has(take.id));
            // The story or the invitation is gone, so that nothing can become of the recording any more.
            await (isGone(error) ? removeGone(take) : changeTake(take.id, { refused, noRoom: isForRoom(error), ended }));
          } else later = true;
        }
      }
      await describe(recorder, refused, gone);
      return later;
    });
  } catch {
    // Without storage or locks, the recordings stay where they are.
    return true;
  }
}

/** Reads again what waits, for the screens. @param lately why a page was refused just now. */
export async function describe(recorder: Recorder, lately: string | null = null, gone = false): Promise<void> {
  const takes = (await readTakes().catch(() => [])).filter((take) => isOf(take, recorder) && take.finished);
  const refused = takes.find((take) => take.refused !== undefined)?.refused ?? lately;
  delivery.set({ waiting: takes.filter((take) => take.refused === undefined).length, sending: false, refused, gone });
}

/**
 * Delivers now, when the network is back, and again until nothing is left.
 * @param onGone called when a page's story or invitation is gone, or was ended by an operator.
 * @returns a function that stops.
 */
export function keepDelivering(recorder: Recorder, delivered?: (take: Take) => Promise<void> | void, onGone?: () => void): () => void {
  let timer: number | undefined;
  let stopped = false;
  const retry = retryRefused(recorder).catch(() => undefined);
  const deliver = async (): Promise<void> => {
    window.clearTimeout(timer);
    await retry;
    await describe(recorder);
    const later = navigator.onLine ? await deliverTakes(recorder, delivered) : true;
    if (delivery.get().gone && !stopped) onGone?.();
    if (later && !stopped) timer = window.setTimeout(() => void deliver(), RETRY_MS);
  };
  const now = () => void deliver();
  window.addEventListener('online', now);
  now();
  return () => {
    stopped = true;
    window.clearTimeout(timer);
    window.removeEventListener('online', now);
  };
}

/** Sends once more with each visit what had no room, as another may have been deleted, and what an operator may have allowed again. */
async function retryRefused(recorder: Recorder): Promise<void> {
  for (const take of await readTakes()) {
    // Earlier versions did not store whether it was ended.
    const { id, refused, noRoom, ended = refused !== undefined } = take;
    if (!isOf(take, recorder) || !(noRoom || (ended && !sentAgain.has(id)))) continue;
    if (ended) sentAgain.add(id);
    await changeTake(id, { refused: undefined, noRoom: undefined, ended: undefined });
  }
}

async function removeGone({ id, target }: Take): Promise<void> {
  await removeTake(id);
  const sentence = await undecidedSentence(target);
  if (sentence !== null) await removeSentenceTake(sentence.id);
}

function isRefusal(error: unknown): error is CallFailed {
  const status = error instanceof CallFailed ? (error.status ?? 0) : 0;
  return status >= 400 && status < 500 && !TEMPORARY.has(status);
}

function isGone(error: CallFailed): boolean {
  return error.status === 404;
}

function isEnded({ code }: CallFailed): boolean {
  return ['taken-down', 'sharing-stopped', 'closed'].includes(code);
}

function isForRoom({ code }: CallFailed): boolean {
  return code.endsWith('-full');
}

function isNewerThere(error: unknown): boolean {
  return error instanceof CallFailed && error.code === 'older';
}
