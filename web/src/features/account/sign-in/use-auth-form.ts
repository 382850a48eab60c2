import { useState } from 'react';
import { AuthFailure } from '../../../data/device/errors.ts';
import { networkIdle } from '../../../data/device/network/network-idle.ts';
import {
  finishGoogleSignIn,
  prepareSignIn,
  returnsFromGoogle,
  signIn,
  signInWithGoogle,
  signUp,
} from '../../../data/session/session-actions.ts';
import { toast } from '../../../ui/toaster/toast.ts';
import { type AuthMode, FAILURE, GOOGLE_TEXTS, MODE_TEXTS } from './messages.ts';

export interface AuthFields {
  name: string;
  email: string;
  password: string;
}

const EMPTY: AuthFields = { name: '', email: '', password: '' };

export type AuthForm = ReturnType<typeof useAuthForm>;

/** The state of /auth: two modes, one form, one request at a time. @param onSignedIn after the toast. */
export function useAuthForm(firstMode: AuthMode, onSignedIn: () => void) {
  const [mode, setMode] = useState<AuthMode>(firstMode);
  const [fields, setFields] = useState(EMPTY);
  const [busy, setBusy] = useState<'form' | 'google' | null>(null);

  /** The same function for the life of the form, so that it is called once. */
  const [formRef] = useState(() => () => {
    if (returnsFromGoogle()) void attempt('google', finishGoogleSignIn, GOOGLE_TEXTS.success);
    return prepareOnceIdle();
  });

  async function attempt(what: 'form' | 'google', work: () => Promise<void>, success: string): Promise<void> {
    if (busy !== null) return;
    setBusy(what);
    try {
      await work();
      toast({ title: success });
      onSignedIn();
    } catch (error) {
      if (!(error instanceof AuthFailure)) throw error;
      toast({ title: FAILURE.title, description: error.message || FAILURE.description, tone: 'destructive' });
    } finally {
      setBusy(null);
    }
  }

  return {
    formRef,
    mode,
    fields,
    busy,
    setField: (field: keyof AuthFields, value: string) => setFields((now) => ({ ...now, [field]: value })),
    toggleMode: () => setMode(mode === 'create' ? 'sign-in' : 'create'),
    submit: () => {
      const { name, email, password } = fields;
      const work = mode === 'create' ? () => signUp(name, email, password) : () => signIn(email, password);
      return attempt('form', work, MODE_TEXTS[mode].success);
    },
    continueWithGoogle: () => attempt('google', signInWithGoogle, GOOGLE_TEXTS.success),
  };
}

/** Loads the code after the screen has loaded, or with the first input. @returns stops waiting for an input. */
function prepareOnceIdle(): () => void {
  void networkIdle(300).then(prepareSignIn);
  // After the screen or the sheet has taken the focus itself.
  const timer = setTimeout(() => {
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, prepareSignIn, { once: true, passive: true });
  });
  return () => {
    clearTimeout(timer);
    for (const event of ['pointerdown', 'focusin']) document.removeEventListener(event, prepareSignIn);
  };
}
