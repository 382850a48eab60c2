import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../../ui/toaster/toast.ts';
import { endHandOver, handOverTo } from '../api/reading/hand-over.ts';
import { type LinedUp, linedUp } from '../api/reading/line-up.ts';
import { allowSpeech } from '../api/reading/listening.ts';
import { pathOf } from '../api/stories/path-of.ts';
import { ALL_GONE, NOTHING_OPENS } from './messages.ts';
import { firstToOpen } from './open-line-up.ts';

type Way = 'read' | 'listen';

/**
 * Starts a line-up with its first story that can be opened, to be read or heard.
 * @returns `starting` while that story is looked for. Presses have no effect meanwhile, and a user who goes elsewhere stays there.
 */
export function useStart(stories: readonly LinedUp[]) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [starting, setStarting] = useState<Way | null>(null);
  const attempt = useRef<AbortController | null>(null);

  function abandon(): void {
    attempt.current?.abort();
    attempt.current = null;
    setStarting(null);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address abandons the start.
  useEffect(() => abandon, [pathname]);

  async function start(way: Way): Promise<void> {
    if (attempt.current !== null) return;
    const controller = new AbortController();
    // Before the wait, because only a press allows it.
    if (way === 'listen') allowSpeech();
    attempt.current = controller;
    setStarting(way);
    const first = await firstToOpen(stories);
    if (first === null && !stories.some(isStillLinedUp)) {
      // Its buttons may have left the screen with the last story, which abandons the start.
      abandon();
      toast(ALL_GONE);
      return;
    }
    if (controller.signal.aborted) return;
    abandon();
    if (first === null) {
      toast(NOTHING_OPENS);
      return;
    }
    // Ends also a start that has not opened its story, which would be heard if it was begun again to be read.
    endHandOver();
    if (way === 'listen') handOverTo(first.storyId);
    navigate(pathOf(first.storyId));
  }

  return { starting, start: (way: Way) => void start(way) };
}

const isStillLinedUp = ({ storyId }: LinedUp): boolean => linedUp().some((story) => story.storyId === storyId);
