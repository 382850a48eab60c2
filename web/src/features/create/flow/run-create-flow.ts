import type { Child } from '@tuckaway/domain';
import { useEffect, useState } from 'react';
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { createStore, useStore } from '../../../data/device/store.ts';
import type { StoryOrder } from '../../../data/outbox/entry.ts';
import type { CreateFormVisit } from '../../reader/api/stories/next-episode.ts';
import { questionIn } from '../use-questions.ts';
import type { FirstPages, LoadReader } from '../waiting/first-pages.ts';
import { type EventName, type EventOf, reduce } from './create-flow.ts';
import type { CreatePorts } from './create-ports.ts';
import { type Command, type Commands, type CreateState, underWay, type WaitingCode } from './create-state.ts';
import { emptyForm, isComplete, type StoryForm, surprise } from './story-form.ts';

/** What the screen learns from the router, the session and the account. */
export interface Surroundings {
  /** The key and state of the tab's history entry. */
  entry: string;
  visit: unknown;
  uid: string | null;
  children: readonly Child[] | undefined;
}

/** Runs the create flow of one screen: carries out what `reduce` asks for. */
export function runCreateFlow(ports: CreatePorts, navigate: NavigateFunction, loadReader?: LoadReader) {
  const draft = ports.readDraft();
  const store = createStore<CreateState>({
    ...draft,
    ...{ children: undefined, uid: null, question: 0, meant: null, here: true, waitingCode: null },
    flow: { at: ports.returnsFromGoogle() && isComplete(draft.form) ? 'signing-up' : 'form' },
  });
  const { get } = store;
  /** The form's own history entry, with which every visit begins. */
  let ownEntry: string | null = null;
  /** Whether the draft of the next visit is in the form already. */
  let draftIsRead = true;
  let lastSurprise: Partial<StoryForm> = {};
  let loading: Promise<WaitingCode | null> | null = null;
  let stopTimer: () => void = () => undefined;
  let canceling = new AbortController();
  let pagesOver = new AbortController();

  const carryOut: { readonly [Name in keyof Commands]: (what: Commands[Name]) => unknown } = {
    'store-draft': ports.storeDraft,
    'discard-draft': ports.discardDraft,
    'check-topics': async (request) => dispatch('checked', await ports.conflictOf(request)),
    write,
    'discard-replaced': ports.discardReplaced,
    toast: ports.toast,
    navigate: ({ to, state }) => navigate(to, { state }),
    'go-back': (entries) => navigate(-entries),
    wait({ milliseconds, event }) {
      stopTimer();
      stopTimer = ports.clock.after(milliseconds, () => dispatch(event, null));
    },
  };

  function dispatch<Name extends EventName>(event: Name, what: EventOf<Name>): void {
    const { state, commands } = reduce(get(), event, what, ports.newId);
    store.set(state);
    for (const [name, asked] of commands) (carryOut[name] as (asked: Command[1]) => unknown)(asked);
    // The press comes soon.
    if (isComplete(get().form)) void loadWaiting();
  }

  async function write(order: StoryOrder): Promise<void> {
    canceling = new AbortController();
    const silence = new AbortController();
    const stopListening = ports.listenForSilence(order, () => {
      if (get().here) silence.abort();
    });
    followPages(order);
    const outcome = await ports.submit(order, {
      signal: canceling.signal,
      silence: silence.signal,
      onStored: (stored) => stored && dispatch('stored', null),
      onStep: (step) => dispatch('step-reached', step),
      open: ({ storyId }) => {
        const { here } = get();
        if (here) dispatch('arrived', storyId);
        return here;
      },
      hasLeft: () => !get().here,
    });
    stopListening();
    dispatch('finished', { outcome, online: ports.online() && !silence.signal.aborted });
    if (get().flow.at === 'form') pagesOver.abort();
  }

  /** Without the code of the waiting dialog and the first pages, the story is written all the same. */
  function followPages(order: StoryOrder): void {
    pagesOver = new AbortController();
    const { signal } = pagesOver;
    const show = (pages: FirstPages): void => dispatch('pages-written', pages);
    void loadWaiting()
      .then((code) => (loadReader && !signal.aborted ? code?.followFirstPages(order, loadReader, show, signal) : undefined))
      .catch(() => undefined);
  }

  function loadWaiting(): Promise<WaitingCode | null> {
    loading ??= ports.loadWaiting().then(
      (code) => {
        dispatch('waiting-loaded', code);
        return code;
      },
      () => {
        loading = null;
        return null;
      },
    );
    return loading;
  }

  function arrive(entry: string, visit: unknown, uid: string | null): void {
    ownEntry = entry;
    // A link from this screen to itself has prepared a new draft.
    if (!draftIsRead) dispatch('draft-prepared', ports.readDraft());
    const { start, child } = (visit ?? {}) as Partial<CreateFormVisit>;
    draftIsRead = start === true || child !== undefined;
    // A reload must not ask for it again.
    if (draftIsRead) void navigate('.', { replace: true, state: null });
    // A story that is written at once has its place chosen by chance.
    const chosen = start === true ? surprise(emptyForm()) : {};
    if (child !== undefined) dispatch('opened-for-child', { id: child, chosen });
    // On a used-up day the user is told so first, and may still send it.
    if (start === true && !(uid !== null && ports.isUsedUp(uid))) dispatch('opened-to-write', null);
  }

  return {
    store,
    /** The screen is shown. @returns to be called when it is left. */
    open(): () => void {
      dispatch('opened', null);
      // In development, React's strict mode leaves every screen once and opens it again.
      const order = underWay(get())?.order;
      if (order) followPages(order);
      return () => {
        pagesOver.abort();
        dispatch('left', null);
      };
    },
    follow({ entry, visit, uid, children }: Surroundings): void {
      const question = questionIn(visit);
      if (question === null && entry !== ownEntry) arrive(entry, visit, uid);
      dispatch('question-shown', question ?? 0);
      if (uid !== get().uid) dispatch('signed-in', uid);
      if (children !== get().children) dispatch('children-loaded', children);
    },
    change: (part: Partial<StoryForm>) => dispatch('changed', part),
    surprise(): void {
      lastSurprise = surprise(get().form, lastSurprise);
      dispatch('changed', lastSurprise);
    },
    submit: (typed: readonly string[]) => dispatch('submitted', typed),
    signedUp: () => dispatch('signed-up', null),
    dismissSignUp: () => dispatch('sign-up-dismissed', null),
    showPage: (page: number) => dispatch('page-shown', page),
    cancel: () => canceling.abort(),
    goToFavorites: () => dispatch('went-to-favorites', null),
  };
}

/** The create flow of this screen, and its state. */
export function useCreateFlow(
  ports: CreatePorts,
  loadReader: LoadReader | undefined,
  { uid, children }: Pick<Surroundings, 'uid' | 'children'>,
) {
  const navigate = useNavigate();
  const { key: entry, state: visit } = useLocation();
  const [flow] = useState(() => runCreateFlow(ports, navigate, loadReader));

  useEffect(() => flow.open(), [flow]);
  useEffect(() => flow.follow({ entry, visit, uid, children }), [flow, entry, visit, uid, children]);

  return [useStore(flow.store), flow] as const;
}
