import { useState, useSyncExternalStore } from 'react';
import { decodeSound, playPart } from '../../../data/device/sound/play-sound.ts';
import { createStore } from '../../../data/device/store.ts';
import { CallFailed } from '../../../data/http/call.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { askGrownUp } from '../../parents/api/gate.ts';
import { type HeardTakes, keepVoice, revokeInvitation } from '../api/invitations.ts';
import {
  copyWholeVoice,
  deleteVoice,
  type RecordedPage,
  recordedPage,
  refreshVoices,
  type StoryVoice,
  waitingPage,
} from '../api/story-voices.ts';
import { sayInterrupted } from '../say-interrupted.ts';
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
  const [player] = useState(createVoicePlayer);
  const listening = useSyncExternalStore(player.subscribe, player.listening);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const recorded = voice.pages.length;
  const allHeard = voice.pages.every((page) => heard[page] !== undefined);

  // When the guest has recorded again, the list does not say which page.
  const [changedAt, setChangedAt] = useState(voice.changedAt);
  if (changedAt !== voice.changedAt) {
    setChangedAt(voice.changedAt);
    setHeard({});
  }

  /** Before a voice is kept, those of its pages that were not heard yet, or else all of them. */
  async function listen(): Promise<void> {
    const left = voice.kept ? [] : voice.pages.filter((page) => heard[page] === undefined);
    await player.play(left.length === 0 ? voice.pages : left, {
      read: (page) => (voice.kept ? recordedPage : waitingPage)(storyId, voice.id, page),
      onHeard: (page, recordedAt) => setHeard((before) => ({ ...before, [page]: recordedAt })),
    });
  }

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
          <Button size="sm" variant="secondary" onClick={() => (listening ? player.stop() : void attempt(listen))}>
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

interface Played {
  read: (page: number) => Promise<RecordedPage | null>;
  /** Called when a page was played to its end, with its take's `recordedAt`. */
  onHeard: (page: number, recordedAt: number) => void;
}

/** Plays pages of a voice one after the other, as long as a component is subscribed. */
function createVoicePlayer() {
  const listening = createStore<boolean>(false);
  let stopSound: (() => void) | null = null;
  let turn = 0;

  function stop(): void {
    turn += 1;
    stopSound?.();
    stopSound = null;
    listening.set(false);
  }

  async function playFrom([page, ...rest]: readonly number[], mine: number, played: Played): Promise<void> {
    const recording = page === undefined ? null : await played.read(page);
    if (mine !== turn) return;
    if (page === undefined || recording === null) return stop();
    const sound = await decodeSound(recording.audio);
    if (mine !== turn) return;
    // All of it, also what no sentence begins with: that is what will be kept.
    const onEnd = () => {
      if (recording.recordedAt !== undefined) played.onHeard(page, recording.recordedAt);
      void playFrom(rest, mine, played).catch(stop);
    };
    // What was interrupted was not heard.
    const onInterrupted = () => {
      stop();
      sayInterrupted();
    };
    stopSound = playPart(sound, { from: 0, to: sound.duration * 1000, volume: 1 }, onEnd, onInterrupted);
  }

  return {
    listening: listening.get,
    stop,
    subscribe(listener: () => void): () => void {
      const unsubscribe = listening.subscribe(listener);
      return () => {
        unsubscribe();
        stop();
      };
    },
    /** Resolves when the first page plays. Rejects if it cannot be read or decoded. */
    async play(pages: readonly number[], played: Played): Promise<void> {
      turn += 1;
      listening.set(true);
      await playFrom(pages, turn, played).catch((error: unknown) => {
        stop();
        throw error;
      });
    },
  };
}
