import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useUid } from '../../../data/session/session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Button } from '../../../ui/form/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { toast } from '../../../ui/toaster/toast.ts';
import { behindGate } from '../api/gate.ts';
import { countWrongAnswer, forgetWrongAnswers, pauseLeft, takeQuestion } from '../api/gate-memory.ts';
import { isPin, pinIsSet } from '../api/pin.ts';
import { ForgottenPin } from './forgotten-pin.tsx';
import { clock, GATE, waitFor } from './messages.ts';
import { answers, questionOf } from './question.ts';
import { usePause } from './use-pause.ts';

const nextQuestion = () => questionOf(takeQuestion());

/**
 * Asks for the PIN of this device, or a question where there is none, and lets the action pass that waits behind it. After three wrong answers it pauses,
 * longer each time.
 */
export function ParentGate({ action }: { action: () => void }) {
  const [withPin] = useState(pinIsSet);
  const signedIn = useUid() !== null;
  const [question, setQuestion] = useState(nextQuestion);
  const { paused, left, whole, look } = usePause();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<ReactNode>(null);
  const [checking, setChecking] = useState(false);
  const form = useId();
  const field = useRef<HTMLFormElement>(null);
  const close = () => behindGate.set(null);

  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (checking || typed.trim() === '') return;
    // Another tab may have paused it.
    if (pauseLeft(Date.now()) > 0) return look();
    setChecking(true);
    try {
      const isRight = withPin ? await isPin(typed.trim()) : answers(question, typed);
      // The question was closed meanwhile.
      if (behindGate.get() !== action) return;
      if (isRight) {
        forgetWrongAnswers();
        close();
        queueMicrotask(action);
        return;
      }
      countWrongAnswer(Date.now());
      look();
      const another = nextQuestion();
      setQuestion(another);
      setProblem(withPin ? GATE.wrongPin : <Wrong question={GATE.question(another.a, another.b)} />);
      setTyped('');
      field.current?.querySelector('input')?.focus();
    } catch {
      toast({ ...GATE.failed, tone: 'destructive' });
    } finally {
      setChecking(false);
    }
  }

  return (
    <Dialog
      open
      onClose={close}
      title={GATE.title}
      description={withPin ? GATE.pinLead : GATE.lead}
      size="sm"
      closeButton={false}
      footer={
        <>
          <form ref={field} id={form} onSubmit={(event) => void check(event)} className="mb-1 basis-full">
            <TextField
              label={withPin ? GATE.pin : paused ? GATE.pausedQuestion : GATE.question(question.a, question.b)}
              type={withPin ? 'password' : 'text'}
              inputMode="numeric"
              autoComplete="off"
              maxLength={8}
              readOnly={paused}
              value={typed}
              error={paused ? <Paused left={left} whole={whole} /> : problem}
              data-autofocus=""
              onChange={({ target }) => setTyped(target.value)}
            />
            {withPin ? <ForgottenPin onGone={close} /> : signedIn && <p className="mt-2 text-label text-soft">{GATE.tip}</p>}
          </form>
          <Button variant="secondary" onClick={close}>
            {GATE.cancel}
          </Button>
          <Button type="submit" form={form} busy={checking} disabled={paused || typed.trim() === ''}>
            {checking ? GATE.checking : GATE.go}
          </Button>
        </>
      }
    />
  );
}

/** A screen reader hears the whole wait once, not every second of it. */
function Paused({ left, whole }: { left: number; whole: number }) {
  return (
    <>
      {GATE.paused(waitFor(whole))} <span aria-hidden="true">{clock(left)}</span>
    </>
  );
}

/** The next question is shown above the field, where its change is silent, so a screen reader hears it here. */
function Wrong({ question }: { question: string }) {
  return (
    <>
      {GATE.wrong} <span className="sr-only">{question}</span>
    </>
  );
}
