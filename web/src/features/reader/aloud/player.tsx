import '../../../styles/read-aloud.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useElapsed } from '../../../data/device/use-now.ts';
import { CheckBox } from '../../../ui/form/check-box.tsx';
import { useStoryVoices } from '../../voices/api/story-voices.ts';
import { handOverTo } from '../api/reading/hand-over.ts';
import { following, linedUp } from '../api/reading/line-up.ts';
import { listening, NOT_LISTENING, type OpenBook, turnLightsOut, useListening } from '../api/reading/listening.ts';
import { chooseComfort, useReadingComfort } from '../api/reading/reading-comfort.ts';
import { chooseReader, DEVICE_VOICE, useReader } from '../api/reading/reading-voice.ts';
import { pathOf } from '../api/stories/path-of.ts';
import { SOUNDS_AFTER } from '../comfort/messages.ts';
import { showLightsOut } from './lights-out.tsx';
import { ListeningSheet } from './listening-sheet.tsx';
import { NightVeil } from './night-veil.tsx';
import { PlayerBar } from './player-bar.tsx';
import { useVoices } from './speech/use-voices.ts';
import { createReadingSession } from './start-reading.ts';
import { rememberTimer } from './usual-timer.ts';

/** Reads the open book aloud: the bar with its controls, the sheet behind it, and the dark page after the timer. */
export function Player({ book }: { book: OpenBook }) {
  const { language } = book;
  const voices = useVoices(language);
  const readers = useReadersOf(book.id);
  const now = useReadingSession(book, readers !== null && voices !== null, readers?.recorded ?? null);
  const { dark } = useListening();
  const [sheet, setSheet] = useState(false);

  useMarkInView(now?.state.mark ?? null);
  useLayoutEffect(() => {
    if (dark) showLightsOut();
  }, [dark]);

  if (!now) return null;
  const { state } = now;
  return (
    <>
      <PlayerBar
        state={state}
        left={now.reading.left()}
        onToggle={() => (state.stage === 'reading' ? now.reading.pause() : now.reading.play())}
        onPrevious={now.reading.previous}
        onNext={now.reading.next}
        onManner={() => setSheet(true)}
        onLightsOut={() => {
          turnLightsOut();
          now.reading.play();
        }}
        onClose={() => listening.set(NOT_LISTENING)}
      />
      {sheet && !dark && state.stage !== 'asleep' && (
        <ListeningSheet
          timer={state.timer.choice}
          onTimer={(choice) => {
            rememberTimer(choice);
            now.reading.setTimer(choice);
          }}
          readers={readers?.choices ?? []}
          reader={readers?.recorded ?? DEVICE_VOICE}
          onReader={(reader) => chooseReader(book.id, reader)}
          voices={voices ?? []}
          language={language}
          follows={following(linedUp(), book.id).length > 0}
          soundsAfter={<SoundsAfter />}
          onClose={() => setSheet(false)}
        />
      )}
      {!dark && state.stage === 'asleep' && <NightVeil onWake={now.reading.wake} />}
    </>
  );
}

function SoundsAfter() {
  const { soundsAfter } = useReadingComfort();
  return <CheckBox {...SOUNDS_AFTER} checked={soundsAfter} onChange={(on) => chooseComfort({ soundsAfter: on })} />;
}

/** Milliseconds to wait for the list of recordings, before the device's voice begins. */
const LIST_TIMEOUT_MS = 2500;

/** Who can read this story: its kept recordings, of which the newest reads unless another voice was chosen. Null until they are known. */
function useReadersOf(storyId: string): { recorded: string | null; choices: { id: string; name: string }[] } | null {
  const chosen = useReader(storyId);
  const { voices, failed } = useStoryVoices(storyId);
  const late = useElapsed(LIST_TIMEOUT_MS);

  if (!voices && !failed && !late) return null;
  const kept = (voices ?? []).filter((voice) => voice.kept && voice.pages.length > 0);
  const recorded = chosen === DEVICE_VOICE ? undefined : (kept.find(({ id }) => id === chosen) ?? kept.at(-1));
  return { recorded: recorded?.id ?? null, choices: kept.map(({ id, name }) => ({ id, name })) };
}

/** Null until it is ready to begin. */
function useReadingSession({ id, title, language, pages, page, onPage }: OpenBook, ready: boolean, recorded: string | null) {
  const firstPage = useRef(page);
  firstPage.current = page;
  const navigate = useRef(useNavigate());
  const session = useMemo(
    () =>
      ready
        ? createReadingSession({ id, title, language, pages, page: firstPage.current }, recorded, (story) => {
            handOverTo(story);
            navigate.current(pathOf(story));
          })
        : null,
    [id, title, language, pages, ready, recorded],
  );
  useEffect(() => session?.show(page, onPage), [session, page, onPage]);
  return useSyncExternalStore(session?.subscribe ?? neverChanges, session?.get ?? nothing);
}

const neverChanges = () => () => undefined;
const nothing = () => null;

/** Pixels at the screen's edges that belong to the bars. */
const TOP_BAR_PX = 88;
const BOTTOM_BARS_PX = 190;

function useMarkInView(mark: number | null): void {
  useEffect(() => {
    if (mark === null) return;
    const sentence = document.querySelector('#main .reading-mark');
    if (!sentence) return;
    const { top, bottom } = sentence.getBoundingClientRect();
    if (top >= TOP_BAR_PX && bottom <= window.innerHeight - BOTTOM_BARS_PX) return;
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollBy({ top: top - Math.max(TOP_BAR_PX, window.innerHeight * 0.25), behavior: calm ? 'instant' : 'smooth' });
  }, [mark]);
}
