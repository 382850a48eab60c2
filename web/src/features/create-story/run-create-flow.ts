import type { Child, StoryRequest } from '@tuckaway/domain';
import type { NavigateFunction } from 'react-router-dom';
import { createStore } from '../../data/lib/store.ts';
import type { Clock } from '../../data/lib/with-timeout.ts';
import type { discardReplacedRequest } from '../../data/stories/changed-request.ts';
import type { CreateFormVisit } from '../../data/stories/next-episode.ts';
import type { SubmittedStory, submitStoryRequest } from '../../data/stories/submit-story-request.ts';
import type { ToastMessage } from '../../ui/toaster/toast.ts';
import { reduce } from './create-flow.ts';
import { type Command, type CreateEvent, type CreateState, initialState, underWay, type WaitingCode } from './create-state.ts';
import { isComplete, type StoryForm, surprise } from './story-form.ts';
import { questionIn } from './use-questions.ts';
import type { LoadReader } from './waiting/first-pages.ts';

/** What the create flow needs from outside. */
export interface CreatePorts {
  readDraft: () => Pick<CreateState, 'form' | 'problem'>;
  storeDraft: (form: StoryForm) => void;
  discardDraft: () => void;
  submit: typeof submitStoryRequest;
  discardReplaced: typeof discardReplacedRequest;
  /** Why the animal cannot be in a story without these topics; null if it can. */
  conflictOf: (request: StoryRequest) => Promise<string | null>;
  loadWaiting: () => Promise<WaitingCode>;
  returnsFromGoogle: () => boolean;
  online: () => boolean;
  toast: (message: ToastMessage) => void;
  /** A UUID. */
  newId: () => string;
  clock: Pick<Clock, 'after'>;
}

export interface CreateScreen {
  navigate: NavigateFunction;
  loadReader?: LoadReader | undefined;
  canSignUpHere: boolean;
}

/** What the screen learns from the router, the session and the account. */
export interface Surroundings {
  /** The key and state of the tab's history entry. */
  entry: string;
  visit: unknown;
  uid: string | null;
  children: readonly Child[] | undefined;
}

export type RunningFlow = ReturnType<typeof runCreateFlow>;

/** Runs the create flow of one screen: carries out what `reduce` asks for. */
export function runCreateFlow(ports: CreatePorts, { navigate, loadReader, canSignUpHere }: CreateScreen) {
  const store = createStore(initialState(ports.readDraft(), { returnsFromGoogle: ports.returnsFromGoogle(), canSignUpHere }));
  const { get } = store;
  /** The form's own history entry, with which every visit begins. */
  let ownEntry: string | null = null;
  /** Whether the draft of the next visit is in the form already. */
  let draftIsRead = true;
  let waitingCode: Promise<WaitingCode> | null = null;
  let stopTimer: () => void = () => undefined;
  let canceling = new AbortController();
  let pagesOver = new AbortController();

  function dispatch(event: CreateEvent): void {
    const { state, commands } = reduce(get(), event, ports.newId);
    store.set(state);
    for (const command of commands) carryOut(command);
    // The press comes soon.
    if (isComplete(get().form)) void loadWaiting().catch(() => undefined);
  }

  function carryOut(command: Command): void {
    switch (command.do) {
      case 'store-draft':
        ports.storeDraft(command.form);
        break;
      case 'discard-draft':
        ports.discardDraft();
        break;
      case 'check-topics':
        void ports.conflictOf(command.request).then((conflict) => dispatch({ type: 'checked', conflict }));
        break;
      case 'write':
        void write(command.order);
        break;
      case 'discard-replaced':
        void ports.discardReplaced(command.entryId);
        break;
      case 'toast':
        ports.toast(command.message);
        break;
      case 'navigate':
        void navigate(command.to, { state: command.state });
        break;
      case 'go-back':
        void navigate(-command.entries);
        break;
      case 'wait':
        stopTimer();
        stopTimer = ports.clock.after(command.milliseconds, () => dispatch(command.event));
    }
  }

  async function write(order: SubmittedStory): Promise<void> {
    canceling = new AbortController();
    followPages(order);
    const outcome = await ports.submit(order, {
      signal: canceling.signal,
      onStored: (stored) => stored && dispatch({ type: 'stored' }),
      onStep: (step) => dispatch({ type: 'step-reached', step }),
      open: ({ storyId }) => {
        if (!get().here) return false;
        dispatch({ type: 'arrived', storyId });
        return true;
      },
      hasLeft: () => !get().here,
    });
    dispatch({ type: 'finished', outcome, online: ports.online() });
    if (get().flow.at === 'form') pagesOver.abort();
  }

  /** Without the code of the waiting dialog and the first pages, the story is written all the same. */
  function followPages(order: SubmittedStory): void {
    pagesOver = new AbortController();
    const { signal } = pagesOver;
    void (async () => {
      const { followFirstPages } = await loadWaiting();
      if (loadReader && !signal.aborted)
        await followFirstPages(order, loadReader, (pages) => dispatch({ type: 'pages-written', pages }), signal);
    })().catch(() => undefined);
  }

  function loadWaiting(): Promise<WaitingCode> {
    waitingCode ??= ports.loadWaiting().then(
      (code) => {
        dispatch({ type: 'waiting-loaded', code });
        return code;
      },
      (error: unknown) => {
        waitingCode = null;
        throw error;
      },
    );
    return waitingCode;
  }

  function arrive(entry: string, visit: unknown): void {
    ownEntry = entry;
    // A link from this screen to itself has prepared a new draft.
    if (!draftIsRead) dispatch({ type: 'draft-prepared', ...ports.readDraft() });
    const { start, child } = (visit ?? {}) as Partial<CreateFormVisit>;
    draftIsRead = start === true || child !== undefined;
    // A reload must not ask for it again.
    if (draftIsRead) void navigate('.', { replace: true, state: null });
    if (child !== undefined) dispatch({ type: 'opened-for-child', id: child });
    if (start === true) dispatch({ type: 'opened-to-write' });
  }

  return {
    store,
    /** The screen is shown. @returns to be called when it is left. */
    open(): () => void {
      dispatch({ type: 'opened' });
      // In development, React's strict mode leaves every screen once and opens it again.
      const order = underWay(get())?.order;
      if (order) followPages(order);
      return () => {
        pagesOver.abort();
        dispatch({ type: 'left' });
      };
    },
    follow({ entry, visit, uid, children }: Surroundings): void {
      const question = questionIn(visit);
      if (question === null && entry !== ownEntry) arrive(entry, visit);
      dispatch({ type: 'question-shown', question: question ?? 0 });
      if (uid !== get().uid) dispatch({ type: 'signed-in', uid });
      if (children !== get().children) dispatch({ type: 'children-loaded', children });
    },
    change: (part: Partial<StoryForm>) => dispatch({ type: 'changed', part }),
    surprise: () => dispatch({ type: 'surprised', part: surprise(get().form, get().lastSurprise) }),
    submit: (typed: readonly string[]) => dispatch({ type: 'submitted', typed }),
    signedUp: () => dispatch({ type: 'signed-up' }),
    dismissSignUp: () => dispatch({ type: 'sign-up-dismissed' }),
    showPage: (page: number) => dispatch({ type: 'page-shown', page }),
    cancel: () => canceling.abort(),
    goToFavorites: () => dispatch({ type: 'went-to-favorites' }),
  };
}
