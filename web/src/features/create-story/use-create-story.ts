import { parseStoryRequest, type StoryRequest, topicsOfChildren } from '@tuckaway/domain';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useChildren } from '../../data/account/children/children.ts';
import { useSession } from '../../data/session/session.ts';
import { returnsFromGoogle } from '../../data/session/session-actions.ts';
import { discardReplacedRequest } from '../../data/stories/changed-request.ts';
import type { CreateFormVisit } from '../../data/stories/next-episode.ts';
import { type DeliveryStep, type SubmitOutcome, type SubmittedStory, submitStoryRequest } from '../../data/stories/submit-story-request.ts';
import { toast } from '../../ui/toaster/toast.ts';
import * as messages from './messages.ts';
import {
  discardForm,
  emptyForm,
  type FieldProblem,
  isComplete,
  isUntouched,
  rememberedChild,
  type StoryForm,
  storedForm,
  storedProblem,
  storeForm,
  surprise,
  wishesIn,
  wishesOf,
} from './story-form.ts';
import { questionIn } from './use-questions.ts';

/** Milliseconds after which the user is told that it takes longer and that they may leave. */
const LONG_WAIT_MS = 12_000;
/** Milliseconds after which a story that waits for the children is left to another press: without them their topics to avoid are unknown. */
const CHILDREN_WAIT_MS = 5000;

export interface StoryUnderWay {
  order: SubmittedStory;
  step: DeliveryStep;
  /** The request is stored, so nothing is lost by leaving. */
  safe: boolean;
  long: boolean;
}

/** Whether the field shows its own problem. */
function isTyped(field: string | undefined): field is string {
  return field !== undefined && ['childName', 'siblings', 'favoriteAnimal'].includes(field);
}

/**
 * The create flow (section 4): the form, its checks in section 5's order, the waiting and the outcome.
 * @param canSignUpHere whether a visitor signs up on top of the form instead of on /auth.
 * @param returnToFirst leaves one entry in the history for the form, so that one step back leaves a story that is being written.
 */
