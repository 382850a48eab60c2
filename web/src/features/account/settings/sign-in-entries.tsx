import { useEffect, useState } from 'react';
import type { Confirming } from '../api/confirming.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { Entries, Entry } from './entries.tsx';
import { CHANGE_TEXTS, SIGN_IN_TEXTS } from './messages.ts';
import { useWayToConfirm } from './use-way-to-confirm.ts';

type Change = Exclude<Confirming, { change: 'deletion' }>;

/** How the user signs in, and changing that. @param returned the change to go on with on the way back from Google's page */
export function SignInEntries({ returned = null }: { returned?: Change | null }) {
  const way = useWayToConfirm('change');
  const [changing, setChanging] = useState<keyof typeof CHANGE_TEXTS | null>(null);
  const [goesOn, setGoesOn] = useState(returned);

  useEffect(() => {
    // After the settings, because the dialog that opens last is on top.
    if (returned !== null) setChanging(returned.change);
  }, [returned]);

  if (way === 'unknown') return <p className="text-soft">{SIGN_IN_TEXTS.unknown}</p>;
  // Firebase Auth knows it in a moment; meanwhile a press opens the dialog, which asks for the password.
  const confirmBy = way ?? (goesOn ? 'google' : 'password');
  return (
    <>
      {way === 'google' && <p className="mb-3 text-soft">{SIGN_IN_TEXTS.google}</p>}
      <Entries>
        <Entry icon="mail" label={CHANGE_TEXTS.email[confirmBy].open} opensDialog onPress={() => setChanging('email')} />
        <Entry icon="shield" label={CHANGE_TEXTS.password[confirmBy].open} opensDialog onPress={() => setChanging('password')} />
      </Entries>
      {changing !== null && (
        <ChangeDialog
          what={changing}
          way={confirmBy}
          returned={goesOn}
          onClose={() => {
            setChanging(null);
            setGoesOn(null);
          }}
        />
      )}
    </>
  );
}
