import { useState } from 'react';
import { ChangeDialog } from './change-dialog.tsx';
import { Entries, Entry } from './entries.tsx';
import { CHANGE_TEXTS, SIGN_IN_TEXTS } from './messages.ts';
import { useWayToConfirm } from './use-way-to-confirm.ts';

/** How the user signs in, and changing that. */
export function SignInEntries() {
  const way = useWayToConfirm();
  const [changing, setChanging] = useState<keyof typeof CHANGE_TEXTS | null>(null);
  if (way === 'unknown') return <p className="text-soft">{SIGN_IN_TEXTS.unknown}</p>;
  // Firebase Auth knows it in a moment; meanwhile a press opens the dialog, which asks for the password.
  const confirmBy = way ?? 'password';
  return (
    <>
      {way === 'google' && <p className="mb-3 text-soft">{SIGN_IN_TEXTS.google}</p>}
      <Entries>
        <Entry icon="mail" label={CHANGE_TEXTS.email[confirmBy].open} opensDialog onPress={() => setChanging('email')} />
        <Entry icon="shield" label={CHANGE_TEXTS.password[confirmBy].open} opensDialog onPress={() => setChanging('password')} />
      </Entries>
      {changing !== null && <ChangeDialog what={changing} way={confirmBy} onClose={() => setChanging(null)} />}
    </>
  );
}
