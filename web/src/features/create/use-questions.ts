/** The questions of the create form, which a phone shows one at a time, each with an entry of its own in the tab's history. */
import { useCallback, useRef } from 'react';
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
  /** False if there is room for the whole form. */
  oneByOne: boolean;
  /** Counted from 0. */
  current: number;
  /** Earlier questions are steps back in the history, as with the browser's own button. */
  show: (question: number) => void;
}

export function useQuestions(): Questions {
  const navigate = useNavigate();
  const { state } = useLocation();
  const oneByOne = useMedia(PHONE);
  // Question n is always n entries after the form's own.
  const current = questionIn(state) ?? 0;
  /** Where the last press leads, which the next one may not wait for. */
  const target = useRef(current);
  target.current = current;

  const show = useCallback(
    (question: number) => {
      if (question < target.current) navigate(question - target.current);
      for (let next = target.current + 1; next <= question; next++) navigate('.', { state: { question: next } });
      target.current = question;
    },
    [navigate],
  );

  return { oneByOne, current, show };
}
