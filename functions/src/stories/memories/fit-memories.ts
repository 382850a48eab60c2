/** What a child's stories remember: taken from a model's answer, and sent with the child's next request (decision 33). */
import { CHILD_PLACEHOLDER, conflictingTopic, LIMITS, type Memory, type StoryRequest, sameName } from '@tuckaway/domain';
import { GROWN_TOGETHER, marksIn } from '../checks/checks.ts';
import { alwaysFrightening } from '../frightening/always.ts';
import { replaceName } from '../names/find-name.ts';
import { insertName } from '../names/insert-name.ts';
import { ANY_CHILD, outsidePlaceholders } from '../names/placeholders.ts';
import { namesAddProfanity } from '../profanity/profanity.ts';
import { type MemoryPlan, planMemories, type StoredMemory } from './plan-memories.ts';

/** The child of a request as the family remembers it. */
export interface RememberedChild {
  nickname: string;
  /** Nicknames of the family's other children. */
  others: readonly string[];
  /** Newest first. */
  memories: readonly Memory[];
}

/** What is stored of a child when its story is saved. */
export interface StoredChild extends Omit<RememberedChild, 'memories'> {
  /** Oldest first. */
  stored: readonly StoredMemory[];
}

/** What a story adds to the memories of a child. */
export interface NewMemories {
  childId: string;
  /** Which lines to remove and add; null if the id now belongs to another child, because a deleted child's id is used again. */
  plan(child: StoredChild): MemoryPlan | null;
}

/** What a story adds to its child's memories; null for nothing, for a child that is not remembered, or for a story about something that happened today. */
export function newMemories(
  { remember = [] }: { remember?: readonly Memory[] },
  request: Wishes & Pick<StoryRequest, 'childId' | 'moment'>,
): NewMemories | null {
  const { childId, childName } = request;
  // The story may have been written for another call, which had other names.
  const lines = fitMemories(remember, request);
  if (childId === undefined || lines.length === 0 || request.moment) return null;
  return {
    childId,
    plan({ nickname, others, stored }) {
      if (!sameName(nickname, childName)) return null;
      return planMemories(
        stored,
        lines.filter((line) => !namesAny(line, others)),
      );
    },
  };
}

/** The part of a request that decides which lines fit. */
type Wishes = Pick<StoryRequest, 'childName' | 'siblings' | 'notTonight'>;

/** Stands for another child of one story: the next story may have other children. */
const OTHER_CHILD = 'a friend';

/**
 * The first lines of a draft that are plain, gentle, short and without names or topics that are not for tonight. A draft is never rejected because
 * of the others. A line with a hidden word of the animal is left out, because that word is a name.
 */
export function fitMemories(remember: readonly Memory[], request: Wishes): Memory[] {
  const lines = remember.map(({ kind, text }) => ({
    kind,
    text: text.replace(ANY_CHILD, (child) => (child === CHILD_PLACEHOLDER ? child : OTHER_CHILD)),
  }));
  return lines.filter((line) => isFit(line, request)).slice(0, LIMITS.newMemories);
}

/** The remembered lines that may be sent. None if the id now belongs to another child, which happens to requests that waited in the outbox. */
export function knownMemories(child: RememberedChild, request: Wishes): Memory[] {
  if (!sameName(child.nickname, request.childName)) return [];
  return child.memories.filter((line) => isFit(line, request) && !namesAny(line, child.others)).slice(0, LIMITS.childMemories);
}

/** Whether a line contains one of the names or a part of it. */
function namesAny({ text }: Memory, names: readonly string[]): boolean {
  const plain = text.normalize('NFC');
  return names.some((name) => outsidePlaceholders(plain, (part) => replaceName(part, name, () => '')) !== plain);
}

function isFit(line: Memory, { childName, siblings = [], notTonight = [] }: Wishes): boolean {
  const { text } = line;
  return (
    /\p{L}/u.test(text.replaceAll(CHILD_PLACEHOLDER, '')) &&
    text.length <= LIMITS.memoryText &&
    marksIn(text, { animal: { sent: '', hidden: null } }).length === 0 &&
    !GROWN_TOGETHER.test(text) &&
    alwaysFrightening(text) === null &&
    conflictingTopic(text, notTonight) === null &&
    !namesAny(line, [childName, ...siblings]) &&
    !namesAddProfanity([insertName(text, childName)], [text])
  );
}
