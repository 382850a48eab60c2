import { asKnown, dueEntries, holdBack, type Run, settleAttention, settleLater } from './drain-run.ts';
import { type StoryEntry, storyIdOf } from './entry.ts';
import { stateOf } from './retry-policy.ts';
import { sendStory } from './send-story.ts';
import { storyLock } from './with-lock.ts';

/** Looks once, and sends what is due, one after another: a slow or bad story costs the others its own time-out and no more. */
export async function drainStories(run: Run<'story'>): Promise<void> {
  for (const entry of await dueEntries(run)) {
    if (run.signedOut) return;
    if (run.closed) await holdBack(run, [entry], run.closed);
    else {
      run.tried.add(entry.id);
      await run.ports.locks.request(storyLock(entry), { ifAvailable: true }, async (held) => {
        // Not to be had: somebody waits for it at the form.
        if (held) await deliver(run, entry);
      });
    }
  }
}

async function deliver(run: Run<'story'>, listed: StoryEntry): Promise<void> {
  const { ports, userId } = run;
  const stored = await ports.queue.get('story', listed.id);
  if (!stored) return;
  const entry = asKnown(stored, run.unwritten);
  // Since the list was read, the form may have met what it has to wait for.
  if (stateOf(entry, ports.clock.now(), run.hurry) !== 'due') return;
  const sent = await sendStory(ports, { storyId: storyIdOf(entry), uid: userId, data: entry.data }, { again: true });
  if (sent.kind === 'there') await settleWritten(run, entry, sent.title);
  else if (sent.kind === 'refused') await settleAttention(run, [entry], 'refused', sent.message);
  else if (sent.kind === 'later') {
    const wait = await settleLater(run, [entry], sent);
    if (sent.because !== 'trouble' && sent.because !== 'no-answer') run.closed = wait;
  } else run.signedOut = true;
}

/** Nobody waits for it at the form: it becomes a favorite, once (decisions P5). */
async function settleWritten(run: Run<'story'>, entry: StoryEntry, title: string): Promise<void> {
  try {
    await run.ports.queue.turnIntoFavorite(entry, title);
    run.outcomes.push({ kind: 'delivered', entry, title });
  } catch {
    // It stays: the next drain finds the story there, and makes it a favorite then.
    await settleLater(run, [entry], { because: 'trouble' });
  }
}
