import { useEffect, useRef, useState } from 'react';
import { CallFailed } from '../../data/http/call.ts';
import { decodeSound, playPart } from '../../data/lib/play-sound.ts';
import { askGrownUp } from '../../data/parents/gate.ts';
import { type HeardTakes, keepVoice, revokeInvitation } from '../../data/voices/invitations.ts';
import { copyWholeVoice, deleteVoice, recordedPage, refreshVoices, type StoryVoice, waitingPage } from '../../data/voices/story-voices.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { VOICE } from './messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Saves the story as an e-book in which this voice reads. Rejects if that fails. */
export type SaveTalkingBook = (voice: StoryVoice) => Promise<void>;

interface VoiceRowProps {
  storyId: string;
  voice: StoryVoice;
  /** Pages of the story. */
  pageCount: number;
  onSaveBook: () => Promise<void>;
}

/** One reader of the story. A guest’s recording is heard here, page by page, before it can be kept. */
export function VoiceRow({ storyId, voice, pageCount, onSaveBook }: VoiceRowProps) {
  const [heard, setHeard] = useState<HeardTakes>({});
  const { listening, listen, stop } = useVoice(storyId, voice, heard, (page, recordedAt) => {
    setHeard((before) => ({ ...before, [page]: recordedAt }));
  });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const recorded = voice.pages.length;
  const allHeard = voice.pages.every((page) => heard[page] !== undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the guest has recorded again, and the list does not say which page.
  useEffect(() => setHeard({}), [voice.changedAt]);

  async function attempt(work: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      setProblem((error instanceof CallFailed && error.reason) || VOICE.trouble);
    } finally {
      setBusy(false);
      setAsking(false);
      await refreshVoices(storyId);
    }
  }

  async function keep(): Promise<void> {
    try {
      await keepVoice(storyId, voice.id, heard);
    } catch (error) {
      if (error instanceof CallFailed && error.status === 409) setHeard({});
      throw error;
    }
    // Copies stay only of what the list on this device calls kept.
    await refreshVoices(storyId);
    void copyWholeVoice(storyId, voice.id);
  }

  return (
    <li className="rounded-card border border-line p-4">
      <p className="font-semibold text-ink">
        <bdi>{voice.name}</bdi>
      </p>
      <p className="mt-1 text-label text-soft">
        {recorded === 0
          ? VOICE.invited(voice.name)
          : voice.kept
            ? VOICE.pages(recorded, pageCount)
            : VOICE.waiting(voice.name, Math.ceil(((voice.expiresAt ?? 0) - Date.now()) / DAY_MS))}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {recorded > 0 && (
          <Button size="sm" variant="secondary" onClick={() => (listening ? stop() : void attempt(listen))}>
            {listening ? VOICE.stop : VOICE.listen}
          </Button>
        )}
        {recorded > 0 && !voice.kept && (
          <Button size="sm" busy={busy} disabled={!allHeard} onClick={() => askGrownUp(() => void attempt(keep))}>
            {busy ? VOICE.keeping : VOICE.keep}
          </Button>
        )}
        {recorded > 0 && voice.kept && (
          <Button size="sm" variant="secondary" busy={busy} onClick={() => void attempt(onSaveBook)}>
            {VOICE.save}
          </Button>
        )}
        {voice.linked && !voice.kept && (
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => void attempt(() => revokeInvitation(storyId, voice.id))}>
            {VOICE.endLink}
          </Button>
        )}
        {recorded > 0 && (
          <Button size="sm" variant="quiet" disabled={busy} onClick={() => askGrownUp(() => setAsking(true))}>
            {VOICE.remove}
          </Button>
        )}
      </div>
      <p role="alert" className={problem === null ? 'sr-only' : 'mt-2 text-ink'}>
        {problem}
      </p>
      <ConfirmDialog
        open={asking}
        danger
        busy={busy}
        title={VOICE.question(voice.name)}
        description={VOICE.questionText}
        confirmLabel={VOICE.remove}
        onConfirm={() => void attempt(() => deleteVoice(storyId, voice))}
        onCancel={() => setAsking(false)}
      />
    </li>
  );
}

/**
 * Plays a voice's pages one after the other; before it is kept those that were not heard yet, or else all of them.
 * @param onHeard called when a page was played to its end, with its take's `recordedAt`
 */
function useVoice(
  storyId: string,
  { id, pages, kept }: StoryVoice,
  heard: HeardTakes,
  onHeard: (page: number, recordedAt: number) => void,
) {
  const [listening, setListening] = useState(false);
  const stopSound = useRef<(() => void) | null>(null);
  const turn = useRef(0);

  function stop(): void {
    turn.current += 1;
    stopSound.current?.();
    stopSound.current = null;
    setListening(false);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the sheet closes.
  useEffect(() => stop, []);

  async function play([page, ...rest]: readonly number[], mine: number): Promise<void> {
    const read = kept ? recordedPage : waitingPage;
    const recording = page === undefined ? null : await read(storyId, id, page);
    if (mine !== turn.current) return;
    if (page === undefined || recording === null) return stop();
    const sound = await decodeSound(recording.audio);
    if (mine !== turn.current) return;
    // All of it, also what no sentence begins with: that is what will be kept.
    stopSound.current = playPart(sound, { from: 0, to: sound.duration * 1000, volume: 1 }, () => {
      if (recording.recordedAt !== undefined) onHeard(page, recording.recordedAt);
      void play(rest, mine).catch(stop);
    });
  }

  return {
    listening,
    stop,
    async listen(): Promise<void> {
      turn.current += 1;
      setListening(true);
      const left = kept ? [] : pages.filter((page) => heard[page] === undefined);
      await play(left.length === 0 ? pages : left, turn.current).catch((error: unknown) => {
        stop();
        throw error;
      });
    },
  };
}
