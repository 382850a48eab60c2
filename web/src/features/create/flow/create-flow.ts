/** The create flow (section 4) without its effects: the form, its checks in section 5's order, the waiting and the outcome. */
import { type Child, parseStoryRequest } from '@tuckaway/domain';
import type { DeliveryStep, StoryOutcome } from '../../../data/outbox/outbox.ts';
import type { ToastMessage } from '../../../ui/toaster/toast.ts';
import * as messages from '../messages.ts';
import type { FirstPages } from '../waiting/first-pages.ts';
import { type Checked, type Command, type CreateState, type Flow, underWay, type WaitingCode, type Writing } from './create-state.ts';
import { emptyForm, isComplete, isUntouched, type StoryForm, wishesIn, wishesOf } from './story-form.ts';

/** Milliseconds after which the user is told that it takes longer and that they may leave. */
const LONG_WAIT_MS = 12_000;
/** Milliseconds after which a story that waits for the children is left to another press: their topics to avoid are unknown. */
const CHILDREN_WAIT_MS = 5000;

const FORM: Flow = { at: 'form' };
const DISCARD_DRAFT: Command = ['discard-draft', null];

interface Next {
  state: CreateState;
  commands: readonly Command[];
}

/** What happens, by its name. `newId` makes the UUID of another story. */
const ON = {
  opened: (state) => next({ ...state, here: true }),
  left(state) {
    const { form, flow } = state;
    // A story under way goes on and becomes a favorite, and a next episode is asked for anew: the next form starts empty.
    const isOver = form.continues !== null || (flow.at === 'writing' && flow.safe);
    return next({ ...state, here: false }, ...(isOver ? [DISCARD_DRAFT] : []));
  },
  'opened-to-write': (state, _: null, newId) => (state.flow.at === 'form' ? expectChildren(state, newId) : next(state)),
  'opened-for-child': (state, meant: CreateState['meant'], newId) => chooseMeant({ ...state, meant }, newId),
  'draft-prepared': (state, draft: Pick<CreateState, 'form' | 'problem'>) => next({ ...state, ...draft }),
  'signed-in': (state, uid: string | null, newId) => beginIfExpected({ ...state, uid }, newId),
  'children-loaded': childrenLoaded,
  'question-shown': questionShown,
  changed: change,
  submitted: submit,
  'signed-up': (state, _: null, newId) => (state.flow.at === 'signing-up' ? expectChildren(state, newId) : next(state)),
  'sign-up-dismissed': (state) =>
    next({ ...state, flow: FORM }, toast({ ...messages.LOGIN_REQUIRED, tone: 'destructive' }), ['navigate', { to: '/auth' }]),
  'waited-too-long': (state) => next(state.flow.at === 'expecting-children' ? { ...state, flow: FORM } : state),
  /** `conflict`: why the animal cannot be in a story without the topics to avoid. */
  checked(state, conflict: string | null, newId) {
    if (state.flow.at !== 'checking') return next(state);
    if (conflict === null) return beginOnFirst(state, state.flow, newId);
    return next({ ...state, flow: FORM, problem: { field: 'favoriteAnimal', message: conflict } });
  },
  'waiting-loaded': (state, waitingCode: WaitingCode) => next({ ...state, waitingCode }),
  stored: (state) => report(state, { safe: true }),
  'step-reached': (state, step: DeliveryStep) => report(state, { step }),
  'took-long': (state) => report(state, { long: true }),
  'pages-written': (state, pages: FirstPages) => report(state, { pages }),
  'page-shown': (state, page: number) => report(state, { page }),
  'went-to-favorites': (state) => next(state, DISCARD_DRAFT, ['navigate', { to: '/favorites' }]),
  /** The story is there, and its entry still in the outbox. */
  arrived(state, storyId: string) {
    const page = underWay(state)?.page ?? null;
    return next(leaving(state), DISCARD_DRAFT, ['navigate', { to: `/read-story/${storyId}`, state: { page } }]);
  },
  finished: finish,
} satisfies Record<string, (state: CreateState, what: never, newId: () => string) => Next>;

