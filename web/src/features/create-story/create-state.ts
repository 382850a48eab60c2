/** What the create flow knows, what happens to it, and what it asks for. */
import type { Child, StoryRequest } from '@tuckaway/domain';
import type { DeliveryStep, StoryOutcome } from '../../data/outbox/outbox.ts';
import type { SubmittedStory } from '../../data/stories/submit-story-request.ts';
import type { ToastMessage } from '../../ui/toaster/toast.ts';
import { type FieldProblem, isComplete, type StoryForm } from './story-form.ts';
import type { FirstPages } from './waiting/first-pages.ts';
import type { StoryUnderWay } from './waiting/story-progress.tsx';

/** The code of the waiting dialog and of the first pages. */
export type WaitingCode = typeof import('./waiting/late.ts');

export interface Writing extends StoryUnderWay {
  /** The first pages, once there are some. */
  pages: FirstPages | null;
  /** The page of them that the user reads, counted from 0; null before there is one. */
  page: number | null;
}

/** A request without mistakes. */
export interface Checked {
  uid: string;
  request: StoryRequest;
}

export type Flow =
  | { at: 'form' }
  /** The story is wanted without another press, and begins when the children are known. */
  | { at: 'expecting-children' }
  | { at: 'signing-up' }
  /** The topics to avoid are compared with the animal, then the form's own history entry is gone back to. */
  | ({ at: 'checking' | 'going-back' } & Checked)
  /** `leaving`: the next screen is loading, and the waiting stays until it is there. */
  | ({ at: 'writing' | 'leaving' } & Writing);

export interface CreateState {
  form: StoryForm;
  problem: FieldProblem | null;
  /** The remembered children; undefined until they are known. */
  children: readonly Child[] | undefined;
  /** The signed-in account, empty if it has no id. */
  uid: string | null;
  /** The question that is shown, counted from 0. */
  question: number;
  /** The child for whom Home opened the form, until the children are known. Anything the user has typed since wins. */
  meant: string | null;
  lastSurprise: Partial<StoryForm>;
  canSignUpHere: boolean;
  /** Whether the user is still on this screen. */
  here: boolean;
  waitingCode: WaitingCode | null;
  flow: Flow;
}

export type CreateEvent =
  | { type: 'opened' | 'left' | 'opened-to-write' | 'signed-up' | 'sign-up-dismissed' | 'waited-too-long' }
  | { type: 'opened-for-child'; id: string }
  | { type: 'draft-prepared'; form: StoryForm; problem: FieldProblem | null }
  | { type: 'signed-in'; uid: string | null }
  | { type: 'children-loaded'; children: readonly Child[] | undefined }
  | { type: 'question-shown'; question: number }
  | { type: 'changed' | 'surprised'; part: Partial<StoryForm> }
  /** `typed`: names that were typed into the form but not added. */
  | { type: 'submitted'; typed: readonly string[] }
  /** `conflict` says why the animal cannot be in a story without the topics to avoid. */
  | { type: 'checked'; conflict: string | null }
  | { type: 'waiting-loaded'; code: WaitingCode }
  | { type: 'step-reached'; step: DeliveryStep }
  | { type: 'stored' | 'took-long' | 'went-to-favorites' }
  | { type: 'pages-written'; pages: FirstPages }
  | { type: 'page-shown'; page: number }
  /** The story is there, before its entry is removed from the outbox. */
  | { type: 'arrived'; storyId: string }
  | { type: 'finished'; outcome: StoryOutcome; online: boolean };

export type Command =
  | { do: 'store-draft'; form: StoryForm }
  | { do: 'discard-draft' }
  | { do: 'check-topics'; request: StoryRequest }
  | { do: 'write'; order: SubmittedStory }
  | { do: 'discard-replaced'; entryId: string }
  | { do: 'toast'; message: ToastMessage }
  | { do: 'navigate'; to: string; state?: object }
  | { do: 'go-back'; entries: number }
  /** The event comes after the wait, unless another wait takes its place. */
  | { do: 'wait'; milliseconds: number; event: CreateEvent };

/** @param returnsFromGoogle the page was opened on the way back from Google's page, which the sign-up sheet had left for. */
export function initialState(
  draft: Pick<CreateState, 'form' | 'problem'>,
  { returnsFromGoogle, canSignUpHere }: { returnsFromGoogle: boolean; canSignUpHere: boolean },
): CreateState {
  return {
    ...draft,
    ...{ children: undefined, uid: null, question: 0, meant: null, lastSurprise: {}, canSignUpHere, here: true, waitingCode: null },
    flow: { at: returnsFromGoogle && isComplete(draft.form) ? 'signing-up' : 'form' },
  };
}

/** The story that is being written, or was just written. */
export function underWay({ flow }: CreateState): Writing | null {
  return flow.at === 'writing' || flow.at === 'leaving' ? flow : null;
}
