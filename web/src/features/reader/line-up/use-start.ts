import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../ui/toaster/toast.ts';
import { endHandOver, handOverTo } from '../api/reading/hand-over.ts';
import type { LinedUp } from '../api/reading/line-up.ts';
import { allowSpeech } from '../api/reading/listening.ts';
import { NOTHING_OPENS } from './messages.ts';
import { firstToOpen, pathOf } from './open-line-up.ts';

/** Starts a line-up with its first story that can be opened, to be read or heard. @returns `starting` while that story is looked for */
export function useStart(stories: readonly LinedUp[]) {
  const navigate = useNavigate();
  const [starting, setStarting] = useState<'read' | 'listen' | null>(null);

  async function start(how: 'read' | 'listen'): Promise<void> {
    // Before the wait, because only a press allows it.
    if (how === 'listen') allowSpeech();
    setStarting(how);
    const first = await firstToOpen(stories);
    setStarting(null);
    if (first === null) {
      toast(NOTHING_OPENS);
      return;
    }
    // Ends also a start that has not opened its story, which would be heard if it was begun again to be read.
    endHandOver();
    if (how === 'listen') handOverTo(first.storyId);
    navigate(pathOf(first.storyId));
  }

  return { starting, start: (how: 'read' | 'listen') => void start(how) };
}