export type EventName = keyof typeof ON;
/** What comes with an event. */
export type EventOf<Name extends EventName> = Parameters<(typeof ON)[Name]> extends [unknown, infer What, ...unknown[]] ? What : null;

export function reduce<Name extends EventName>(state: CreateState, event: Name, what: EventOf<Name>, newId: () => string): Next {
  return ON[event](state, what as never, newId);
}

function next(state: CreateState, ...commands: readonly Command[]): Next {
  return { state, commands };
}

function andThen({ state, commands }: Next, step: (state: CreateState) => Next): Next {
  const after = step(state);
  return next(after.state, ...commands, ...after.commands);
}

function withForm(state: CreateState, form: StoryForm, ...commands: readonly Command[]): Next {
  return next({ ...state, form }, ['store-draft', form], ...commands);
}

function toast(message: ToastMessage): Command {
  return ['toast', message];
}

function report(state: CreateState, part: Partial<Writing>): Next {
  return next(state.flow.at === 'writing' ? { ...state, flow: { ...state.flow, ...part } } : state);
}

function leaving(state: CreateState): CreateState {
  return state.flow.at === 'writing' ? { ...state, flow: { ...state.flow, at: 'leaving' } } : state;
}

function change(state: CreateState, part: Partial<StoryForm>, newId: () => string): Next {
  const { form, problem, flow } = state;
  // What was sent under an id stays its story: changed wishes become another one.
  const renewed = form.sent === undefined ? {} : { storyId: newId(), sent: undefined };
  const isSolved = problem && (problem.field in part || (problem.field === 'favoriteAnimal' && 'notTonight' in part));
  return withForm(
    // What starts by itself is what was asked for, not a form that is being changed.
    { ...state, meant: null, problem: isSolved ? null : problem, flow: flow.at === 'expecting-children' ? FORM : flow },
    { ...form, ...renewed, ...part },
  );
}

function childrenLoaded(state: CreateState, children: readonly Child[] | undefined, newId: () => string): Next {
  const [onlyChild, ...others] = children ?? [];
  const isNew = onlyChild?.id !== state.children?.[0]?.id;
  const chosen = chooseMeant({ ...state, children }, newId);
  const filledIn = andThen(chosen, (known) => {
    // A family with one child means that child, unless the form was begun.
    const isMeant = known.meant === null && onlyChild && others.length === 0 && isNew && isUntouched(known.form);
    return isMeant ? withForm(known, { ...known.form, ...wishesOf(onlyChild) }) : next(known);
  });
  return andThen(filledIn, (known) => beginIfExpected(known, newId));
}

/** Begins the form anew for the child that Home opened it for. */
function chooseMeant(state: CreateState, newId: () => string): Next {
  const { meant, children } = state;
  if (meant === null || children === undefined) return next(state);
  const child = children.find(({ id }) => id === meant.id);
  // The server's answer may follow a copy that does not have it yet.
  return child ? withForm({ ...state, meant: null }, { ...emptyForm(newId()), ...meant.chosen, ...wishesOf(child) }) : next(state);
}

function expectChildren(state: CreateState, newId: () => string): Next {
  const waiting = next({ ...state, flow: { at: 'expecting-children' } }, [
    'wait',
    { milliseconds: CHILDREN_WAIT_MS, event: 'waited-too-long' },
  ]);
  return andThen(waiting, (expecting) => beginIfExpected(expecting, newId));
}

function beginIfExpected(state: CreateState, newId: () => string): Next {
  const { flow, uid, children, form, meant } = state;
  if (flow.at !== 'expecting-children' || uid === null || children === undefined || meant !== null) return next(state);
  return isComplete(form) ? submit(state, [], newId) : next({ ...state, flow: FORM });
}

