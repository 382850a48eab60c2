import { useState } from 'react';
import { ChangeDialog } from './change-dialog.tsx';
import { Entries, Entry } from './entries.tsx';
import { CHANGE_TEXTS, SIGN_IN_TEXTS } from './messages.ts';
import { useWayToConfirm } from './use-way-to-confirm.ts';

/** How the user signs in, and changing that. */
export function SignInEntries() {
  const way = useWayToConfirm();
  const [changing, setChanging] = useState<keyof typeof CHANGE_TEXTS | null>(null);
  if (way === 'google') return <p className="text-soft">{SIGN_IN_TEXTS.google}</p>;
  if (way === 'unknown') return <p className="text-soft">{SIGN_IN_TEXTS.unknown}</p>;
  return (
    <>
      {/* Firebase Auth knows it in a moment; meanwhile a press opens the dialog, which asks for the password. */}
      <Entries>
        <Entry icon="mail" label={CHANGE_TEXTS.email.open} opensDialog onPress={() => setChanging('email')} />
        <Entry icon="shield" label={CHANGE_TEXTS.password.open} opensDialog onPress={() => setChanging('password')} />
      </Entries>
      {changing !== null && <ChangeDialog what={changing} onClose={() => setChanging(null)} />}
    </>
  );
}
