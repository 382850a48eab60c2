import { usualSpelling } from '@tuckaway/domain';
import { useEffect, useState } from 'react';
import { NAME_NOTE } from './messages.ts';
import { Offer } from './offer.tsx';

/** A pause in typing, in milliseconds. */
const PAUSE_MS = 800;

/** Offers “Anna” for “anna” and “Ella” for “ELLA”. The family may decline: the name is theirs. */
export function NameNote({ name, onChoose }: { name: string; onChoose: (name: string) => void }) {
  const [typed, setTyped] = useState('');
  const [declined, setDeclined] = useState('');

  useEffect(() => {
    const timer = window.setTimeout(() => setTyped(name), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [name]);

  const usual = typed === name && name !== declined ? usualSpelling(name) : null;
  if (usual === null) return null;
  const texts = [
    { label: NAME_NOTE.use(usual), value: usual },
    { label: NAME_NOTE.keep(name.trim()), value: name },
  ];
  return (
    <Offer texts={texts} onChoose={(chosen) => (chosen === name ? setDeclined(name) : onChoose(chosen))}>
      {NAME_NOTE.ask(usual)}
    </Offer>
  );
}
