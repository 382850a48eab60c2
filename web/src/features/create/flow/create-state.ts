/** What the create flow knows, what happens to it, and what it asks for. */
import type { Child, StoryRequest } from '@tuckaway/domain';
import type { StoryOrder } from '../../../data/outbox/entry.ts';
import type { ToastMessage } from '../../../ui/toaster/toast.ts';
import type { FirstPages } from '../waiting/first-pages.ts';
import type { StoryUnderWay } from '../waiting/story-progress.tsx';
import type { FieldProblem, StoryForm } from './story-form.ts';

/** The code of the waiting dialog and of the first pages. */
export type WaitingCode = typeof import('../waiting/late.ts');

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
  /** The child for whom Home opened the form, with what was chosen for it, until the children are known. Anything the user has typed since wins. */
  meant: { id: string; chosen: Partial<StoryForm> } | null;
  /** Whether the user is still on this screen. */
  here: boolean;
  waitingCode: WaitingCode | null;
  flow: Flow;
}

/** What is asked for, by its name. */
export interface Commands {
  'store-draft': StoryForm;
  'discard-draft': null;
  'check-topics': StoryRequest;
  write: StoryOrder;
  /** The id of the refused entry. */
  'discard-replaced': string;
  toast: ToastMessage;
  navigate: { to: string; state?: object };
  /** Entries of the tab's history. */
  'go-back': number;
  /** The event comes after the wait, unless another wait takes its place. */
  wait: { milliseconds: number; event: 'waited-too-long' | 'took-long' };
}

export type Command = { [Name in keyof Commands]: readonly [name: Name, what: Commands[Name]] }[keyof Commands];

/** The story that is being written, or was just written. */
export function underWay({ flow }: CreateState): Writing | null {
  return flow.at === 'writing' || flow.at === 'leaving' ? flow : null;
}
