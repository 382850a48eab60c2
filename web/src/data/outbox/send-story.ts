import type { DeliveryStep } from './outbox.ts';
import type { OutboxPorts } from './ports.ts';
import { findStory, type NotDone, type Refused, type StoryOrder, storeStory, type WrittenStory, writeStory } from './story-server.ts';

export interface SendStoryOptions {
  signal?: AbortSignal;
  onStep?: (step: DeliveryStep) => void;
  /** It may have been sent before: looks first whether the story is there, so that nothing is written and paid for again. */
  again?: boolean;
}

/** `written` where it came just now; one that was there already is only known by its title. */
export type SentStory = { kind: 'there'; title: string; written?: WrittenStory } | Refused | NotDone;

/**
 * Has the story written and stores it. May be repeated with the same order: it is written, paid and stored once, and a refusal
 * counts only if the story is not there already (decisions P6). Never throws.
 */
export async function sendStory(
  ports: Pick<OutboxPorts, 'identity' | 'fetch' | 'clock' | 'endpoints'>,
  order: StoryOrder,
  { signal, onStep, again = false }: SendStoryOptions = {},
): Promise<SentStory> {
  if (again) {
    const found = await findStory(ports, order, signal);
    if (found.kind !== 'missing') return found;
  }
  onStep?.('writing');
  const written = await writeStory(ports, order, signal);
  if (written.kind === 'refused') return foundOr(written);
  if (written.kind !== 'written') return written;
  if (signal?.aborted) return { kind: 'cancelled' };
  onStep?.('saving');
  const stored = await storeStory(ports, order, written.story, signal);
  if (stored.kind === 'done') return { kind: 'there', title: written.story.title, written: written.story };
  // The database's own words are not for people.
  return stored.kind === 'refused' ? foundOr({ kind: 'refused', message: '' }) : stored;

  async function foundOr(refused: Refused): Promise<SentStory> {
    const found = await findStory(ports, order, signal);
    return found.kind === 'missing' ? refused : found;
  }
}