export function useCreateStory(returnToFirst: () => Promise<void> | null, canSignUpHere: boolean) {
  const navigate = useNavigate();
  const { key: visit, state: visitState } = useLocation();
  const session = useSession();
  const [form, setForm] = useState(storedForm);
  const [problem, setProblem] = useState<FieldProblem | null>(storedProblem);
  const [preparedFor, setPreparedFor] = useState(visit);
  if (preparedFor !== visit && questionIn(visitState) === null) {
    // A link from this screen to itself has prepared a new draft.
    setPreparedFor(visit);
    setForm(storedForm());
    setProblem(storedProblem());
  }
  const children = useChildren();
  const known = children ?? [];
  const [underWay, setUnderWay] = useState<StoryUnderWay | null>(null);
  const canceling = useRef<AbortController | null>(null);
  const longWait = useRef<ReturnType<typeof setTimeout>>(undefined);
  const here = useRef(true);
  const safe = useRef(false);
  /** Two presses may wait for {@link conflictOf}. */
  const started = useRef(false);
  /** The page that the user reads while the story is written, counted from 0; null before there is one. */
  const pageRead = useRef<number | null>(null);

  const lastSurprise = useRef<Partial<StoryForm>>({});

  const onPage = useCallback((page: number) => {
    pageRead.current = page;
  }, []);

  const continuing = useRef(false);
  continuing.current = form.continues !== null;
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
      clearTimeout(longWait.current);
      // A story under way goes on and becomes a favorite, and a next episode is asked for anew: the next form starts empty.
      if (safe.current || continuing.current) discardForm();
    };
  }, []);

  const childrenAreKnown = children !== undefined;
  // A press elsewhere asked for this story already. Its children's choices count, so they have to be known; a reload does not ask again.
  const asked = (visitState as Partial<CreateFormVisit> | null)?.start === true;
  const [wanted, setWanted] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit.
  useEffect(() => {
    if (!asked) return;
    setWanted(true);
    navigate('.', { replace: true, state: null });
  }, [asked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit.
  useEffect(() => {
    if (!wanted || !childrenAreKnown) return;
    setWanted(false);
    if (isComplete(form)) void submit();
  }, [wanted, childrenAreKnown]);

  // A press elsewhere meant this child; what is typed before the children are known counts more.
  const [meant, setMeant] = useState<string | undefined>(undefined);
  const pressed = (visitState as Partial<CreateFormVisit> | null)?.child;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit.
  useEffect(() => {
    if (pressed === undefined) return;
    setMeant(pressed);
    navigate('.', { replace: true, state: null });
  }, [pressed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit.
  useEffect(() => {
    if (meant === undefined || !childrenAreKnown) return;
    setMeant(undefined);
    const child = known.find(({ id }) => id === meant);
    if (child) keep({ ...emptyForm(), ...wishesOf(child) });
  }, [meant, childrenAreKnown]);

  // A visitor's story is written as soon as they have signed up, and their children are known.
  const [signingUp, setSigningUp] = useState<'asking' | 'done' | null>(() => (returnsFromGoogle() && isComplete(form) ? 'asking' : null));
  const ready = signingUp === 'done' && session.status === 'signed-in' && childrenAreKnown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each sign-up.
  useEffect(() => {
    if (!ready) return;
    setSigningUp(null);
    void submit();
  }, [ready]);

  const starting = wanted || signingUp === 'done';
  function stopWaiting(): void {
    setWanted(false);
    setSigningUp((now) => (now === 'done' ? null : now));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wait.
  useEffect(() => {
    if (!starting) return;
    const timer = setTimeout(stopWaiting, CHILDREN_WAIT_MS);
    return () => clearTimeout(timer);
  }, [starting]);

  function requireLogin(): void {
    setSigningUp(null);
    toast({ ...messages.LOGIN_REQUIRED, tone: 'destructive' });
    navigate('/auth');
  }

  const [onlyChild] = known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the children are known.
  useEffect(() => {
    // A family with one child means that child, unless the form was begun.
    if (onlyChild && known.length === 1 && isUntouched(form)) keep({ ...form, ...wishesOf(onlyChild) });
  }, [onlyChild?.id]);

  function change(part: Partial<StoryForm>): void {
    // What was sent under an id stays its story: changed wishes become another one.
    keep({ ...form, ...(form.sent !== undefined && { storyId: crypto.randomUUID(), sent: undefined }), ...part });
    // What starts by itself is what was asked for, not a form that is being changed.
    stopWaiting();
    setMeant(undefined);
    if (problem && (problem.field in part || (problem.field === 'favoriteAnimal' && 'notTonight' in part))) setProblem(null);
  }

  function keep(next: StoryForm): void {
    setForm(next);
    storeForm(next);
  }

  /** @param typed names that were typed into the form but not added. */
  async function submit(typed: readonly string[] = []): Promise<void> {
    if (underWay !== null) return;
    setProblem(null);
    if (!isComplete(form)) {
      toast({ ...messages.MISSING_INFORMATION, tone: 'destructive' });
      return;
    }
    if (session.status !== 'signed-in') {
      if (canSignUpHere) setSigningUp('asking');
      else requireLogin();
      return;
    }
    const uid = session.user.firebaseUid;
    if (uid === '') {
      toast({ ...messages.AUTHENTICATION_ERROR, tone: 'destructive' });
      navigate('/auth');
      return;
    }
    const parsed = parseStoryRequest(wishesIn({ ...form, siblings: [...form.siblings, ...typed] }, known));
    if (!parsed.ok) {
      setProblem({ field: parsed.field ?? '', message: parsed.message });
      return;
    }
    const request = parsed.value;
    const conflict = request.notTonight ? await conflictOf(request) : null;
    if (conflict !== null) {
      setProblem({ field: 'favoriteAnimal', message: conflict });
      return;
    }
    if (started.current) return;
    started.current = true;
    const returning = returnToFirst();
    if (returning) await returning;
    const order = { storyId: storyIdFor(request), uid, request, coverImage: form.coverImage };
    const controller = new AbortController();
    canceling.current = controller;
    const report = (part: Partial<StoryUnderWay>): void => setUnderWay((now) => now && { ...now, ...part });
    pageRead.current = null;
    setUnderWay({ order, step: 'writing', safe: false, long: false });
    longWait.current = setTimeout(() => report({ long: true }), LONG_WAIT_MS);
    const outcome = await submitStoryRequest(order, {
      signal: controller.signal,
      onStep: (step) => report({ step }),
      onStored: () => {
        safe.current = true;
        report({ safe: true });
      },
      open: (story) => {
        if (here.current) leaveFor(`/read-story/${story.storyId}`, { page: pageRead.current });
        return here.current;
      },
      hasLeft: () => !here.current,
    });
    clearTimeout(longWait.current);
    started.current = false;
    safe.current = false;
    // Where the user is led on, the waiting screen stays until the next screen is there.
    if (outcome.kind !== 'ready' && outcome.kind !== 'queued') {
      setUnderWay(null);
      // The form was away while pages were read, and a name that was typed but not added went with it.
      if (pageRead.current !== null)
        keep({ ...form, storyId: order.storyId, sent: JSON.stringify(request), siblings: request.siblings ?? [] });
    }
    if (form.replaces !== undefined && (outcome.kind === 'ready' || outcome.kind === 'queued')) void discardReplacedRequest(form.replaces);
    conclude(outcome);
  }

  /** The same id for the same request: a second attempt after a failure finds the story that was written meanwhile. */
  function storyIdFor(request: StoryRequest): string {
    const sent = JSON.stringify(request);
    const storyId = form.sent === undefined || form.sent === sent ? form.storyId : crypto.randomUUID();
    keep({ ...form, storyId, sent });
    return storyId;
  }

  function conclude(outcome: SubmitOutcome): void {
    switch (outcome.kind) {
      case 'ready':
        toast(messages.storyCreated(outcome.title));
        return;
      case 'queued':
        // A user who has left was told before.
        if (!here.current) return;
        leaveFor('/favorites');
        if (outcome.because === 'quota') toast({ title: messages.QUEUED_FOR_QUOTA_TITLE, description: outcome.message });
        else if (outcome.because === 'verify-email') toast(messages.QUEUED_FOR_VERIFICATION);
        else if (outcome.because === 'terms') toast(messages.QUEUED_FOR_TERMS);
        else if (outcome.because === 'offline') toast(messages.QUEUED_OFFLINE);
        else toast(pageRead.current === null ? messages.QUEUED_AFTER_FAILURE : messages.QUEUED_AFTER_PAGES);
        return;
      case 'canceled':
        toast(messages.CANCELED);
        return;
      case 'refused':
        if (here.current && outcome.message !== '' && isTyped(outcome.field))
          setProblem({ field: outcome.field, message: outcome.message });
        else fail(outcome.message || messages.REFUSED_WITHOUT_WORDS);
        return;
      case 'failed':
        fail(outcome.message || messages.NEITHER_CREATED_NOR_QUEUED);
    }
  }

  function fail(description: string): void {
    toast({ title: messages.CREATION_FAILED_TITLE, description, tone: 'destructive' });
  }

  function leaveFor(path: string, state?: object): void {
    discardForm();
    navigate(path, { state });
  }

  return {
    form,
    child: rememberedChild(known, form),
    leftOut: topicsOfChildren(form, known),
    change,
    problem,
    underWay,
    /** It begins as soon as the children are known. */
    starting,
    submit,
    onPage,
    surpriseMe: () => {
      lastSurprise.current = surprise(form, lastSurprise.current);
      change(lastSurprise.current);
    },
    cancel: () => canceling.current?.abort(),
    leave: () => leaveFor('/favorites'),
    signedIn: session.status === 'signed-in',
    /** Not null while the sheet is open. */
    signUp: signingUp === 'asking' ? { onSignedIn: () => setSigningUp('done'), onDismiss: requireLogin } : null,
  };
}

/** Why the animal cannot be in a story without these topics; null if it can. Without the words, the function checks it. */
async function conflictOf({ favoriteAnimal, notTonight = [] }: StoryRequest): Promise<string | null> {
  const words = await import('./topic-words.ts').catch(() => null);
  const topic = words?.conflictingTopic(favoriteAnimal, notTonight) ?? null;
  return words && topic ? words.conflictMessage(topic) : null;
}
