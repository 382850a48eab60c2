/** The questions of the create form, which a phone shows one at a time, each with an entry of its own in the tab's history. */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMedia } from '../../ui/use-media.ts';

/** Tailwind's `max-md`. */
const PHONE = '(width < 48rem)';

/** The question of a history entry, counted from 0; null for the form's own entry, with which every visit begins. */
export function questionIn(state: unknown): number | null {
  const { question } = (state ?? {}) as { question?: unknown };
  return Number.isInteger(question) ? (question as number) : null;
}

interface Questions {
  /** False where there is room for the whole form. */
  oneByOne: boolean;
  /** Counted from 0. */
  current: number;
  /** Earlier questions are steps back in the history, as with the browser's own button. */
  show: (question: number) => void;
  /** Goes back to the form's own entry, so that one step back leaves the form. @returns null if that is the current one */
  returnToFirst: () => Promise<void> | null;
}

export function useQuestions(): Questions {
  const navigate = useNavigate();
  const { state } = useLocation();
  const oneByOne = useMedia(PHONE);
  // Question n is always n entries after the form's own.
  const current = questionIn(state) ?? 0;
  const onReturn = useRef<(() => void) | null>(null);
  /** Where the last press leads, which the next one may not wait for. */
  const target = useRef(current);
  target.current = current;

  useEffect(() => {
    if (current > 0) return;
    onReturn.current?.();
    onReturn.current = null;
  }, [current]);

  function show(question: number): void {
    if (question < target.current) navigate(question - target.current);
    for (let next = target.current + 1; next <= question; next++) navigate('.', { state: { question: next } });
    target.current = question;
  }

  return {
    oneByOne,
    current,
    show,
    returnToFirst: () =>
      current === 0
        ? null
        : new Promise<void>((resolve) => {
            onReturn.current = resolve;
            show(0);
          }),
  };
}