function submit(before: CreateState, typed: readonly string[], newId: () => string): Next {
  const { form, uid, children = [], flow } = before;
  // Two presses make one story.
  if (flow.at === 'checking' || flow.at === 'going-back' || underWay(before)) return next(before);
  const state: CreateState = { ...before, problem: null, flow: FORM };
  if (!isComplete(form)) return next(state, toast({ ...messages.MISSING_INFORMATION, tone: 'destructive' }));
  if (uid === null) return next({ ...state, flow: { at: 'signing-up' } });
  if (uid === '') return next(state, toast({ ...messages.AUTHENTICATION_ERROR, tone: 'destructive' }), ['navigate', { to: '/auth' }]);
  const parsed = parseStoryRequest(wishesIn({ ...form, siblings: [...form.siblings, ...typed] }, children));
  if (!parsed.ok) return next({ ...state, problem: { field: parsed.field ?? '', message: parsed.message } });
  const request = parsed.value;
  if (!request.notTonight) return beginOnFirst(state, { uid, request }, newId);
  return next({ ...state, flow: { at: 'checking', uid, request } }, ['check-topics', request]);
}

function questionShown(state: CreateState, question: number, newId: () => string): Next {
  if (question === state.question) return next(state);
  const shown = { ...state, question };
  // A press of “Next” may still arrive; only a step back goes on.
  return state.flow.at === 'going-back' && question < state.question ? beginOnFirst(shown, state.flow, newId) : next(shown);
}

/** Begins to write once the form's own history entry is shown, so that one step back leaves a story that is being written. */
function beginOnFirst(state: CreateState, { uid, request }: Checked, newId: () => string): Next {
  const { form, question } = state;
  if (question > 0) return next({ ...state, flow: { at: 'going-back', uid, request } }, ['go-back', question]);
  const sent = JSON.stringify(request);
  // The same id for the same request: a second attempt after a failure finds the story that was written meanwhile.
  const storyId = form.sent === undefined || form.sent === sent ? form.storyId : newId();
  const order = { storyId, uid, request: { ...request, coverImage: form.coverImage } };
  return withForm(
    { ...state, flow: { at: 'writing', order, step: 'writing', safe: false, long: false, pages: null, page: null } },
    { ...form, storyId, sent },
    ['wait', { milliseconds: LONG_WAIT_MS, event: 'took-long' }],
    ['write', order],
  );
}

function finish(state: CreateState, { outcome, online }: { outcome: StoryOutcome; online: boolean }): Next {
  const { form, here } = state;
  const writing = underWay(state);
  if (writing === null) return next(state);
  const isSafe = outcome.kind === 'ready' || (outcome.kind === 'waiting' && outcome.stored);
  const replaced: readonly Command[] = isSafe && form.replaces !== undefined ? [['discard-replaced', form.replaces]] : [];
  if (outcome.kind === 'ready') return next(leaving(state), ...replaced, toast(messages.storyCreated(outcome.title)));
  if (outcome.kind === 'waiting' && outcome.stored) {
    // A user who has left was told before.
    if (!here) return next(leaving(state), ...replaced);
    const words = messages.queued(outcome.wait, { online, pagesRead: writing.page !== null });
    return next(leaving(state), ...replaced, DISCARD_DRAFT, ['navigate', { to: '/favorites' }], toast(words));
  }
  // The form was away while pages were read, and a name that was typed but not added went with it.
  const siblings = writing.order.request.siblings ?? [];
  const back: CreateState = { ...state, flow: FORM };
  const shown = here && writing.page !== null ? withForm(back, { ...form, siblings }) : next(back);
  return andThen(shown, (formShown) => {
    if (outcome.kind === 'canceled') return next(formShown, toast(messages.CANCELED));
    if (outcome.kind === 'refused' && here && outcome.message !== '' && isTyped(outcome.field))
      return next({ ...formShown, problem: { field: outcome.field, message: outcome.message } });
    return next(formShown, toast(messages.creationFailed(outcome)));
  });
}

/** Whether the field shows its own problem. */
function isTyped(field: string | undefined): field is string {
  return field !== undefined && ['childName', 'siblings', 'favoriteAnimal'].includes(field);
}
